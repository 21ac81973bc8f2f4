interface MemberTextProps {
  readonly member: string;
  readonly json: unknown;
  readonly base64: string | null;
}

/** What a member of another program says: as JSON where it is that, and marked where it is no text. */
export function MemberText({ member, json, base64 }: MemberTextProps) {
  return (
    <code className="wrap-anywhere">
      {json === null || json === undefined ? member : JSON.stringify(json)}
      {base64 !== null && <span className="text-ink-2"> (not text)</span>}
    </code>
  );
}
