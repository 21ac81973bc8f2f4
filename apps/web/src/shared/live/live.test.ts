// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../graphql/api-error.ts';
import { LiveClient } from './live.ts';
import { LiveStatusStore } from '../graphql/live-status.ts';
import { reauthQueue } from '../graphql/reauth-queue.ts';
import { TypedDocument } from '../graphql/typed-document.ts';

interface Message {
  readonly type: string;
  readonly id?: string;
  readonly payload?: { readonly variables?: unknown; readonly query?: string };
}

/** The API's end of the sockets, as far as the tests need the protocol. */
function fakeApi() {
  const sockets: FakeSocket[] = [];
  const received: Message[] = [];

  class FakeSocket {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSING = 2;
    static readonly CLOSED = 3;
    readyState = FakeSocket.CONNECTING;
    onopen?: () => void;
    onmessage?: (event: { data: string }) => void;
    onclose?: (event: { code: number; reason: string; wasClean: boolean }) => void;

    constructor() {
      sockets.push(this);
      queueMicrotask(() => {
        this.readyState = FakeSocket.OPEN;
        this.onopen?.();
      });
    }
    send(text: string) {
      const message: Message = JSON.parse(text);
      if (message.type === 'connection_init') this.tell({ type: 'connection_ack' });
      else received.push(message);
    }
    tell(message: object) {
      this.onmessage?.({ data: JSON.stringify(message) });
    }
    close(code = 1000, reason = '') {
      if (this.readyState === FakeSocket.CLOSED) return;
      this.readyState = FakeSocket.CLOSED;
      this.onclose?.({ code, reason, wasClean: true });
    }
  }

  const subscribes = () => received.filter(({ type }) => type === 'subscribe');
  return {
    impl: FakeSocket,
    subscribes,
    sockets: () => sockets.length,
    cut: (code: number) => sockets.at(-1)?.close(code),
    next: (data: object) =>
      sockets.at(-1)?.tell({ type: 'next', id: subscribes().at(-1)?.id, payload: { data } }),
    refuse: (code: string) =>
      sockets.at(-1)?.tell({
        type: 'error',
        id: subscribes().at(-1)?.id,
        payload: [{ message: code, extensions: { code } }],
      }),
  };
}

const document = new TypedDocument<{ event: number }, { after: number | null }>(
  'Events',
  'hash',
  'subscription Events($after: Int) { event(after: $after) }',
);

function follow(api: ReturnType<typeof fakeApi>) {
  const status = new LiveStatusStore();
  const client = new LiveClient({ url: 'ws://api/graphql', webSocketImpl: api.impl }, status);
  const seen: number[] = [];
  const onFailure = vi.fn();
  const stop = client.subscribe({
    document,
    variables: () => ({ after: seen.at(-1) ?? null }),
    onResult: ({ event }) => seen.push(event),
    onFailure,
  });
  return { status, seen, onFailure, stop };
}

const cursors = (api: ReturnType<typeof fakeApi>) =>
  api.subscribes().map(({ payload }) => payload?.variables);

afterEach(() => vi.restoreAllMocks());

describe('the live client', () => {
  it('continues after the last event when the connection was lost', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const api = fakeApi();
    const { status, seen, stop } = follow(api);
    await vi.waitFor(() => expect(cursors(api)).toEqual([{ after: null }]));
    expect(status.get()).toBe('live');
    api.next({ event: 1 });
    api.next({ event: 2 });
    api.cut(1006);
    expect(status.get()).toBe('reconnecting');
    await vi.waitFor(() => expect(cursors(api)).toEqual([{ after: null }, { after: 2 }]));
    expect(status.get()).toBe('live');
    api.next({ event: 3 });
    expect(seen).toEqual([1, 2, 3]);
    stop();
    expect(status.get()).toBe('idle');
    expect(api.sockets()).toBe(2);
  });

  it('reports why the API rejected it, and does not retry', async () => {
    const api = fakeApi();
    const { onFailure } = follow(api);
    await vi.waitFor(() => expect(api.subscribes()).toHaveLength(1));
    api.refuse('SET_NOT_FOUND');
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
    const [error] = onFailure.mock.calls[0] ?? [];
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toHaveProperty('code', 'SET_NOT_FOUND');
    expect(api.subscribes()).toHaveLength(1);
  });

  it('waits for a new session after the old one has ended', async () => {
    const api = fakeApi();
    const needed = vi.fn();
    const remove = reauthQueue.onNeeded(needed);
    const { onFailure, seen, stop } = follow(api);
    await vi.waitFor(() => expect(api.subscribes()).toHaveLength(1));
    api.next({ event: 7 });
    api.cut(4401);
    await vi.waitFor(() => expect(needed).toHaveBeenCalledTimes(1));
    expect(api.subscribes()).toHaveLength(1);
    reauthQueue.renewed();
    await vi.waitFor(() => expect(cursors(api).at(-1)).toEqual({ after: 7 }));
    expect(seen).toEqual([7]);
    expect(onFailure).not.toHaveBeenCalled();
    stop();
    remove();
  });
});
