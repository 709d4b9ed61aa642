import type { VersionedKind } from '#src/contract/desk/versions.ts';
import { ApiError } from '../http/api-error.ts';
import type { Transaction } from './change-content.ts';
import { keepVersion } from './keep-version.ts';
import type { By, ThingContent, ThingKind } from './thing-kind.ts';

/** An entry type whose entries are saved as a whole. */
export type WholeKind = ThingKind & {
  readonly kind: VersionedKind;
  readonly content: NonNullable<ThingKind['content']>;
};

/**
 * Publishes content of an entry and stores it as a version; returns the cache tags that change. Throws
 * ValidationFailure for invalid content, 404 where the entry does not exist.
 */
export async function publishThing(
  tx: Transaction,
  { kind, content: { read, write } }: WholeKind,
  key: string,
  content: ThingContent,
  by: By,
): Promise<readonly string[]> {
  const before = await read(tx, key);
  if (before === null) throw new ApiError(404, 'not-found');
  const tags = await write(tx, key, content, by);
  await keepVersion(by, tx, { kind, key }, { before, after: await read(tx, key) });
  return tags;
}
