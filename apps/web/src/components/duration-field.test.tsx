import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DurationField } from './DurationField.tsx';

it.each([
  ['5m', ''],
  ['1h 30m', ''],
  ['2 days', ''],
  ['90m', '= 1 h 30 m'],
  ['1.5h', '= 1 h 30 m'],
  ['30', '= 30 s'],
  ['', 'For example 30s, 5m or 1h 30m'],
  ['soon', 'Not a duration. Try 30s, 5m, 1h 30m or 2d.'],
])('explains %o only if that helps', (value, hint) => {
  render(<DurationField label="Window" value={value} onChange={() => {}} />);
  const id = screen.getByRole('textbox').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe(hint);
});
