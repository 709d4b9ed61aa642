import { and, asc, isNotNull, lte } from 'drizzle-orm';
import { isRefused } from '../../content/approved-facts.ts';
import { createSystemActor } from '../../content/entry-type.ts';
import { describeError } from '../../db/describe-error.ts';
import { pendingEntries } from '../../db/schema/index.ts';
import { recordSystemAction } from '../../http/activity.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { findEntryType, findFullEntryType } from './kinds.ts';
import { cancelPlannedDraft, endEntry, publishPendingDraft } from './life.ts';

const BATCH_SIZE = 100;

/**
 * Publishes every draft and ends every entry that is due; safe on several processes at the same time. A failure does
 * not block the others: an AggregateError lists the failures after all were handled, and the next round retries them. A
 * draft that is refused loses its date and waits for an editor. Returns the number of entries published and ended.
 */
export async function processDueEntries(system: ContentSystem): Promise<number> {
  const systemActor = createSystemActor(system.now());
  const { db } = system.database;
  const failure: { readonly entry: string; readonly error: unknown }[] = [];
  let settledCount = 0;
  for (const moment of ['publishAt', 'endAt'] as const) {
    const rows = await db
      .select()
      .from(pendingEntries)
      .where(and(isNotNull(pendingEntries[moment]), lte(pendingEntries[moment], systemActor.at)))
      .orderBy(asc(pendingEntries[moment]), asc(pendingEntries.kind), asc(pendingEntries.key))
      .limit(BATCH_SIZE);
    for (const { kind: name, key } of rows) {
      const [kind, wholeEntryType] = [findEntryType(name), findFullEntryType(name)];
      try {
        const isSettled =
          moment === 'endAt'
            ? kind && (await endEntry(system, kind, key, systemActor))
            : wholeEntryType && (await publishPendingDraft(system, wholeEntryType, key, systemActor));
        if (!isSettled) continue;
        settledCount += 1;
        await recordSystemAction(system, moment === 'endAt' ? 'end-planned' : 'publish-planned', { kind: name, key });
      } catch (error) {
        if (moment === 'publishAt' && isRefused(error))
          await cancelPlannedDraft(system, { kind: name, key }, systemActor.at);
        else failure.push({ entry: `${name} ${key}`, error });
      }
    }
  }
  if (failure.length > 0) {
    throw new AggregateError(
      failure.map(({ error }) => error),
      failure.map(({ entry, error }) => `${entry}: ${describeError(error)}`).join('; '),
    );
  }
  return settledCount;
}
