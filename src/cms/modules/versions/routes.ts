import {
  draftBody,
  discardSavedDraft as droppingDraft,
  openEntryDraft,
  publishDrafts,
  saveDraft as savingDraft,
  scheduleBody,
  scheduleEntry as scheduling,
} from '#src/contract/desk/drafts.ts';
import { listWaiting } from '#src/contract/desk/overview.ts';
import { listDueReviews, openReviewDate, saveReviewDate } from '#src/contract/desk/review-dates.ts';
import { restoreEntry as bringingBack, deleteFromBin, listBin, listVersions } from '#src/contract/desk/versions.ts';
import { readPendingChanges } from '../../content/entry-drafts.ts';
import { type EntryContent, type EntryType, getActor } from '../../content/entry-type.ts';
import type { FullEntryType } from '../../content/publish-entry.ts';
import { respondEmpty, respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { assertEditScope, getEditorRights } from '../../http/editor-rights.ts';
import { checkAccess } from '../../http/guard.ts';
import { serializePager, toPager } from '../../http/pager.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { type Route, readIdParam, serve } from '../../http/route.ts';
import { handleDeleteFromBin, restoreBinnedEntry } from './bin.ts';
import { findEntryType, findFullEntryType } from './kinds.ts';
import { discardEntryDraft, handleScheduleEntry, saveEntryDraft } from './life.ts';
import { showBin, showPendingEntries } from './lists.ts';
import { handlePublishDrafts } from './publish-drafts.ts';
import { showDueReviews, showReviewDate, storeReviewDate } from './review-dates.ts';

const ROWS = 10;

const list = `
  select v.id::int as id, v.state = 'draft' as "isDraft", v.saved_at as "savedAt", v.content,
    case when v.author_uid is not null then coalesce(nullif(u.name, ''), u.mail, '') end as author
  from versions v left join users u on u.uid = v.author_uid
  where v.kind = $1 and v.key = $2 order by v.id desc limit $3 offset $4`;

const total = 'select count(*)::int as total from versions where kind = $1 and key = $2';

/** Returns the entry type of the path, for users who may change it; only they may read former settings. */
function requireAllowedType<K extends EntryType>(c: ApiContext, kind: K | undefined): K {
  if (!kind) throw new ApiError(404, 'not-found');
  checkAccess(c, kind.access);
  return kind;
}

const getKey = (c: ApiContext): string => c.req.param('key') ?? '';
const requireWholeEntryType = (c: ApiContext): FullEntryType =>
  requireAllowedType(c, findFullEntryType(c.req.param('kind')));

/** Lists every saved state of an entry, newest first. */
async function showVersions(c: ApiContext): Promise<Response> {
  const { pool } = c.var.system.database;
  const [{ kind }, key] = [requireWholeEntryType(c), getKey(c)];
  const result = await pool.query<{ total: number }>(total, [kind, key]);
  const pager = toPager(c, result.rows[0]?.total, ROWS);
  const { rows } = await pool.query(list, [kind, key, ROWS, pager.currentPage * ROWS]);
  return respondPrivately(c, { entities: rows, pager: serializePager(pager) });
}

async function showPendingChanges(c: ApiContext): Promise<Response> {
  const { kind } = requireAllowedType(c, findEntryType(c.req.param('kind')));
  return respondPrivately(c, await readPendingChanges(c.var.system.database.db, { kind, key: getKey(c) }));
}

/** Throws unless the editor may edit the entry's programmes and language, both before and after the change. */
async function assertMayChange(c: ApiContext, kind: EntryType, key: string, content: EntryContent | null) {
  const rights = await getEditorRights(c);
  assertEditScope(rights, await c.var.system.database.db.transaction((tx) => kind.placeOf(tx, key, content)));
}

async function saveDraft(c: ApiContext): Promise<Response> {
  const kind = requireWholeEntryType(c);
  const { from, content, isAsked = false } = await readRequest(c, draftBody);
  const draft = { key: getKey(c), from, content: content as EntryContent, isAsked };
  await assertMayChange(c, kind, draft.key, draft.content);
  return respondPrivately(c, await saveEntryDraft(c.var.system, kind, draft, getActor(c)));
}

async function dropDraft(c: ApiContext): Promise<Response> {
  const [kind, key] = [requireWholeEntryType(c), getKey(c)];
  await assertMayChange(c, kind, key, null);
  await discardEntryDraft(c.var.system, { kind: kind.kind, key }, Number(c.req.query('from')));
  return respondEmpty(c);
}

async function schedule(c: ApiContext): Promise<Response> {
  const kind = requireAllowedType(c, findEntryType(c.req.param('kind')));
  const plannedDates = await readRequest(c, scheduleBody);
  const { draft } = await readPendingChanges(c.var.system.database.db, { kind: kind.kind, key: getKey(c) });
  await assertMayChange(c, kind, getKey(c), draft?.content ?? null);
  return respondPrivately(c, await handleScheduleEntry(c.var.system, kind, getKey(c), plannedDates, getActor(c)));
}

async function restoreFromBin(c: ApiContext): Promise<Response> {
  return respondPrivately(
    c,
    await restoreBinnedEntry(c.var.system, readIdParam(c, 'id'), getActor(c), await getEditorRights(c)),
  );
}

async function eraseForGood(c: ApiContext): Promise<Response> {
  await handleDeleteFromBin(c.var.system, readIdParam(c, 'id'));
  return respondEmpty(c);
}

export const versionRoutes: readonly Route[] = [
  serve(listVersions, showVersions),
  serve(openEntryDraft, showPendingChanges),
  serve(savingDraft, saveDraft),
  serve(droppingDraft, dropDraft),
  serve(scheduling, schedule),
  serve(publishDrafts, handlePublishDrafts),
  serve(listWaiting, showPendingEntries),
  serve(listBin, showBin),
  serve(bringingBack, restoreFromBin),
  serve(deleteFromBin, eraseForGood),
  serve(openReviewDate, showReviewDate),
  serve(saveReviewDate, storeReviewDate),
  serve(listDueReviews, showDueReviews),
];
