import { findNodeDefinition } from '#registry/index.ts';
import {
  createPage,
  duplicatePage,
  movePage,
  PAGE_NOTES_LENGTH,
  publishPage,
  restorePage,
  unpublishPage,
  updatePageProperties,
} from '#src/contract/desk/page-life.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { getActor } from '../../../content/entry-type.ts';
import { respondEmpty } from '../../../http/answer.ts';
import { ApiError, ValidationFailure } from '../../../http/api-error.ts';
import { assertMayEdit, assertMayPublish } from '../../../http/editor-rights.ts';
import { readRequest, type WireBody } from '../../../http/read-request.ts';
import type { ApiContext } from '../../../http/request.ts';
import { readPlainText } from '../../../http/request-values.ts';
import { readIdParam } from '../../../http/route.ts';
import { toViolation } from '../../../http/violation-texts.ts';
import { checkPageLinks } from '../../links/check-all.ts';
import { changeAlias } from '../life/change-alias.ts';
import { insertNode } from '../life/create-node.ts';
import { removeNode } from '../life/delete-node.ts';
import { duplicateDraft } from '../life/duplicate.ts';
import { publishNode, unpublishNode } from '../life/publish.ts';
import { restoreRevisionContent } from '../life/restore.ts';
import { updateProperties } from '../life/update-properties.ts';
import { findPage } from './find-page.ts';
import { readPageParams } from './page-params.ts';
import { requireTitle } from './required-title.ts';
import { getAuthorUid, respondSaved } from './respond-saved.ts';

/** Reads the domains in a request, each once; responds with 400 for an unknown domain. */
function readDomainList(raw: unknown): readonly DomainKey[] {
  const entries = Array.isArray(raw) ? raw : [];
  const knownDomains = DOMAINS.map(({ key }) => key).filter((key) => entries.includes(key));
  if (knownDomains.length === 0 || knownDomains.length !== new Set(entries).size)
    throw new ApiError(400, 'input-invalid');
  return knownDomains;
}

export async function handleCreatePage(c: ApiContext): Promise<Response> {
  const body = await readRequest(c, createPage);
  const type = readPlainText(body, 'type');
  const path = readPlainText(body, 'path');
  if (findNodeDefinition(type)?.madeBy !== 'editor') {
    throw new ValidationFailure([toViolation({ field: 'type' }, 'type-missing', c.var.language)]);
  }
  const language = body.language as Language;
  const domains = readDomainList(body.domains);
  await assertMayEdit(c, { domains, language });
  const node = { type, domains, language, ...(path === '' ? {} : { path }) };
  const content = { title: requireTitle(body, language), fields: {}, authorUid: getAuthorUid(c), isUnfinished: true };
  return respondSaved(c, await insertNode(c.var.system, node, content), 201);
}

export async function handleDuplicatePage(c: ApiContext): Promise<Response> {
  const { nid, language } = readPageParams(c);
  await findPage(c.var.system.database.pool, nid, language);
  const title = requireTitle(await readRequest(c, duplicatePage), language);
  const copy = await duplicateDraft(c.var.system, { nid, language }, { title, authorUid: getAuthorUid(c) });
  return respondSaved(c, copy, 201);
}

/** Reads the notes of a body; responds with 422 if they are too long. */
function readNotes(c: ApiContext, body: WireBody): string {
  const notes = readPlainText(body, 'notes');
  if (notes.length <= PAGE_NOTES_LENGTH) return notes;
  throw new ValidationFailure([toViolation({ field: 'notes', path: 'notes' }, 'too-long', c.var.language)]);
}

export async function handleUpdatePageProperties(c: ApiContext): Promise<Response> {
  const nid = readIdParam(c, 'nid');
  const body = await readRequest(c, updatePageProperties);
  await findPage(c.var.system.database.pool, nid, 'nl');
  const domains = body.domains === undefined ? undefined : readDomainList(body.domains);
  if (domains) {
    await assertMayPublish(c);
    await assertMayEdit(c, { domains, language: null });
  }
  const opened = {
    domains: body.openedDomains === undefined ? undefined : readDomainList(body.openedDomains),
    notes: body.openedNotes === undefined ? undefined : readPlainText(body, 'openedNotes'),
  };
  const notes = body.notes === undefined ? undefined : readNotes(c, body);
  await updateProperties(c.var.system, nid, { domains, notes, opened });
  return respondEmpty(c);
}

export async function handleDeletePage(c: ApiContext): Promise<Response> {
  const nid = readIdParam(c, 'nid');
  await findPage(c.var.system.database.pool, nid, 'nl');
  await removeNode(c.var.system, nid, getActor(c));
  return respondEmpty(c);
}

export async function handlePublishPage(c: ApiContext): Promise<Response> {
  const body = await readRequest(c, publishPage);
  const time = body.at === undefined ? undefined : new Date(readPlainText(body, 'at'));
  if (time && Number.isNaN(time.getTime())) throw new ApiError(400, 'input-invalid');
  if (time && time <= c.var.system.now())
    throw new ValidationFailure([toViolation({ field: 'at' }, 'too-early', c.var.language)]);
  const version = await publishNode(
    c.var.system,
    { ...readPageParams(c), from: Number(body.from) },
    getAuthorUid(c),
    time,
  );
  if (time) c.set('done', [{ action: 'plan-page' }]);
  await checkPageLinks(c.var.system, version.nid, version.language);
  return respondSaved(c, version);
}

export async function handleUnpublishPage(c: ApiContext): Promise<Response> {
  const body = await readRequest(c, unpublishPage);
  const version = await unpublishNode(c.var.system, { ...readPageParams(c), from: Number(body.from) }, getAuthorUid(c));
  await checkPageLinks(c.var.system, version.nid, version.language);
  return respondSaved(c, version);
}

export async function handleRestorePage(c: ApiContext): Promise<Response> {
  const body = await readRequest(c, restorePage);
  const pageKey = { ...readPageParams(c), from: Number(body.from), vid: Number(body.vid) };
  return respondSaved(c, await restoreRevisionContent(c.var.system, pageKey, getAuthorUid(c)));
}

export async function handleMovePage(c: ApiContext): Promise<Response> {
  const { nid, language } = readPageParams(c);
  const body = await readRequest(c, movePage);
  const { vid } = await findPage(c.var.system.database.pool, nid, language);
  if (vid === null) throw new ApiError(404, 'not-found');
  await changeAlias(c.var.system, { nid, language, path: readPlainText(body, 'path') });
  return respondEmpty(c);
}
