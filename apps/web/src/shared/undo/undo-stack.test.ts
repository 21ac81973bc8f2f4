import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RETRY_MS, UNDO_MS, UndoStack } from './undo-stack.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const undoable = (label: string, restore = async () => {}) => {
  const onOutcome = vi.fn();
  return { label, restore: vi.fn(restore), onOutcome };
};

describe('an undoable action', () => {
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

  it('has ten seconds, independent of others', async () => {
    const stack = new UndoStack();
    const [first, second] = [undoable('first'), undoable('second')];
    stack.push(first);
    vi.advanceTimersByTime(UNDO_MS - 1);
    stack.push(second);
    vi.advanceTimersByTime(1);
    expect(first.onOutcome).toHaveBeenCalledExactlyOnceWith('expired');
    expect(second.onOutcome).not.toHaveBeenCalled();
    vi.advanceTimersByTime(UNDO_MS);
    expect(stack.latest()).toBeNull();
    expect(await stack.undo()).toBe(false);
  });

  it('is restored sequentially, in the order of requests', async () => {
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
    expect(failing.onOutcome).toHaveBeenCalledExactlyOnceWith('failed', new Error('gone'));
  });

  it('can be retried after a failure, before earlier actions', async () => {
    const stack = new UndoStack();
    let reachable = false;
    const failing = undoable('failing', async () => {
      if (!reachable) throw new Error('gone');
    });
    const [earlier, later] = [undoable('earlier'), undoable('later')];
    stack.push(earlier);
    const id = stack.push(failing);
    stack.push(later);
    expect(await stack.undo(id)).toBe(false);
    expect(stack.latest()?.label).toBe('later');
    await stack.undo();
    expect(stack.latest()?.label).toBe('failing');

    reachable = true;
    expect(await stack.undo(id)).toBe(true);
    expect(failing.onOutcome).toHaveBeenLastCalledWith('restored');
    expect(stack.latest()?.label).toBe('earlier');
  });

  it('has new time after a failure, at any time', async () => {
    const stack = new UndoStack();
    const failing = undoable('failing', () => Promise.reject(new Error('gone')));
    const id = stack.push(failing);
    vi.advanceTimersByTime(UNDO_MS - 1);
    await stack.undo(id);
    vi.advanceTimersByTime(RETRY_MS - 1);
    await stack.undo(id);
    vi.advanceTimersByTime(RETRY_MS - 1);
    expect(failing.restore).toHaveBeenCalledTimes(2);
    expect(failing.onOutcome).not.toHaveBeenCalledWith('expired');
    vi.advanceTimersByTime(1);
    expect(failing.onOutcome).toHaveBeenLastCalledWith('expired');
    expect(await stack.undo(id)).toBe(false);
  });
});
