/** A value of up to 4 kB is many times longer than the row. */
const LONGEST = 160;

/** A JSON value on one line, cut where the row ends anyway. */
export function compactJson(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length > LONGEST ? `${json.slice(0, LONGEST)}…` : json;
}
