const HOUR = 3_600_000;

/** Fill a store with one of everything, in this order, at one moment. */
export const WRITES: readonly string[] = [
  ...Object.entries({
    sorted: `sorted: { defaultTtlMs: ${HOUR} }`,
    sharded: `sharded: { defaultTtlMs: ${HOUR}, shards: 4 }`,
    keys: `keys: { defaultTtlMs: ${HOUR} }`,
    buckets: `buckets: { defaultTtlMs: ${HOUR}, blockMs: 60000 }`,
    compact: `compact: { defaultTtlMs: ${HOUR} }`,
    window: `window: { windowMs: ${HOUR} }`,
  }).map(
    ([name, strategy]) =>
      `mutation { createExpiringSet(input: { name: "${name}", strategy: { ${strategy} } }) { status } }`,
  ),
  'mutation { openSetFeed(input: { set: "sorted", kept: 1000 }) { status } }',
  'mutation { createExpiryGroup(input: { set: "sorted", group: "workers", maxTries: 1 }) { __typename } }',
  'mutation { createExpiryGroup(input: { set: "sharded", group: "workers" }) { __typename } }',
  ...['sorted', 'sharded'].map(
    (set) => `mutation { addMembers(input: { set: "${set}", members: [
      { member: "value", value: { name: "Zoë" } },
      { member: "never", lifetime: { never: true } },
      { member: "soon", ttlMs: 1000, value: 1 },
      { member: "sooner", ttlMs: 500 },
    ] }) { results { status } } }`,
  ),
  `mutation { addMembers(input: { set: "keys", members: [{ member: "a", value: [1] }, { member: "b" }] })
    { results { status } } }`,
  ...['buckets', 'compact'].map(
    (
      set,
    ) => `mutation { addMembers(input: { set: "${set}", members: [{ member: "a" }, { member: "b" }] })
      { results { status } } }`,
  ),
  'mutation { pushMembers(input: { set: "window", members: [{ member: "a" }, { member: "b" }] }) { __typename } }',
  `mutation { createExpiringSet(input: { name: "handed-over", defaultTtlMs: 1000 }) { status } }`,
  'mutation { changeHandOver(input: { set: "handed-over", isOn: true }) { __typename } }',
  'mutation { addMember(input: { set: "handed-over", member: "a", value: 2 }) { status } }',

  ...['LOG', 'FIXED', 'COUNTER', 'GCRA'].flatMap((algorithm) => [
    `mutation { createLimitPolicy(input: { name: "${algorithm}", limits: [
      { algorithm: ${algorithm}, limit: 5, windowMs: ${HOUR} }
    ], escalation: { after: 2, withinMs: ${HOUR}, blockMs: ${HOUR} } }) { __typename } }`,
    `mutation { consumeLimit(input: { policy: "${algorithm}", key: "a", cost: 2 }) { decision { passes } } }`,
  ]),
  `mutation { overrideLimit(input: { policy: "FIXED", key: "b", overrides: [{ name: "5/${HOUR}", limit: 7 }] })
    { __typename } }`,
  `mutation { blockLimitKey(input: { policy: "FIXED", key: "c", durationMs: ${HOUR} }) { __typename } }`,
  ...['LOG', 'FIXED'].map(
    (policy) =>
      `mutation { consumeLimit(input: { policy: "${policy}", key: "a", cost: 5 }) { decision { passes } } }`,
  ),

  `mutation { createInvitationSpace(input: { space: "games", alphabet: CROCKFORD32, checkSymbol: true,
    maxUses: 3, ttlMs: ${HOUR} }) { __typename } }`,
  'mutation { resolveInvitationCode(input: { space: "games", code: "000000000", caller: "a" }) { status } }',
  `mutation { createOneTimePasswordPurpose(input: { purpose: "sign-in", resendCooldownMs: 0 }) { __typename } }`,
  'mutation { issueOneTimePassword(input: { purpose: "sign-in", subject: "b" }) { status } }',
  `mutation { verifyOneTimePassword(input: { purpose: "sign-in", subject: "b", code: "000000" }) { status } }`,

  'mutation { createSeries(input: { series: "power", fields: ["watts", "volts"] }) { __typename } }',
  `mutation { appendSample(input: { series: "power", source: "roof", values: [
    { field: "watts", value: 1.5 }, { field: "volts", value: -230 }
  ] }) { __typename } }`,
  'mutation { adoptSet(input: { name: "legacy", key: "legacy:online", layout: { score: EXPIRY, unit: SECONDS } }) { __typename } }',
  `mutation { createWebhook(input: { webhook: "crm", url: "http://127.0.0.1:1/hook", sets: { name: "sorted" },
    changes: [EXPIRED, ADDED] }) { __typename } }`,
  'mutation { sendTestEvent(input: { webhook: "crm" }) { __typename } }',
  'mutation { createExpiringSet(input: { name: "gone", defaultTtlMs: 1000 }) { status } }',
  'mutation { deleteExpiringSet(input: { set: "gone" }) { status } }',
  'mutation { clearExpiringSet(input: { set: "absent" }) { userErrors { code } } }',
];

