/**
 * The segment of the address that stands for a set. The router encodes everything else in a
 * name, but browsers resolve `.` and `..` before anyone can; `~` occurs in no name.
 */
export function toSegment(name: string): string {
  return name === '.' || name === '..' ? `~${name}` : name;
}

export function fromSegment(segment: string): string {
  return segment.startsWith('~') ? segment.slice(1) : segment;
}
