import { deletePage } from '#src/contract/desk/delete-page.ts';
import { describePage } from '#src/contract/desk/describe-page.ts';
import { duplicatePage } from '#src/contract/desk/duplicate-page.ts';
import { listAffected } from '#src/contract/desk/list-affected.ts';
import { listPages } from '#src/contract/desk/list-pages.ts';
import { listRevisions } from '#src/contract/desk/list-revisions.ts';
import { makePage } from '#src/contract/desk/make-page.ts';
import { movePage } from '#src/contract/desk/move-page.ts';
import { openPage } from '#src/contract/desk/open-page.ts';
import { openRevision } from '#src/contract/desk/open-revision.ts';
import { markUpToDate, openOtherLanguage } from '#src/contract/desk/other-language.ts';
import { previewPage } from '#src/contract/desk/preview-page.ts';
import { publishPage } from '#src/contract/desk/publish-page.ts';
import { addRedirect, listRedirects, removeRedirect } from '#src/contract/desk/redirects.ts';
import { restorePage } from '#src/contract/desk/restore-page.ts';
import { savePage } from '#src/contract/desk/save-page.ts';
import { showPreview } from '#src/contract/desk/show-preview.ts';
import { translatePage } from '#src/contract/desk/translate-page.ts';
import { unpublishPage } from '#src/contract/desk/unpublish-page.ts';
import { mayEdit } from '#src/rules/desk/editor-rights.ts';
import { privateAnswer } from '../../../http/answer.ts';
import { getEditorRights } from '../../../http/editor-rights.ts';
import type { ApiContext } from '../../../http/request.ts';
import { type Route, serve } from '../../../http/route.ts';
import { showAffected } from './affected.ts';
import { telling } from './desk-answer.ts';
import { findPage } from './find-page.ts';
import { showPages } from './list-pages.ts';
import { keepUpToDate, showOtherLanguage } from './other-language.ts';
import { pageParams } from './page-params.ts';
import { makePreview, showPreviewed } from './preview.ts';
import { deleteRedirect, makeRedirect, showRedirects } from './redirects.ts';
import { showRevision, showRevisions } from './revisions.ts';
import { makeTranslation, saveContent } from './save.ts';
import {
  copyPage,
  describeNode,
  handleUnpublishPage,
  makeNode,
  movePath,
  publishNewest,
  removeNode,
  restoreOld,
} from './writes.ts';

async function showPage(c: ApiContext): Promise<Response> {
  const { nid, language } = pageParams(c);
  const page = await findPage(c.var.system.database.pool, nid, language);
  const rights = await getEditorRights(c);
  const isOwn = mayEdit(rights, { domains: page.domains, language });
  return privateAnswer(c, { ...page, may: { edit: isOwn, publish: isOwn && rights.mayPublish } });
}

export const deskPageRoutes: readonly Route[] = [
  serve(listPages, showPages),
  serve(makePage, telling(makeNode)),
  serve(describePage, telling(describeNode)),
  serve(deletePage, removeNode),
  serve(duplicatePage, telling(copyPage)),
  serve(openPage, showPage),
  serve(savePage, telling(saveContent)),
  serve(translatePage, telling(makeTranslation)),
  serve(publishPage, telling(publishNewest)),
  serve(unpublishPage, telling(handleUnpublishPage)),
  serve(restorePage, telling(restoreOld)),
  serve(movePage, telling(movePath)),
  serve(listRedirects, showRedirects),
  serve(addRedirect, telling(makeRedirect)),
  serve(removeRedirect, deleteRedirect),
  serve(listRevisions, showRevisions),
  serve(openRevision, showRevision),
  serve(openOtherLanguage, showOtherLanguage),
  serve(markUpToDate, keepUpToDate),
  serve(listAffected, showAffected),
  serve(previewPage, makePreview),
  serve(showPreview, showPreviewed),
];
