/** The types of the interface `Node`. */
const NODE_TYPES = [
  'AdoptedSet',
  'ConfiguredToken',
  'ExpiringSet',
  'ExpiryGroup',
  'InvitationSpace',
  'LimitPolicy',
  'OneTimePasswordPurpose',
  'Series',
  'Session',
  'Token',
  'Webhook',
] as const;

export type NodeType = (typeof NODE_TYPES)[number];

/** The global id of an object. `key` identifies it in its type. */
export function toGlobalId(type: NodeType, key: string): string {
  return Buffer.from(`${type}:${key}`).toString('base64url');
}

/** The type and the key in a global id; undefined for other texts. */
export function readGlobalId(
  id: string,
): { readonly type: NodeType; readonly key: string } | undefined {
  const text = Buffer.from(id, 'base64url').toString();
  const type = NODE_TYPES.find((each) => text.startsWith(`${each}:`));
  if (type === undefined) return undefined;
  const key = text.slice(type.length + 1);
  return toGlobalId(type, key) === id ? { type, key } : undefined;
}

/** The key of an object of this type; undefined for other texts. */
export function keyIn(type: NodeType, id: string): string | undefined {
  const read = readGlobalId(id);
  return read?.type === type ? read.key : undefined;
}
