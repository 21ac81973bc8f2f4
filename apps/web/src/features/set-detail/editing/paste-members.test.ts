import { describe, expect, it } from 'vitest';
import { readPaste } from './paste-members.ts';

const whys = (text: string) =>
  readPaste(text).map((line) => (line.status === 'bad' ? line.why : 'good'));

describe('what is pasted', () => {
  it('is a member on each line, with the line that it came from', () => {
    expect(readPaste('alice\r\n\n  bob ')).toEqual([
      { line: 1, status: 'good', member: { member: 'alice' } },
      { line: 3, status: 'good', member: { member: 'bob' } },
    ]);
  });

  it('is NDJSON where a line begins with a brace', () => {
    const lines = readPaste(
      '{"member": "a", "ttl": "5m", "value": {"n": 1}}\n{"member": "b", "ttlMs": 1500}\n{"member": "c", "ttl": null, "value": null}',
    );
    expect(lines.map((line) => line.status === 'good' && line.member)).toEqual([
      { member: 'a', ttlMs: 300_000, value: { n: 1 } },
      { member: 'b', ttlMs: 1_500 },
      { member: 'c', never: true, value: null },
    ]);
  });

  it('says of each line what is wrong with it', () => {
    expect(whys('{"member": "a"')).toEqual(['begins like JSON and is none']);
    expect(whys('{"name": "a"}')).toEqual(['has "name", which means nothing here']);
    expect(whys('{"value": 1}')).toEqual(['has no "member", a text']);
    expect(whys('{"member": "a", "ttl": "soon"}')).toEqual(['has a "ttl" that is no time span']);
    expect(whys('é'.repeat(513))).toEqual(['has a member of more than 1024 bytes']);
    expect(whys('a\n\na')).toEqual(['good', 'names the same member as line 1']);
  });
});
