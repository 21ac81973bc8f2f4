import { defineScript, type Mayfly, type ScriptArgument } from '@mayfly/core';
import { z } from 'zod';
import { AT_ONCE, OUTCOMES, TIMEOUT_MS, type Attempt } from './sender.ts';
import { keyOf, type Webhook } from './webhook.ts';

/** While so many messages wait for a receiver, further events wait in the sets, which keep more. */
const MAX_WAITING = 200;

const MAX_DEAD_LETTERS = 1000;
const MAX_ATTEMPTS_LISTED = 100;

/** Longer than any attempt, so that a message has one sender. */
const LEASE_MS = TIMEOUT_MS + 2000;

/** The queue of a deleted webhook accepts nothing. All instances notice the deletion in this time. */
const DELETED_MS = 3_600_000;

const scripts = {
  enqueue: defineScript(new URL('./enqueue.lua', import.meta.url)),
  claim: defineScript(new URL('./claim.lua', import.meta.url)),
  finish: defineScript(new URL('./finish.lua', import.meta.url)),
  release: defineScript(new URL('./release.lua', import.meta.url)),
  state: defineScript(new URL('./state.lua', import.meta.url)),
  drop: defineScript(new URL('./drop.lua', import.meta.url)),
  resume: defineScript(new URL('./resume.lua', import.meta.url)),
  positions: defineScript(new URL('./positions.lua', import.meta.url)),
  forget: defineScript(new URL('./forget.lua', import.meta.url)),
};

/** A message to a receiver: one JSON body with the events of a batch. */
export interface Message {
  /** The same at each attempt. */
  readonly id: string;
  readonly eventCount: number;
  readonly body: string;
}

/** A position in the feed of a set: the message has the changes after `from`, up to `to`. */
export interface FeedStep {
  readonly set: string;
  /** '' for none. */
  readonly from: string;
  readonly to: string;
}

/** `moved`: another instance has moved the position. `deleted`: the webhook is deleted. */
export type Enqueued =
  | { readonly status: 'added' | 'full' | 'deleted' }
  | { readonly status: 'moved'; readonly position: string };

export interface ClaimedMessage extends Message {
  /** With this one. */
  readonly attempts: number;
}

const loggedAttempt = z.object({
  id: z.string(),
  events: z.number(),
  attempt: z.number(),
  outcome: z.enum(OUTCOMES),
  status: z.number().nullable(),
  durationMs: z.number(),
  test: z.boolean(),
  at: z.number(),
});

/** An attempt in the list of recent ones. `at`: epoch ms at its end. */
type LoggedAttempt = z.infer<typeof loggedAttempt>;

interface WebhookDeadLetter {
  readonly id: string;
  /** Epoch ms. */
  readonly diedAt: number;
  readonly attempts: number;
  readonly eventCount: number;
}

export interface WebhookState {
  readonly now: number;
  readonly waiting: number;
  readonly deadLetterCount: number;
  /** Failed attempts since the last success. */
  readonly failures: number;
  /** Epoch ms of the first of them; null for none. */
  readonly failingSince: number | null;
  readonly deliveredAt: number | null;
  /** Dead letters that were dropped, because there were too many. */
  readonly droppedLetters: number;
  readonly deadLetters: readonly WebhookDeadLetter[];
  readonly attempts: readonly LoggedAttempt[];
}

const numbers = z.tuple([z.number()]).rest(z.unknown());
const flat = z.array(z.union([z.string(), z.number()]));
const n = z.number();
const stateReply = z.tuple([n, n, n, n, n, n, n, n, flat, z.array(z.string())]);

/** The messages of one webhook, in Redis. All instances share them. Its keys are in one slot. */
export class WebhookQueue {
  readonly #mayfly: Mayfly;
  readonly #keys: readonly string[];

  /** `mayfly` and `namespace`: of the API. */
  constructor(mayfly: Mayfly, namespace: string, webhook: Pick<Webhook, 'name' | 'settings'>) {
    this.#mayfly = mayfly;
    this.#keys = queueKeys(namespace, keyOf(webhook));
  }

