/**
 * An emoji with its joiners, kept as it is; or, as the rest, a character that is invisible or reverses the direction
 * of the text beside it.
 */
const EMOJI_OR_HIDDEN =
  /((?:\p{ExtPict}(?:\p{EMod}|\ufe0f)?(?:\u200d(?=\p{ExtPict}))?)+(?:[\u{e0020}-\u{e007e}]+\u{e007f})?|[0-9#*]\ufe0f\u20e3)|[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}]/gu;

/** No cell shows more; the open member shows the whole name. */
const LONGEST = 200;

/** A name for display on one line: invisible characters appear as code points. */
export function visibleName(name: string): string {
  return name.replace(
    EMOJI_OR_HIDDEN,
    (char, emoji: string | undefined) =>
      emoji ?? `⟨${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`,
  );
}

/** The end of a name that stays visible: it often distinguishes the name from its neighbours. */
const TAIL = 10;

const PRINTABLE_ASCII = /^[\x20-\x7e]*$/;
const segmenter = new Intl.Segmenter();

/** A visible name in two parts: the first is cut where the column ends, the second never. */
export function nameParts(name: string): readonly [head: string, tail: string] {
  const characters = PRINTABLE_ASCII.test(name)
    ? name
    : Array.from(segmenter.segment(name), ({ segment }) => segment);
  const { length } = characters;
  const join = (from: number, to?: number) => {
    const part = characters.slice(from, to);
    return typeof part === 'string' ? part : part.join('');
  };
  if (length <= TAIL + 1) return [name, ''];
  if (length <= LONGEST) return [join(0, length - TAIL), join(length - TAIL)];
  return [`${join(0, LONGEST - TAIL)}…`, join(length - TAIL)];
}
