// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fieldReader, type Problems, type ParseResult } from './field-reader.ts';
import { useDraft } from './use-draft.ts';

afterEach(cleanup);

function read(draft: { readonly digits: string }): ParseResult<{ readonly digits: number }> {
  const { problems, hasProblems, count } = fieldReader();
  const digits = count('rules.digits', draft.digits, 6, 12);
  return hasProblems() ? { ok: false, problems } : { ok: true, digits };
}

const typed = (value: string) => ({ target: { value } });

function form(refused: Problems = {}) {
  const onEdit = vi.fn();
  const begin = () => ({ digits: '6' });
  const { result } = renderHook(() => useDraft({ begin, read, refused, onEdit }));
  return {
    onEdit,
    form: () => result.current,
    digits: () => result.current.text('digits', 'Digits', 'rules.digits'),
  };
}

it('shows the error of a field after the first attempt', () => {
  const { form: now, digits } = form();
  act(() => digits().onChange(typed('five')));
  expect(digits()).toMatchObject({ name: 'digits', value: 'five', problem: undefined });
  act(() => now().attempt());
  expect(digits().problem).toMatch(/6 to 12/);
  act(() => digits().onChange(typed('8')));
  expect(digits().problem).toBeUndefined();
  expect(now().read).toEqual({ ok: true, digits: 8 });
});

it('shows the error of the API, and reports later input', () => {
  const { form: now, digits, onEdit } = form({ 'rules.digits': 'Too few.' });
  expect(digits().problem).toBe('Too few.');
  act(() => now().edit({ digits: '9' }));
  expect(now().draft).toEqual({ digits: '9' });
  expect(onEdit).toHaveBeenCalledTimes(1);
});