  /** Adds all messages or none; without any, it only moves the position. O(messages × log N). */
  async enqueue(messages: readonly Message[], step?: FeedStep): Promise<Enqueued> {
    const reply = await this.#run(scripts.enqueue, this.#keys.slice(0, 4), [
      MAX_WAITING,
      ...(step === undefined ? ['', '', ''] : [`feed:${step.set}`, step.from, step.to]),
      ...messages.flatMap(({ id, eventCount, body }) => [id, `${eventCount} ${body}`]),
    ]);
    const [status, position] = z.tuple([z.number(), z.string()]).parse(reply);
    if (status === -1) return { status: 'moved', position };
    return { status: status === 1 ? 'added' : status === 0 ? 'full' : 'deleted' };
  }

  /** Messages to send now, and when to ask again. */
  async claim(): Promise<{ readonly waitMs: number; readonly messages: ClaimedMessage[] }> {
    const reply = await this.#run(scripts.claim, this.#keys.slice(0, 3), [AT_ONCE, LEASE_MS]);
    const [waitMs, ...rest] = flat.parse(reply);
    const messages: ClaimedMessage[] = [];
    for (let i = 0; i < rest.length; i += 3) {
      const text = String(rest[i + 2]);
      const space = text.indexOf(' ');
      messages.push({
        id: String(rest[i]),
        attempts: Number(rest[i + 1]),
        eventCount: Number(text.slice(0, space)),
        body: text.slice(space + 1),
      });
    }
    return { waitMs: waitMs === -1 ? Infinity : Number(waitMs), messages };
  }

  /** Resolves to how long the receiver has failed, in ms; -1 if it has not. */
  async finish(
    { id, eventCount, attempts }: Omit<ClaimedMessage, 'body'>,
    attempt: Attempt,
    end: 'delivered' | 'failed' | 'dead' | 'test',
    retryMs = 0,
  ): Promise<number> {
    const logged: Omit<LoggedAttempt, 'at'> = {
      id,
      events: eventCount,
      attempt: attempts,
      test: end === 'test',
      ...attempt,
    };
    const reply = await this.#run(scripts.finish, this.#keys, [
      id,
      end,
      retryMs,
      JSON.stringify(logged).slice(0, -1),
      MAX_ATTEMPTS_LISTED,
      MAX_DEAD_LETTERS,
    ]);
    return numbers.parse(reply)[0];
  }

  /** Replays or discards these dead letters, or the oldest hundred. Resolves to their number. */
  async release(action: 'replay' | 'discard', ids: readonly string[]): Promise<number> {
    const [due = '', , messages = '', , dead = ''] = this.#keys;
    const reply = await this.#run(
      scripts.release,
      [due, messages, dead],
      [action, MAX_ATTEMPTS_LISTED, ...ids],
    );
    return numbers.parse(reply)[0];
  }

  /** The state, with up to that many dead letters and attempts. */
  async state(letters = 0, attempts = 0): Promise<WebhookState> {
    const reply = await this.#run(scripts.state, this.#keys, [letters, attempts]);
    const [now, due, sending, dead, failures, since, delivered, dropped, found, logged] =
      stateReply.parse(reply);
    const deadLetters: WebhookDeadLetter[] = [];
    for (let i = 0; i < found.length; i += 4) {
      const [diedAt, tries, eventCount] = found.slice(i + 1, i + 4).map(Number);
      deadLetters.push({
        id: String(found[i]),
        diedAt: diedAt ?? 0,
        attempts: tries ?? 0,
        eventCount: eventCount ?? 0,
      });
    }
    return {
      now,
      waiting: due + sending,
      deadLetterCount: dead,
      failures,
      deadLetters,
      failingSince: since || null,
      deliveredAt: delivered || null,
      droppedLetters: dropped,
      attempts: logged.map((text) => loggedAttempt.parse(JSON.parse(text))),
    };
  }

  /** Forgets the failures of a webhook that continues. O(1). */
  async resume(): Promise<void> {
    await this.#run(scripts.resume, this.#keys.slice(3, 4), []);
  }

  /** The sets in whose feeds it has a position. O(sets). */
  async positions(): Promise<readonly string[]> {
    return z
      .array(z.string())
      .parse(await this.#run(scripts.positions, this.#keys.slice(3, 4), []));
  }

  /** Removes the positions in the feeds of sets. O(sets). */
  async forget(sets: readonly string[]): Promise<void> {
    await this.#run(scripts.forget, this.#keys.slice(3, 4), sets);
  }

  /** Removes all messages, and accepts no others. */
  async drop(): Promise<void> {
    await this.#run(scripts.drop, this.#keys, [DELETED_MS]);
  }

  #run(
    script: (typeof scripts)[keyof typeof scripts],
    keys: readonly string[],
    args: readonly ScriptArgument[],
  ): Promise<unknown> {
    return this.#mayfly.runScript(script, keys, args);
  }
}

function queueKeys(namespace: string, key: string): readonly string[] {
  return ['due', 'sending', 'messages', 'state', 'dead-letters', 'attempts'].map(
    (part) => `${namespace}:{${key}}:${part}`,
  );
}
