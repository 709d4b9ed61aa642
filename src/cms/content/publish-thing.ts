import type { VersionedKind } from '#src/contract/desk/list-versions.ts';
import { ApiError } from '../http/api-error.ts';
import type { Transaction } from './change-content.ts';
import { keepVersion } from './keep-version.ts';
import type { By, ThingContent, ThingKind } from './thing-kind.ts';

/** A kind whose things are saved as a whole. */
export type WholeKind = ThingKind & {
  readonly kind: VersionedKind;
  readonly content: NonNullable<ThingKind['content']>;
};

/**
 * Shows content of a thing to visitors and keeps it as a version; the answer is the tags of what changed. Throws
 * ValidationFailure where the content is refused, 404 where there is no such thing.
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
