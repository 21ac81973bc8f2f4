import { fieldReader, type ParseResult } from '../../shared/forms/field-reader.ts';
import type { PolicyDraft } from './policy-draft.ts';
import type { LimitSettings, PolicySettings } from './policy-settings.ts';

const MAX_COUNTED = 1_000_000_000;
const LOGGED = 300;
const LOGGED_LARGE = 10_000;

/** Parses a draft. Problems have the API's names of the fields. */
export function readDraft(draft: PolicyDraft): ParseResult<{ readonly settings: PolicySettings }> {
  const { problems, hasProblems, count, duration, decimal } = fieldReader();

  const limits = draft.limits.map((limit, index): LimitSettings => {
    const field = `limits[${index}]`;
    const { algorithm, large } = limit;
    const most = algorithm !== 'LOG' ? MAX_COUNTED : large ? LOGGED_LARGE : LOGGED;
    const many = count(`${field}.limit`, limit.limit, 1, most);
    const windowMs = duration(`${field}.windowMs`, limit.window);
    const bursts = algorithm === 'GCRA';
    return {
      name: limit.name.trim() === '' ? `${many}/${windowMs}` : limit.name.trim(),
      algorithm,
      limit: many,
      windowMs,
      burst: !bursts
        ? null
        : limit.burst.trim() === ''
          ? many
          : count(`${field}.burst`, limit.burst, 1, MAX_COUNTED),
      large: algorithm === 'LOG' && large,
    };
  });
  for (const [index, { name }] of limits.entries()) {
    if (limits.findIndex((other) => other.name === name) !== index) {
      problems[`limits[${index}].name`] = 'Another limit has this name.';
    }
  }
  const blockMs = draft.blocks ? duration('escalation.blockMs', draft.block) : 0;
  const escalation = draft.blocks
    ? {
        after: count('escalation.after', draft.after, 1, 1_000_000),
        withinMs: duration('escalation.withinMs', draft.within),
        blockMs,
        factor: decimal(
          'escalation.factor',
          draft.factor,
          (factor) => factor >= 1 && factor <= 100,
          'Enter a number from 1 to 100.',
        ),
        maxMs: duration('escalation.maxMs', draft.longest),
      }
    : null;
  if (escalation && escalation.maxMs < blockMs) {
    problems['escalation.maxMs'] ??= 'Must not be shorter than the first block.';
  }
  const local = draft.outage === 'LOCAL';
  const outage = {
    policy: draft.outage,
    answerWithinMs: duration('outage.answerWithinMs', draft.answerWithin, 10_000),
    failures: count('outage.failures', draft.failures, 1, 1000),
    pauseMs: duration('outage.pauseMs', draft.pause, 60_000),
    localShare: local
      ? decimal(
          'outage.localShare',
          draft.localShare,
          (share) => share > 0 && share <= 1,
          'Enter a number above 0, at most 1.',
        )
      : null,
    localKeys: local ? count('outage.localKeys', draft.localKeys, 1, 1_000_000) : null,
  };
  if (hasProblems()) return { ok: false, problems };
  const { description, shadow, countDenied } = draft;
  return {
    ok: true,
    settings: { description, limits, shadow, countDenied, escalation, outage },
  };
}
