import type { Result } from '#src/contract/result.ts';
import type { TextOf } from '#src/i18n/text-key.ts';
import type { WeekOutcome } from '#src/session/looking-week.ts';

/** The outcome of a change as the answer of a form, with its own words. */
export function toResult(outcome: WeekOutcome, t: TextOf): Result<null> {
  if (outcome === 'saved') return { ok: true, value: null, tags: [] };
  return { ok: false, failure: { kind: 'fault', status: null, message: t(`looking.state.${outcome}`) } };
}
