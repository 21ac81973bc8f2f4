import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from './Checkbox.tsx';
import { ComboboxField } from './ComboboxField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

describe('fields with options', () => {
  it('select one of a few', async () => {
    const user = userEvent.setup();
    const onPick = vi.fn();
    render(
      <SelectField label="Role" choices={['viewer', 'admin']} chosen="viewer" onPick={onPick} />,
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'admin');
    expect(onPick).toHaveBeenCalledExactlyOnceWith('admin');
  });

  it('find one of many', async () => {
    const user = userEvent.setup();
    const onPick = vi.fn();
    const choices = Array.from({ length: 500 }, (_, index) => `zone-${index}`);
    render(<ComboboxField label="Zone" choices={choices} chosen="zone-0" onPick={onPick} />);
    const field = screen.getByRole('combobox', { name: 'Zone' });
    await user.clear(field);
    await user.type(field, '499');
    await user.click(await screen.findByRole('option', { name: 'zone-499' }));
    expect(onPick).toHaveBeenCalledExactlyOnceWith('zone-499');
  });
});

describe('a checkbox', () => {
  it('shows whether some, all or none are selected', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn();
    render(<Checkbox label="All rows" hideLabel checked={false} mixed onChange={onChange} />);
    const box = screen.getByRole('checkbox', { name: 'All rows' });
    expect(box.getAttribute('aria-checked')).toBe('mixed');
    await user.click(box);
    expect(onChange.mock.calls[0]?.[0]).toBe(true);
  });
});

describe('a multi-line field', () => {
  it('is described by its error', () => {
    render(<TextField label="Members" problem="Line 3 holds no member." />);
    const field = screen.getByRole('textbox', { name: 'Members' });
    const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('Line 3 holds no member.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });
});
