import { answerApproval, askApproval, getApproval, listApprovals } from '../desk/approval.ts';
import { changePages } from '../desk/change-pages.ts';
import { deletePage } from '../desk/delete-page.ts';
import { describePage } from '../desk/describe-page.ts';
import { duplicatePage } from '../desk/duplicate-page.ts';
import { listAffected } from '../desk/list-affected.ts';
import { listChoices } from '../desk/list-choices.ts';
import { listPages } from '../desk/list-pages.ts';
import { listRevisions } from '../desk/list-revisions.ts';
import { makePage } from '../desk/make-page.ts';
import { movePage } from '../desk/move-page.ts';
import { openPage } from '../desk/open-page.ts';
import { openRevision } from '../desk/open-revision.ts';
import { markUpToDate, openOtherLanguage } from '../desk/other-language.ts';
import { reportPresence } from '../desk/page-here.ts';
import { listPageNotes, settlePageNote, writePageNote } from '../desk/page-notes.ts';
import { previewPage } from '../desk/preview-page.ts';
import { publishPage } from '../desk/publish-page.ts';
import { readReferences } from '../desk/read-references.ts';
import { addRedirect, listRedirects, removeRedirect } from '../desk/redirects.ts';
import { restorePage } from '../desk/restore-page.ts';
import { savePage } from '../desk/save-page.ts';
import { showPreview } from '../desk/show-preview.ts';
import { translatePage } from '../desk/translate-page.ts';
import { unpublishPage } from '../desk/unpublish-page.ts';
import { deleteWebform } from '../desk/webform/delete-webform.ts';
import { listWebforms } from '../desk/webform/list-webforms.ts';
import { makeWebform } from '../desk/webform/make-webform.ts';
import { openWebform } from '../desk/webform/open-webform.ts';
import { saveWebform } from '../desk/webform/save-webform.ts';

/** The desk and pages: their life, their editor, forms. */
export const DESK_PAGE_OPERATIONS = [
  listWebforms,
  makeWebform,
  openWebform,
  saveWebform,
  deleteWebform,
  readReferences,
  listChoices,
  listPages,
  makePage,
  describePage,
  deletePage,
  duplicatePage,
  openPage,
  savePage,
  translatePage,
  publishPage,
  unpublishPage,
  restorePage,
  movePage,
  listRevisions,
  openRevision,
  openOtherLanguage,
  markUpToDate,
  listAffected,
  previewPage,
  showPreview,
  reportPresence,
  listPageNotes,
  writePageNote,
  settlePageNote,
  listApprovals,
  getApproval,
  askApproval,
  answerApproval,
  changePages,
  listRedirects,
  addRedirect,
  removeRedirect,
] as const;
