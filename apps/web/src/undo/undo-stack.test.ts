import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UNDO_MS, UndoStack } from './undo-stack.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const undoable = (label: string, restore = async () => {}) => {
  const onSettled = vi.fn();
  return { label, restore: vi.fn(restore), onSettled };
};

describe('what can be undone', () => {
  it('is the latest first', async () => {
    const stack = new UndoStack();
    const [first, second] = [undoable('first'), undoable('second')];
    stack.push(first);
    stack.push(second);
    expect(stack.latest()?.label).toBe('second');
    expect(await stack.undo()).toBe(true);
    expect(second.restore).toHaveBeenCalledTimes(1);
    expect(first.restore).not.toHaveBeenCalled();
    expect(stack.latest()?.label).toBe('first');
  });

  it('can be any one of them', async () => {
    const stack = new UndoStack();
    const first = undoable('first');
    const id = stack.push(first);
    stack.push(undoable('second'));
    expect(await stack.undo(id)).toBe(true);
    expect(first.restore).toHaveBeenCalledTimes(1);
    expect(stack.latest()?.label).toBe('second');
  });

  it('is undone once', async () => {
    const stack = new UndoStack();
    const only = undoable('only');
    const id = stack.push(only);
    expect(await Promise.all([stack.undo(id), stack.undo(id)])).toEqual([true, false]);
    expect(only.restore).toHaveBeenCalledTimes(1);
  });

  it('has ten seconds, each on its own', async () => {
    const stack = new UndoStack();
    const [first, second] = [undoable('first'), undoable('second')];
    stack.push(first);
    vi.advanceTimersByTime(UNDO_MS - 1);
    stack.push(second);
    vi.advanceTimersByTime(1);
    expect(first.onSettled).toHaveBeenCalledExactlyOnceWith('expired');
    expect(second.onSettled).not.toHaveBeenCalled();
    vi.advanceTimersByTime(UNDO_MS);
    expect(stack.latest()).toBeNull();
    expect(await stack.undo()).toBe(false);
  });

  it('is put back one after the other, in the order of asking', async () => {
    const stack = new UndoStack();
    const order: string[] = [];
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    stack.push(undoable('second', async () => void order.push('second')));
    stack.push(
      undoable('first', async () => {
        await gate;
        order.push('first');
      }),
    );
    const both = Promise.all([stack.undo(), stack.undo()]);
    vi.advanceTimersByTime(UNDO_MS);
    release();
    expect(await both).toEqual([true, true]);
    expect(order).toEqual(['first', 'second']);
  });

  it('does not block the next when it fails', async () => {
    const stack = new UndoStack();
    const failing = undoable('failing', () => Promise.reject(new Error('gone')));
    stack.push(undoable('other'));
    stack.push(failing);
    expect(await Promise.all([stack.undo(), stack.undo()])).toEqual([false, true]);
    expect(failing.onSettled).toHaveBeenCalledExactlyOnceWith('failed', new Error('gone'));
  });
});
