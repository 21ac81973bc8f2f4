/** A value of up to 4 kB would fill the row's text many times over. */
const LONGEST = 160;

/** A JSON value on one line, cut where nobody could see more of it anyway. */
export function compactJson(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length > LONGEST ? `${json.slice(0, LONGEST)}…` : json;
}
