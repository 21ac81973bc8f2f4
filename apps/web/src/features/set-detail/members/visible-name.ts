/** Characters that would not be seen, or would turn what stands beside them round. */
// oxlint-disable-next-line no-control-regex -- These are just what is looked for.
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** No cell shows more than this; the whole of it is where the member is open. */
const LONGEST = 200;

/** A name as it can be shown on one line: characters that cannot be seen stand there by their number. */
export function visibleName(name: string, longest = LONGEST): string {
  const shown = name.replace(
    HIDDEN,
    (char) => `⟨${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`,
  );
  return shown.length > longest ? `${shown.slice(0, longest)}…` : shown;
}
