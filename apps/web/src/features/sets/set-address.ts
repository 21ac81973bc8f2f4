/**
 * The segment of the address for a set. The router encodes all other characters of a name, but browsers
 * resolve `.` and `..` first. No name contains `~`.
 */
export function toSegment(name: string): string {
  return name === '.' || name === '..' ? `~${name}` : name;
}

export function fromSegment(segment: string): string {
  return segment.startsWith('~') ? segment.slice(1) : segment;
}