const setQuery = (name: string, fields: string) =>
  `{ expiringSet(name: "${name}") { name strategy count createdAt defaultTtlMs nextExpiresAt
    searchMembers(first: 10) { matches { member expiresAt value } } ${fields} } }`;

const peek = (policy: string, key: string) =>
  `{ peekLimit(input: { policy: "${policy}", key: "${key}" }) { status remaining resetAt retryAfterMs
    limits { name limit remaining resetAt } } }`;

/** Read all of it, then change and end it. The answers follow from the store and its clock only. */
export const READS: readonly string[] = [
  `{ expiringSets(first: 100) { totalCount edges { node { name strategy } } } }`,
  setQuery(
    'sorted',
    'details { feed { kept } } members(first: 9) { edges { cursor node { member value } } }',
  ),
  setQuery('sharded', 'details { shards } members(first: 9) { edges { node { member value } } }'),
  setQuery('keys', ''),
  setQuery('buckets', 'details { blockMs partitions }'),
  setQuery('compact', ''),
  setQuery('window', 'slice { members { member score expiresAt } }'),
  '{ expiringSet(name: "sorted") { history(points: 2) { live addedPerSecond expiredPerSecond } } }',
  '{ overview { history(points: 2) { live } sets { totalCount liveCount } sweep { endedPerSecond worstLagMs } } }',
  ...['sorted', 'sharded'].map(
    (set) =>
      `{ expiryGroups(set: "${set}", first: 9) { edges { node { name maxTries unfinishedCount deadLetterCount } } } }`,
  ),
  '{ expiredDeadLetters(set: "sorted", group: "workers", first: 9) { edges { node { id member expiresAt value tries } } } }',
  '{ handOver(set: "handed-over") { isOn waitingCount } }',
  `{ limitPolicies(first: 9) { edges { node { name version createdAt limits { algorithm name limit windowMs burst }
    escalation { after blockMs } overrides(first: 9) { edges { node { key expiresAt limits { limit } } } }
    traffic(points: 1) { allowed denied } busiestKeys(first: 9) { keys { key count } }
    mostDeniedKeys(first: 9) { keys { key count } } } } } }`,
  ...['LOG', 'FIXED', 'COUNTER', 'GCRA'].map((policy) => peek(policy, 'a')),
  peek('FIXED', 'b'),
  peek('FIXED', 'c'),
  `{ invitationSpaces(first: 9) { edges { node { name alphabet length checkSymbol maxUses ttlMs createdAt
    utilisation { live } activity(points: 1) { created missed } } } } }`,
  '{ invitationCodes(space: "games", first: 9) { edges { node { id maskedCode uses usesLeft expiresAt } } } }',
  `{ oneTimePasswordPurposes(first: 9) { edges { node { name digits ttlMs maxAttempts createdAt
    activity(points: 1) { issued wrong } } } } }`,
  ...['a', 'b'].map(
    (subject) =>
      `{ oneTimePasswordStatus(purpose: "sign-in", subject: "${subject}") { attemptsUsed liveCodes issuedInWindow nextExpiresAt } }`,
  ),
  `{ allSeries(first: 9) { edges { node { name fields retentionMs createdAt sources { name lastSampleAt }
    history(points: 1, aggregates: [SUM, LAST]) { sources { source lines { field aggregate values } } } } } } }`,
  '{ adoptedSets(first: 9) { edges { node { name key score unit members(first: 9) { edges { node { member expiresAt } } } } } } }',
  '{ tokens(first: 9) { edges { node { id name role scopes { kind prefix } createdAt createdBy expiresAt } } } }',
  '{ sessions(first: 9) { edges { node { id role tokenName createdAt endsAt } } } }',
  `{ webhooks(first: 9) { edges { node { name url set changes state createdAt status { failureCount waitingCount }
    attempts { messageId at outcome isTest } } } } }`,
  `{ auditEntries(first: 200) { edges { node { id section at actor action target outcome count kind } } } }`,

  'mutation { takeHandedOver(input: { set: "handed-over", first: 9 }) { members { member expiresAt value } } }',
  ...['sorted', 'sharded', 'keys', 'buckets', 'compact'].flatMap((set) => [
    `mutation { addMember(input: { set: "${set}", member: "a" }) { status expiresAt } }`,
    `mutation { removeMember(input: { set: "${set}", member: "a" }) { status } }`,
  ]),
  'mutation { extendMember(input: { set: "sorted", member: "value", byMs: 1000 }) { status expiresAt } }',
  'mutation { popMembers(input: { set: "window", first: 1 }) { members { member } } }',
  ...['LOG', 'FIXED', 'COUNTER', 'GCRA'].map(
    (policy) =>
      `mutation { consumeLimit(input: { policy: "${policy}", key: "a" }) { decision { status remaining } } }`,
  ),
  'mutation { deleteExpiringSet(input: { set: "sharded" }) { status } }',
];
