/** Characters that are invisible, or reverse the direction of the text beside them. */
// oxlint-disable-next-line no-control-regex -- These are just what is looked for.
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** No cell shows more; the open member shows the whole name. */
const LONGEST = 200;

/** A name for display on one line: invisible characters appear as code points. */
export function visibleName(name: string, longest = LONGEST): string {
  const shown = name.replace(
    HIDDEN,
    (char) => `⟨${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`,
  );
  return shown.length > longest ? `${shown.slice(0, longest)}…` : shown;
}
