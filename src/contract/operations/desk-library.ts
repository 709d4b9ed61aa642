import { restoreEntry } from '../desk/bring-back.ts';
import { checkAllLinks } from '../desk/check-all-links.ts';
import { checkLinks } from '../desk/check-links.ts';
import { deleteAlert } from '../desk/delete-alert.ts';
import { deleteMedia } from '../desk/delete-media.ts';
import { deleteTerm } from '../desk/delete-term.ts';
import { dropDraft } from '../desk/drop-draft.ts';
import { eraseBinned } from '../desk/erase-binned.ts';
import { exportContent } from '../desk/export-content.ts';
import { importContent, previewImport } from '../desk/import-content.ts';
import { listAlerts } from '../desk/list-alerts.ts';
import { listBin } from '../desk/list-bin.ts';
import { listBrokenLinks } from '../desk/list-broken-links.ts';
import { listMails } from '../desk/list-mails.ts';
import { listMedia } from '../desk/list-media.ts';
import { listTerms } from '../desk/list-terms.ts';
import { listVersions } from '../desk/list-versions.ts';
import { listWaiting } from '../desk/list-waiting.ts';
import { makeAlert } from '../desk/make-alert.ts';
import { makeTerm } from '../desk/make-term.ts';
import { openMail } from '../desk/open-mail.ts';
import { openMedia } from '../desk/open-media.ts';
import { openMenu } from '../desk/open-menu.ts';
import { openThing } from '../desk/open-thing.ts';
import { orderAlerts } from '../desk/order-alerts.ts';
import { orderTerms } from '../desk/order-terms.ts';
import { publishDrafts } from '../desk/publish-drafts.ts';
import { replaceMedia } from '../desk/replace-media.ts';
import { resetMail } from '../desk/reset-mail.ts';
import { saveDraft } from '../desk/save-draft.ts';
import { saveMail } from '../desk/save-mail.ts';
import { saveMenu } from '../desk/save-menu.ts';
import { scheduleThing } from '../desk/schedule-thing.ts';
import {
  clearSelfTest,
  deleteSelfTest,
  listSelfTests,
  openSelfTest,
  saveSelfTest,
  withdrawSelfTest,
} from '../desk/self-tests.ts';
import { updateAlert } from '../desk/update-alert.ts';
import { updateMedia } from '../desk/update-media.ts';
import { updateTerm } from '../desk/update-term.ts';
import { uploadMedia } from '../desk/upload-media.ts';

/** Operations of the desk's library: pictures, mails, alerts, menus, lists, content sets. */
export const DESK_LIBRARY_OPERATIONS = [
  listMedia,
  uploadMedia,
  openMedia,
  updateMedia,
  replaceMedia,
  deleteMedia,
  exportContent,
  previewImport,
  importContent,
  listMails,
  openMail,
  saveMail,
  resetMail,
  listAlerts,
  makeAlert,
  updateAlert,
  deleteAlert,
  orderAlerts,
  openMenu,
  saveMenu,
  checkLinks,
  checkAllLinks,
  listBrokenLinks,
  listTerms,
  makeTerm,
  updateTerm,
  deleteTerm,
  orderTerms,
  listSelfTests,
  openSelfTest,
  saveSelfTest,
  deleteSelfTest,
  clearSelfTest,
  withdrawSelfTest,
  listVersions,
  openThing,
  saveDraft,
  dropDraft,
  scheduleThing,
  listWaiting,
  publishDrafts,
  listBin,
  restoreEntry,
  eraseBinned,
] as const;
