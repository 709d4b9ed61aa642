import type { AltTexts } from '#src/contract/desk/media.ts';
import type { EditorRights } from '#src/rules/desk/editor-rights.ts';
import { changeContent, type Transaction } from '../../content/change-content.ts';
import type { Actor } from '../../content/entry-type.ts';
import { publishEntry } from '../../content/publish-entry.ts';
import { storeVersion } from '../../content/store-version.ts';
import { checkOpened } from '../../content/version-conflict.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { assertEditScope } from '../../http/editor-rights.ts';
import { encodePicture } from './encode-picture.ts';
import {
  binMedia,
  changeMedia,
  lockMedia,
  type MediaContent,
  mediaEntryType,
  toMediaContent,
} from './media-entry-type.ts';
import { findPictureScope, listMediaUses } from './media-uses.ts';
import { storePicture } from './store-media.ts';

/** Author of a change to a picture, with their rights. */
interface Change {
  readonly by: Actor;
  readonly rights: EditorRights;
}

/** Locks a picture for this transaction and checks that an editor with these rights may change it at every use. */
async function lockChangeablePicture(tx: Transaction, uuid: string, rights: EditorRights) {
  const row = await lockRow(tx, uuid);
  assertEditScope(rights, await findPictureScope(tx, uuid));
  return row;
}

async function lockRow(tx: Transaction, uuid: string) {
  const row = await lockMedia(tx, uuid);
  if (!row) throw new ApiError(404, 'not-found');
  return row;
}

const toComparable = ({ nl, en }: AltTexts) => JSON.stringify([nl.trim(), en.trim()]);

/** Changes the alternative texts of a picture; a given file must be one of its former files. */
export function changeAltTexts(
  system: ContentSystem,
  uuid: string,
  { openedAlt, ...content }: Partial<MediaContent> & { readonly openedAlt?: AltTexts },
  { by, rights }: Change,
) {
  return changeContent(system, async (tx) => {
    const { alt } = toMediaContent(await lockChangeablePicture(tx, uuid, rights));
    checkOpened(toComparable(alt), content.alt && toComparable(content.alt), openedAlt && toComparable(openedAlt));
    const tags = await publishEntry(tx, mediaEntryType, uuid, { ...content }, by);
    return { value: await lockRow(tx, uuid), tags };
  });
}

/**
 * Replaces the file of a picture. Its URL contains the hash, so that no cache returns the old file. The old bytes are
 * stored for some time, so that the change can be undone.
 */
export async function replaceFile(system: ContentSystem, uuid: string, bytes: Uint8Array, { by, rights }: Change) {
  const picture = await encodePicture(bytes, by.language);
  return changeContent(system, async (tx) => {
    const previousPicture = await lockChangeablePicture(tx, uuid, rights);
    const content = { ...toMediaContent(previousPicture), file: await storePicture(tx, picture) };
    const tags = await changeMedia(tx, previousPicture, content);
    const nextRow = await lockRow(tx, uuid);
    await storeVersion(
      by,
      tx,
      { kind: 'media', key: uuid },
      { before: toMediaContent(previousPicture), after: toMediaContent(nextRow) },
    );
    return { value: nextRow, tags };
  });
}

/** Deletes a picture; responds with 409 if it is in use. */
export async function removeMedia(system: ContentSystem, uuid: string, { by, rights }: Change): Promise<void> {
  await changeContent(system, async (tx) => {
    const row = await lockChangeablePicture(tx, uuid, rights);
    if ((await listMediaUses(tx, uuid)).length > 0) throw new ApiError(409, 'still-used');
    await binMedia(tx, row, by);
    await storeVersion(by, tx, { kind: 'media', key: uuid }, { before: toMediaContent(row), after: null });
    return { value: undefined, tags: [`media:${row.id}`] };
  });
}
