import { and, desc, eq } from 'drizzle-orm';
import type { VersionedThing } from '#src/contract/desk/list-versions.ts';
import { versions } from '../db/schema/index.ts';
import type { ApiContext } from '../http/request.ts';
import type { Transaction } from './change-content.ts';
import { stableJson } from './stable-json.ts';

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
 * Keeps what a save of the desk made of a thing, with who did it and when. What stood there without a version (the
 * starter content, an import) is kept first, so that the first save can be undone too. A save that changes nothing
 * leaves no version. The caller holds the thing for this transaction.
 */
export async function keepVersion(
  c: ApiContext,
  tx: Transaction,
  { kind, key }: VersionedThing,
  { before, after }: States,
): Promise<void> {
  const isIt = and(eq(versions.kind, kind), eq(versions.key, key));
  const [last] = await tx.select().from(versions).where(isIt).orderBy(desc(versions.id)).limit(1);
  const now = after && contentOf(after);
  const was = before && contentOf(before);
  if (stableJson(was) === stableJson(now)) return;
  if (was !== null && stableJson(last?.content ?? null) !== stableJson(was)) {
    await tx.insert(versions).values({ kind, key, content: was });
  }
  const by = { authorUid: c.var.session?.uid ?? null, savedAt: c.var.system.now() };
  await tx.insert(versions).values({ kind, key, content: now, ...by });
}
