import {
  altTextsSchema,
  deleteMedia,
  listMedia,
  MEDIA_LIMITS,
  openMedia,
  replaceMedia,
  updateMedia,
  updateMediaBody,
  uploadMedia,
} from '#src/contract/desk/media.ts';
import { canEdit } from '#src/rules/desk/editor-rights.ts';
import { getActor } from '../../content/entry-type.ts';
import { respondEmpty, respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { assertEditScope, getEditorRights } from '../../http/editor-rights.ts';
import { makeIdempotent } from '../../http/idempotent.ts';
import { getFormText, getUploadedFile, readMultipart } from '../../http/multipart.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { type Route, serve } from '../../http/route.ts';
import { changeAltTexts, removeMedia, replaceFile } from './change-media.ts';
import { encodePicture } from './encode-picture.ts';
import { findMediaFile, listFiles, readUuidParam, showFile } from './media-rows.ts';
import { countOlderUses, findPictureScope, listMediaUses } from './media-uses.ts';
import { readAltTexts } from './read-alt.ts';
import { addPicture } from './store-media.ts';

async function readSentAlt(form: FormData) {
  try {
    return await altTextsSchema.validate(JSON.parse(getFormText(form, 'alt') ?? ''), { stripUnknown: true });
  } catch {
    throw new ApiError(400, 'input-invalid');
  }
}

async function upload(c: ApiContext): Promise<Response> {
  const { system, language } = c.var;
  const form = await readMultipart(c.req.raw, MEDIA_LIMITS.bytes);
  const alt = readAltTexts(await readSentAlt(form), language);
  const { name, bytes } = await getUploadedFile(form, MEDIA_LIMITS.bytes);
  const picture = await addPicture(system, await encodePicture(bytes, language), { name, alt });
  return respondPrivately(c, showFile(picture), 201);
}

async function open(c: ApiContext): Promise<Response> {
  const row = await findMediaFile(c);
  const { db } = c.var.system.database;
  const [usedBy, olderVersions] = await Promise.all([listMediaUses(db, row.uuid), countOlderUses(db, row.uuid)]);
  const [rights, scope] = await Promise.all([getEditorRights(c), findPictureScope(db, row.uuid)]);
  return respondPrivately(c, {
    ...showFile(row),
    usedBy,
    olderVersions,
    isYours: scope === null || canEdit(rights, scope),
  });
}

const getChange = async (c: ApiContext) => ({ by: getActor(c), rights: await getEditorRights(c) });

async function update(c: ApiContext): Promise<Response> {
  const content = await readRequest(c, updateMediaBody);
  return respondPrivately(
    c,
    showFile(await changeAltTexts(c.var.system, readUuidParam(c), content, await getChange(c))),
  );
}

async function replace(c: ApiContext): Promise<Response> {
  const { uuid } = await findMediaFile(c);
  const change = await getChange(c);
  assertEditScope(change.rights, await findPictureScope(c.var.system.database.db, uuid));
  const form = await readMultipart(c.req.raw, MEDIA_LIMITS.bytes);
  const { bytes } = await getUploadedFile(form, MEDIA_LIMITS.bytes);
  const row = await replaceFile(c.var.system, uuid, bytes, change);
  return respondPrivately(c, showFile(row));
}

async function remove(c: ApiContext): Promise<Response> {
  await removeMedia(c.var.system, readUuidParam(c), await getChange(c));
  return respondEmpty(c);
}

export const mediaDeskRoutes: readonly Route[] = [
  serve(listMedia, async (c) => respondPrivately(c, await listFiles(c))),
  { ...serve(uploadMedia, makeIdempotent(upload)), brings: 'file' },
  serve(openMedia, open),
  serve(updateMedia, update),
  { ...serve(replaceMedia, replace), brings: 'file' },
  serve(deleteMedia, remove),
];
