import { addRedirect, listRedirects, removeRedirect } from '#src/contract/desk/links.ts';
import { markUpToDate, openOtherLanguage } from '#src/contract/desk/other-language.ts';
import {
  createPage,
  deletePage,
  duplicatePage,
  movePage,
  publishPage,
  restorePage,
  translatePage,
  unpublishPage,
  updatePageProperties,
} from '#src/contract/desk/page-life.ts';
import { listPages } from '#src/contract/desk/page-list.ts';
import { openPage, savePage } from '#src/contract/desk/pages.ts';
import { listRevisions, openRevision, previewPage, showPreview } from '#src/contract/desk/revisions.ts';
import { listAffected } from '#src/contract/desk/uses.ts';
import { canEdit } from '#src/rules/desk/editor-rights.ts';
import { respondPrivately } from '../../../http/answer.ts';
import { getEditorRights } from '../../../http/editor-rights.ts';
import type { ApiContext } from '../../../http/request.ts';
import { type Route, serve } from '../../../http/route.ts';
import { showAffectedPages } from './affected.ts';
import { withErrorDetails } from './desk-answer.ts';
import { findPage } from './find-page.ts';
import { showPages } from './list-pages.ts';
import { showOtherLanguage, storeTranslatedRevision } from './other-language.ts';
import { readPageParams } from './page-params.ts';
import { createPreview, showPreviewedPage } from './preview.ts';
import { createRedirect, deleteRedirect, showRedirects } from './redirects.ts';
import { showRevision, showRevisions } from './revisions.ts';
import { handleSavePage, handleTranslatePage } from './save.ts';
import {
  handleCreatePage,
  handleDeletePage,
  handleDuplicatePage,
  handleMovePage,
  handlePublishPage,
  handleRestorePage,
  handleUnpublishPage,
  handleUpdatePageProperties,
} from './writes.ts';

async function showPage(c: ApiContext): Promise<Response> {
  const { nid, language } = readPageParams(c);
  const page = await findPage(c.var.system.database.pool, nid, language);
  const rights = await getEditorRights(c);
  const isOwnEntry = canEdit(rights, { domains: page.domains, language });
  return respondPrivately(c, { ...page, may: { edit: isOwnEntry, publish: isOwnEntry && rights.mayPublish } });
}

export const deskPageRoutes: readonly Route[] = [
  serve(listPages, showPages),
  serve(createPage, withErrorDetails(handleCreatePage)),
  serve(updatePageProperties, withErrorDetails(handleUpdatePageProperties)),
  serve(deletePage, handleDeletePage),
  serve(duplicatePage, withErrorDetails(handleDuplicatePage)),
  serve(openPage, showPage),
  serve(savePage, withErrorDetails(handleSavePage)),
  serve(translatePage, withErrorDetails(handleTranslatePage)),
  serve(publishPage, withErrorDetails(handlePublishPage)),
  serve(unpublishPage, withErrorDetails(handleUnpublishPage)),
  serve(restorePage, withErrorDetails(handleRestorePage)),
  serve(movePage, withErrorDetails(handleMovePage)),
  serve(listRedirects, showRedirects),
  serve(addRedirect, withErrorDetails(createRedirect)),
  serve(removeRedirect, deleteRedirect),
  serve(listRevisions, showRevisions),
  serve(openRevision, showRevision),
  serve(openOtherLanguage, showOtherLanguage),
  serve(markUpToDate, storeTranslatedRevision),
  serve(listAffected, showAffectedPages),
  serve(previewPage, createPreview),
  serve(showPreview, showPreviewedPage),
];
