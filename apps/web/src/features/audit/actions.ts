/**
 * What an action does, as a verb and its objects. `{}` is the place of the target, and `#` of a count: "#member"
 * becomes "3 members". An action without `{}` has a target that only its details show, such as the id of a session.
 */
const PHRASES: Readonly<Record<string, string>> = {
  createExpiringSet: 'create set {}',
  updateExpiringSet: 'change set {}',
  deleteExpiringSet: 'delete set {}',
  clearExpiringSet: 'clear #member from set {}',
  openSetFeed: 'turn on the change feed of {}',
  closeSetFeed: 'turn off the change feed of {}',
  addMember: 'add a member to {}',
  addMembers: 'add #member to {}',
  removeMember: 'remove a member from {}',
  removeMembers: 'remove #member from {}',
  removeMatchingMembers: 'remove #matching member from {}',
  restoreMembers: 'restore #member in {}',
  extendMember: 'extend a member of {}',
  extendMembers: 'extend #member of {}',
  expireMemberAt: 'change the expiry of a member of {}',
  expireMembersAt: 'change the expiry of #member of {}',
  persistMember: 'keep a member of {} without an expiry',
  persistMembers: 'keep #member of {} without an expiry',
  adoptSet: 'adopt set {}',
  forgetAdoptedSet: 'forget adopted set {}',
  addAdoptedMember: 'add a member to adopted set {}',
  extendAdoptedMember: 'extend a member of adopted set {}',
  expireAdoptedMemberAt: 'change the expiry of a member of adopted set {}',
  removeAdoptedMember: 'remove a member from adopted set {}',
  createLimitPolicy: 'create rate limit {}',
  changeLimitPolicy: 'change rate limit {}',
  deleteLimitPolicy: 'delete rate limit {}',
  resetLimit: 'reset a key of rate limit {}',
  blockLimitKey: 'block a key of rate limit {}',
  unblockLimitKey: 'unblock a key of rate limit {}',
  overrideLimit: 'override the limits of a key of {}',
  clearLimitOverride: 'clear the override of a key of {}',
  createOneTimePasswordPurpose: 'create purpose {}',
  changeOneTimePasswordPurpose: 'change purpose {}',
  deleteOneTimePasswordPurpose: 'delete purpose {}',
  revokeOneTimePasswords: 'revoke #password of purpose {}',
  resetOneTimePasswordAttempts: 'reset #wrong attempt of purpose {}',
  createInvitationSpace: 'create space {}',
  changeInvitationSpace: 'change space {}',
  deleteInvitationSpace: 'delete space {}',
  revealInvitationCode: 'reveal a code of space {}',
  revokeInvitationCode: 'revoke a code of space {}',
  sweepInvitationCodes: 'free #ended code of space {}',
  createToken: 'create token {}',
  revokeToken: 'revoke a token',
  endSession: 'end a session',
  endOtherSessions: 'end #other session',
  signIn: 'sign in',
  signOut: 'sign out',
  authenticate: 'use a wrong token',
};

export const KNOWN_ACTIONS: readonly string[] = Object.keys(PHRASES);

/** Verbs whose past tense does not end in -ed. */
const PAST: ReadonlyMap<string, string> = new Map([
  ['forget', 'forgot'],
  ['give', 'gave'],
  ['hide', 'hid'],
  ['keep', 'kept'],
  ['make', 'made'],
  ['override', 'overrode'],
  ['put', 'put'],
  ['read', 'read'],
  ['rebuild', 'rebuilt'],
  ['reset', 'reset'],
  ['run', 'ran'],
  ['send', 'sent'],
  ['set', 'set'],
  ['sweep', 'swept'],
  ['take', 'took'],
  ['write', 'wrote'],
]);

/** The words of an action's name: "rotateKeys" is "rotate keys". */
function wordsOf(action: string): string {
  return action.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
}

/** The phrase of an action. That of a later release comes from its name. */
export function phraseOf(action: string): string {
  const known = Object.hasOwn(PHRASES, action) ? PHRASES[action] : undefined;
  return known ?? `${wordsOf(action)} {}`;
}

/** A phrase in the past tense: "created set {}". */
export function inPast(phrase: string): string {
  const [verb = '', ...rest] = phrase.split(' ');
  return [pastOf(verb), ...rest].join(' ');
}

function pastOf(verb: string): string {
  const irregular = PAST.get(verb);
  if (irregular !== undefined) return irregular;
  if (verb.endsWith('e')) return `${verb}d`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`;
}

/** An action in a list of choices: "Remove members". */
export function actionLabel(action: string): string {
  const words = wordsOf(action)
    .replace('expiring set', 'set')
    .replace('limit policy', 'rate limit')
    .replace('authenticate', 'use a wrong token')
    .replace(/^expire (.*) at$/, 'change expiry of $1');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
