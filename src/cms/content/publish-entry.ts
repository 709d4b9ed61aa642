import type { VersionedKind } from '#src/contract/desk/versions.ts';
import { ApiError } from '../http/api-error.ts';
import { assertFactsApproved } from './approved-facts.ts';
import type { Transaction } from './change-content.ts';
import type { Actor, EntryContent, EntryType } from './entry-type.ts';
import { storeVersion, stripVersion } from './store-version.ts';

/** An entry type with entries that are saved as a whole. */
export type FullEntryType = EntryType & {
  readonly kind: VersionedKind;
  readonly content: NonNullable<EntryType['content']>;
};

/**
 * Publishes content of an entry and stores it as a version; returns the changed cache tags. Throws ValidationFailure
 * for invalid content, 404 if the entry does not exist, 409 if its facts require a review.
 */
export async function publishEntry(
  tx: Transaction,
  { kind, content: { read, write } }: FullEntryType,
  key: string,
  content: EntryContent,
  actor: Actor,
): Promise<readonly string[]> {
  const contentBefore = await read(tx, key);
  if (contentBefore === null) throw new ApiError(404, 'not-found');
  await assertFactsApproved(tx, { kind, key }, stripVersion(content));
  const tags = await write(tx, key, content, actor);
  await storeVersion(actor, tx, { kind, key }, { before: contentBefore, after: await read(tx, key) });
  return tags;
}
