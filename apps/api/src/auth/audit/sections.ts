/**
 * The sections of the log: what operators may do as well, to members, keys of limits, passwords and codes;
 * who came in and went, and who was not let; what only admins may do. Each is bounded on its own, so that
 * no amount of entries of one pushes out any of another.
 *
 * In the order of the log, newest first, should several have an entry of the same id.
 */
export const SECTIONS = ['items', 'access', 'administration'] as const;

export type AuditSection = (typeof SECTIONS)[number];

/** Where an entry stands in the whole log. */
export interface Position {
  readonly section: AuditSection;
  /** Redis's id of the entry, in the stream of its section: epoch ms and a sequence. */
  readonly id: string;
}

/** A position in one word. That of administration is the bare id, as it was before there were sections. */
export function toText({ section, id }: Position): string {
  return section === 'administration' ? id : `${id}/${section}`;
}

/** Null if the text is no position: ids are two numbers of at most 64 bits, of which the first is a time. */
export function fromText(text: string): Position | null {
  const match = /^(?<id>[1-9]\d{0,18}-\d{1,19})(?:\/(?<section>items|access))?$/.exec(text);
  const id = match?.groups?.['id'];
  if (id === undefined) return null;
  const name = match?.groups?.['section'] ?? 'administration';
  const section = SECTIONS.find((each) => each === name);
  return section === undefined ? null : { section, id };
}

/** What comes first in the log is less: it is newer. */
export function compare(a: Position, b: Position): number {
  const [aMs, aSequence] = numbersOf(a.id);
  const [bMs, bSequence] = numbersOf(b.id);
  return bMs - aMs || bSequence - aSequence || orderOf(a.section) - orderOf(b.section);
}

/** Where, of a section's stream, what lies behind a position begins, in the words of XREVRANGE. */
export function beginningBehind(position: Position | null, section: AuditSection): string {
  if (position === null) return '+';
  const isBehind = orderOf(section) > orderOf(position.section);
  return isBehind ? position.id : `(${position.id}`;
}

function orderOf(section: AuditSection): number {
  return SECTIONS.indexOf(section);
}

function numbersOf(id: string): [ms: number, sequence: number] {
  const [ms, sequence] = id.split('-', 2);
  return [Number(ms), Number(sequence)];
}
