import { and, desc, eq, sql } from 'drizzle-orm';
import type { VersionedThing } from '#src/contract/desk/list-versions.ts';
import { SWITCHED_KINDS } from '#src/contract/desk/thing.ts';
import { things, versions } from '../db/schema/index.ts';
import type { Transaction } from './change-content.ts';
import { stableJson } from './stable-json.ts';
import { NO_DRAFT } from './thing-drafts.ts';
import type { By } from './thing-kind.ts';

/** What stood there and what stands there now: the content that a save takes; null where there is nothing. */
interface States {
  readonly before: object | null;
  readonly after: object | null;
}

/** A state without the hash that names it. */
const contentOf = (state: object): Readonly<Record<string, unknown>> => {
  const { version: _, ...content } = state as Readonly<Record<string, unknown>>;
  return content;
};

/**
 * What visitors see is no longer what a draft started from: nothing waits any more but the end of what has a switch. A
 * planned draft of other words stays, without its moment: who planned it is told, and chooses. So does a draft of what
 * was deleted, for its return.
 */
async function endWaiting(
  tx: Transaction,
  { kind, key }: VersionedThing,
  after: Readonly<Record<string, unknown>> | null,
  at: Date,
): Promise<void> {
  const isIt = and(eq(things.kind, kind), eq(things.key, key));
  const [waits] = await tx
    .select({ publishAt: things.publishAt, stoppedAt: things.stoppedAt, content: versions.content })
    .from(things)
    .leftJoin(versions, eq(versions.id, things.draftId))
    .where(isIt);
  if (!waits) return;
  const isDeleted = after === null;
  const isPlanned = waits.publishAt !== null || waits.stoppedAt !== null;
  const isStopped = !isDeleted && isPlanned && stableJson(waits.content) !== stableJson(after);
  const keepsEnd = !isDeleted && SWITCHED_KINDS.includes(kind);
  await tx
    .update(things)
    .set({
      publishAt: null,
      edit: sql`${things.edit} + 1`,
      ...(isStopped ? { stoppedAt: at } : {}),
      ...(isDeleted || isStopped ? {} : NO_DRAFT),
      ...(keepsEnd ? {} : { endAt: null }),
    })
    .where(isIt);
}

/**
 * Keeps what a save of the desk made of a thing, with who did it and when. What stood there without a version (the
 * starter content, an import) is kept first, so that the first save can be undone too. A save that changes nothing
 * leaves no version. The caller holds the thing for this transaction.
 */
export async function keepVersion(
  { uid, at }: By,
  tx: Transaction,
  { kind, key }: VersionedThing,
  { before, after }: States,
): Promise<void> {
  await endWaiting(tx, { kind, key }, after && contentOf(after), at);
  const isIt = and(eq(versions.kind, kind), eq(versions.key, key), eq(versions.state, 'published'));
  const [last] = await tx.select().from(versions).where(isIt).orderBy(desc(versions.id)).limit(1);
  const now = after && contentOf(after);
  const was = before && contentOf(before);
  if (stableJson(was) === stableJson(now)) return;
  if (was !== null && stableJson(last?.content ?? null) !== stableJson(was)) {
    await tx.insert(versions).values({ kind, key, content: was });
  }
  await tx.insert(versions).values({ kind, key, content: now, authorUid: uid, savedAt: at });
}
