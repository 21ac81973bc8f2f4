import { MayflyError, type InvitationCodes } from '../../src/index.ts';

export type Step =
  | { readonly kind: 'issue' | 'resolve' | 'lookUp' | 'revoke'; readonly id: string }
  | { readonly kind: 'sweep' }
  | { readonly kind: 'wait'; readonly ms: number };

/** The result of a step, without what a model cannot know. */
export type Answer = Readonly<Record<string, string | number | boolean>>;

interface ModelCode {
  readonly code: string;
  readonly expiresAt: number;
  readonly uses: number;
}

/** A minimal model of invitation codes. It receives the codes that were drawn. */
export class ModelSpace {
  readonly #live = new Map<string, ModelCode>();
  readonly #capacity: number;
  readonly #maxUses: number;
  /** A code that was live at some time. */
  #drawnLast = '0';

  constructor(capacity: number, maxUses: number) {
    this.#capacity = capacity;
    this.#maxUses = maxUses;
  }

  get size(): number {
    return this.#live.size;
  }

  expire(now: number): void {
    for (const [id, { expiresAt }] of this.#live) if (expiresAt <= now) this.#live.delete(id);
  }

  /** The code of an id, or for an id without one a code that has ended. */
  codeToTry(id: string): string {
    return this.#live.get(id)?.code ?? this.#drawnLast;
  }

  codeFor(id: string): string | undefined {
    return this.#live.get(id)?.code;
  }

  issue(id: string, drawn: string, expiresAt: number): Answer {
    const known = this.#live.get(id);
    if (known !== undefined) {
      return { status: 'existing', code: known.code, expiresAt: known.expiresAt };
    }
    if (this.size === this.#capacity) return { status: 'CODES_EXHAUSTED' };
    if (this.#ownerOf(drawn) !== undefined) return { status: 'the code of another id' };
    this.#live.set(id, { code: drawn, expiresAt, uses: 0 });
    this.#drawnLast = drawn;
    return { status: 'created', code: drawn, expiresAt };
  }

  resolve(code: string): Answer {
    const id = this.#ownerOf(code);
    const live = this.#live.get(id ?? '');
    if (id === undefined || live === undefined) return { status: 'unknown', passes: false };
    const { expiresAt } = live;
    const uses = live.uses + 1;
    if (uses === this.#maxUses) this.#live.delete(id);
    else this.#live.set(id, { ...live, uses });
    return {
      status: 'resolved',
      passes: true,
      id,
      uses,
      usesLeft: this.#maxUses - uses,
      expiresAt,
    };
  }

  lookUp(code: string): Answer {
    const id = this.#ownerOf(code);
    const live = this.#live.get(id ?? '');
    if (id === undefined || live === undefined) return { status: 'unknown', passes: false };
    const { uses, expiresAt } = live;
    return { status: 'found', passes: true, id, uses, usesLeft: this.#maxUses - uses, expiresAt };
  }

  revoke(id: string): Answer {
    return { status: this.#live.delete(id) ? 'revoked' : 'absent' };
  }

  #ownerOf(code: string): string | undefined {
    return [...this.#live].find(([, live]) => live.code === code)?.[0];
  }
}

/** Issues a code; CODES_EXHAUSTED is an answer too. */
export async function issue(codes: InvitationCodes, id: string): Promise<Answer> {
  try {
    const { now: _now, ...answer } = await codes.getOrCreateCode(id);
    return answer;
  } catch (error) {
    if (error instanceof MayflyError) return { status: error.code };
    throw error;
  }
}
