import { describe, expect, it } from 'vitest';
import { readPaste } from './paste-members.ts';

const whys = (text: string) =>
  readPaste(text).map((line) => (line.status === 'bad' ? line.why : 'good'));

describe('pasted text', () => {
  it('has one member per line, with its line number', () => {
    expect(readPaste('alice\r\n\n  bob ')).toEqual([
      { line: 1, status: 'good', member: { member: 'alice' } },
      { line: 3, status: 'good', member: { member: 'bob' } },
    ]);
  });

  it('is NDJSON on lines that start with a brace', () => {
    const lines = readPaste(
      '{"member": "a", "ttl": "5m", "value": {"n": 1}}\n{"member": "b", "ttlMs": 1500}\n{"member": "c", "ttl": null, "value": null}',
    );
    expect(lines.map((line) => line.status === 'good' && line.member)).toEqual([
      { member: 'a', ttlMs: 300_000, value: { n: 1 } },
      { member: 'b', ttlMs: 1_500 },
      { member: 'c', never: true, value: null },
    ]);
  });

  it('reports the error of each line', () => {
    expect(whys('{"member": "a"')).toEqual(['invalid JSON']);
    expect(whys('{"name": "a"}')).toEqual(['unknown field "name"']);
    expect(whys('{"value": 1}')).toEqual(['"member" must be a text']);
    expect(whys('{"member": "a", "ttl": "soon"}')).toEqual(['"ttl" must be a duration']);
    expect(whys('é'.repeat(513))).toEqual(['member must not exceed 1024 bytes']);
    expect(whys('a\n\na')).toEqual(['good', 'same member as line 1']);
  });
});
