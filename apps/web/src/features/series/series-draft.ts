import { fieldReader, type ParseResult } from '../../shared/forms/field-reader.ts';

/** The input of the form. */
interface SeriesDraft {
  /** Names, separated by spaces or commas. */
  readonly fields: string;
  readonly retentionMs: string;
}

interface Said {
  readonly fields: readonly string[];
  readonly retentionMs: number;
}

const MAX_FIELDS = 32;
const NAME = /^[A-Za-z0-9._:/@+-]{1,128}$/;

export function emptySeries(): SeriesDraft {
  return { fields: '', retentionMs: '1 d' };
}

/** Parses a draft. Problems have the API's names of the fields. */
export function readSeries({ fields: text, retentionMs }: SeriesDraft): ParseResult<Said> {
  const { problems, hasProblems, duration } = fieldReader();
  const fields = text.split(/[\s,]+/).filter((name) => name !== '');
  if (fields.length === 0) problems['fields'] = 'Enter at least one field.';
  else if (new Set(fields).size < fields.length) problems['fields'] = 'Enter each field once.';
  else if (fields.length > MAX_FIELDS) problems['fields'] = `At most ${MAX_FIELDS} fields.`;
  else if (!fields.every((name) => NAME.test(name)))
    problems['fields'] = 'A field is 1 to 128 of these characters: A–Z a–z 0–9 . _ : / @ + -';
  const said = { fields, retentionMs: duration('retentionMs', retentionMs) };
  return hasProblems() ? { ok: false, problems } : { ok: true, ...said };
}
