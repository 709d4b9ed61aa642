import { and, asc, isNotNull, lte } from 'drizzle-orm';
import { isReviewRequired } from '../../content/approved-facts.ts';
import { createSystemActor } from '../../content/entry-type.ts';
import { describeError } from '../../db/describe-error.ts';
import { pendingEntries } from '../../db/schema/index.ts';
import { recordSystemAction } from '../../http/activity.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { findEntryType, findWholeEntryType } from './kinds.ts';
import { cancelPlannedDraft, endEntry, publishPendingDraft } from './life.ts';

const AT_A_TIME = 100;

/**
 * Publishes every draft and ends every entry that is due; safe on several processes at the same time. A failure does
 * not block the others: an AggregateError lists the failures after all were handled, and the next round retries them. A
 * draft with facts that require a review loses its date and waits. Returns the number of entries published and ended.
 */
export async function processDueEntries(system: ContentSystem): Promise<number> {
  const by = createSystemActor(system.now());
  const { db } = system.database;
  const failed: { readonly place: string; readonly error: unknown }[] = [];
  let settled = 0;
  for (const moment of ['publishAt', 'endAt'] as const) {
    const due = await db
      .select()
      .from(pendingEntries)
      .where(and(isNotNull(pendingEntries[moment]), lte(pendingEntries[moment], by.at)))
      .orderBy(asc(pendingEntries[moment]), asc(pendingEntries.kind), asc(pendingEntries.key))
      .limit(AT_A_TIME);
    for (const { kind: name, key } of due) {
      const [kind, whole] = [findEntryType(name), findWholeEntryType(name)];
      try {
        const isSettled =
          moment === 'endAt'
            ? kind && (await endEntry(system, kind, key, by))
            : whole && (await publishPendingDraft(system, whole, key, by));
        if (!isSettled) continue;
        settled += 1;
        await recordSystemAction(system, moment === 'endAt' ? 'end-planned' : 'publish-planned', { kind: name, key });
      } catch (error) {
        if (isReviewRequired(error)) await cancelPlannedDraft(system, { kind: name, key }, by.at);
        else failed.push({ place: `${name} ${key}`, error });
      }
    }
  }
  if (failed.length > 0) {
    throw new AggregateError(
      failed.map(({ error }) => error),
      failed.map(({ place, error }) => `${place}: ${describeError(error)}`).join('; '),
    );
  }
  return settled;
}
