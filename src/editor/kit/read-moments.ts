import type { Result } from '#src/contract/result.ts';
import type { IslandContext } from '#src/session/Island.tsx';
import { parseAmsterdamTime } from './amsterdam-instant.ts';

/**
 * Reads `datetime-local` fields by their ids, as ISO 8601 in Amsterdam; null for one that is empty or not shown. Refuses
 * a half-filled field, whose value is empty too, and a required one without a moment.
 */
export function readMoments<N extends string>(
  t: IslandContext['t'],
  ids: Readonly<Record<N, string>>,
): Result<Record<N, string | null>> {
  const moments: Record<string, string | null> = {};
  const fields: Record<string, string> = {};
  for (const [name, id] of Object.entries<string>(ids)) {
    const input = document.getElementById(id) as HTMLInputElement | null;
    moments[name] = parseAmsterdamTime(input?.value ?? '')?.toISOString() ?? null;
    const isInvalid = input?.validity.valid === false || (input?.value && moments[name] === null);
    if (isInvalid) fields[name] = t('desk.things.incomplete');
  }
  if (Object.keys(fields).length === 0) return { ok: true, value: moments, tags: [] };
  return { ok: false, failure: { kind: 'invalid', status: 422, message: '', fields } };
}
