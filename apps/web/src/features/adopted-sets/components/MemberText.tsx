interface MemberTextProps {
  readonly member: string;
  readonly json: unknown;
  readonly base64: string | null;
}

/** A member of another program: as JSON if it is JSON, and marked if it is not text. */
export function MemberText({ member, json, base64 }: MemberTextProps) {
  return (
    <code className="wrap-anywhere">
      {json === null || json === undefined ? member : JSON.stringify(json)}
      {base64 !== null && <span className="text-ink-2"> (not text)</span>}
    </code>
  );
}
