import { isUtf8 } from 'node:buffer';
import { MayflyError } from '../errors.ts';

const LINE_FEED = 10;

/**
 * No line of a member is longer: JSON has at most six characters for a byte of a member or a value, and the
 * rest has room for names and spaces.
 */
const LONGEST_LINE = 65_536;

export function invalidLine(index: number, reason: string, cause?: unknown): MayflyError {
  const field = `lines[${index}]`;
  return new MayflyError('INVALID_LINE', `${field} is not a member: ${reason}`, { field, cause });
}

/**
 * Splits chunks into lines. A chunk may end within a line, a character, or a surrogate pair. `INVALID_LINE`
 * if a line is not UTF-8, or too long for a member.
 */
export class LineReader {
  #parts: (string | Uint8Array)[] = [];
  #length = 0;
  #index = 0;

  /** The lines that a chunk completes. */
  *push(chunk: string | Uint8Array): Generator<string> {
    let start = 0;
    for (;;) {
      const end =
        typeof chunk === 'string' ? chunk.indexOf('\n', start) : chunk.indexOf(LINE_FEED, start);
      if (end === -1) break;
      this.#keep(chunk, start, end);
      yield this.#take();
      start = end + 1;
    }
    this.#keep(chunk, start, chunk.length);
  }

  /** The last line, if it has no line feed. */
  *end(): Generator<string> {
    if (this.#length > 0) yield this.#take();
  }

  #keep(chunk: string | Uint8Array, start: number, end: number): void {
    if (start === end) return;
    this.#length += end - start;
    if (this.#length > LONGEST_LINE) {
      throw invalidLine(this.#index, `it is longer than ${LONGEST_LINE} characters`);
    }
    this.#parts.push(
      typeof chunk === 'string' ? chunk.slice(start, end) : chunk.subarray(start, end),
    );
  }

  #take(): string {
    let line = '';
    let bytes: Uint8Array[] = [];
    for (const part of [...this.#parts, '']) {
      if (typeof part !== 'string') {
        bytes.push(part);
        continue;
      }
      line += this.#decode(bytes) + part;
      bytes = [];
    }
    this.#parts = [];
    this.#length = 0;
    this.#index += 1;
    return line;
  }

  #decode(bytes: readonly Uint8Array[]): string {
    const text = Buffer.concat(bytes);
    if (!isUtf8(text)) throw invalidLine(this.#index, 'it is not UTF-8');
    return text.toString();
  }
}
