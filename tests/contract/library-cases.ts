import { getApiDescription } from '#src/contract/desk/api-description.ts';
import { createApprovalLink, listApprovalLinks, revokeApprovalLink } from '#src/contract/desk/approval-links.ts';
import {
  discardSavedDraft,
  openEntryDraft,
  publishDrafts,
  saveDraft,
  scheduleEntry,
} from '#src/contract/desk/drafts.ts';
import { getKindOperations } from '#src/contract/desk/kind-operations.ts';
import { checkAllLinks, checkLinks, listBrokenLinks } from '#src/contract/desk/links.ts';
import { listMails, openMail, resetMail, saveMail } from '#src/contract/desk/mails.ts';
import { deleteMedia, listMedia, openMedia, replaceMedia, updateMedia, uploadMedia } from '#src/contract/desk/media.ts';
import { openMenu, saveMenu } from '#src/contract/desk/menus.ts';
import { listWaiting } from '#src/contract/desk/overview.ts';
import {
  changeRelease,
  createRelease,
  deleteRelease,
  listReleases,
  openRelease,
  previewRelease,
  publishRelease,
  scheduleRelease,
  undoRelease,
} from '#src/contract/desk/releases.ts';
import { listDueReviews, openReviewDate, saveReviewDate } from '#src/contract/desk/review-dates.ts';
import {
  clearSelfTest,
  deleteSelfTest,
  listSelfTests,
  openSelfTest,
  saveSelfTest,
  type TypedSelfTest,
  withdrawSelfTest,
} from '#src/contract/desk/self-tests.ts';
import { createTerm, deleteTerm, listTerms, orderTerms, updateTerm } from '#src/contract/desk/terms.ts';
import { exportContent, importContent, previewImport } from '#src/contract/desk/transfer.ts';
import { deleteFromBin, listBin, listVersions, restoreEntry } from '#src/contract/desk/versions.ts';
import { selfTestForm } from '#src/contract/forms/self-test.ts';
import { type EntryKind, KINDS } from '#src/contract/kinds/index.ts';
import { sampleEntry } from '#tests/support/kind-samples.ts';
import { type Case, getCase } from './case.ts';

const params = { uuid: '00000000-0000-4000-8000-000000000000' };
const alt = { nl: 'Een meer', en: 'A lake' };
const file = new File([Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64')], 'meer.gif');

const MISSING_ID = 999_999;
const MENU = { menu: 'content', domain: 'cocaine', language: 'nl' } as const;
const TERM = { vocabulary: 'forums', tid: MISSING_ID } as const;
const term = {
  domains: ['alcohol'],
  words: { nl: { name: 'Vragen', description: '' }, en: null },
  image: null,
  rule: null,
  phase: null,
  badges: [],
} as const;

function getKindCases(kind: EntryKind) {
  const { list, create, update, remove, order } = getKindOperations(kind);
  const params = { id: MISSING_ID };
  const body = sampleEntry(kind);
  return [
    [list.name, getCase(list, {})],
    [create.name, getCase(create, { body })],
    [update.name, getCase(update, { params, body: { ...body, version: 'x' } })],
    [remove.name, getCase(remove, { params })],
    [order.name, getCase(order, { body: { ids: [] } })],
  ] as const;
}

const REVIEWED = { kind: 'mail', key: 'daily.nl' } as const;
const THING = { kind: 'menu', key: 'content.cocaine.nl' } as const;
const READ = { kind: 'release', key: String(MISSING_ID) } as const;
const RELEASE = { params: { release: MISSING_ID } } as const;
const MAIL = { mail: 'badge', language: 'nl' } as const;

const TEST = { params: { instrument: 'bestaat-niet' } } as const;
const testTexts = Object.fromEntries(selfTestForm.names.map((name) => [name, ''])) as TypedSelfTest;

/** Well-formed input of every operation of the library, by name, for objects that do not exist. */
export const LIBRARY_CASES: Readonly<Record<string, Case>> = {
  'publish-drafts': getCase(publishDrafts, { body: { drafts: [{ ...THING, edit: MISSING_ID }] } }),
  'list-releases': getCase(listReleases, {}),
  'open-release': getCase(openRelease, RELEASE),
  'make-release': getCase(createRelease, { body: { name: 'Voorjaar', add: [THING] } }),
  'change-release': getCase(changeRelease, { ...RELEASE, body: { name: 'Zomer' } }),
  'schedule-release': getCase(scheduleRelease, { ...RELEASE, body: { publishAt: null } }),
  'publish-release': getCase(publishRelease, RELEASE),
  'undo-release': getCase(undoRelease, RELEASE),
  'delete-release': getCase(deleteRelease, RELEASE),
  'preview-release': getCase(previewRelease, { ...RELEASE, body: { domain: 'alcohol', language: 'nl' } }),
  'list-approval-links': getCase(listApprovalLinks, { params: READ }),
  'make-approval-link': getCase(createApprovalLink, { body: READ }),
  'revoke-approval-link': getCase(revokeApprovalLink, { params: { id: MISSING_ID } }),
  'list-media': getCase(listMedia, {}),
  'upload-media': getCase(uploadMedia, { body: { file, alt }, key: 'sleutel-5' }),
  'open-media': getCase(openMedia, { params }),
  'update-media': getCase(updateMedia, { params, body: { alt } }),
  'replace-media': getCase(replaceMedia, { params, body: { file } }),
  'delete-media': getCase(deleteMedia, { params }),
  'list-mails': getCase(listMails, {}),
  'open-mail': getCase(openMail, { params: MAIL }),
  'save-mail': getCase(saveMail, { params: MAIL, body: { subject: '', lines: [], action: '', version: 'x' } }),
  'reset-mail': getCase(resetMail, { params: MAIL }),
  'get-api-description': getCase(getApiDescription, {}),
  'export-content': getCase(exportContent, {}),
  'check-content': getCase(previewImport, { body: { file } }),
  'import-content': getCase(importContent, { body: { file } }),
  ...Object.fromEntries(KINDS.flatMap(getKindCases)),
  'open-menu': getCase(openMenu, { params: MENU }),
  'save-menu': getCase(saveMenu, { params: MENU, body: { version: 'x', entries: [] } }),
  'check-links': getCase(checkLinks, { body: { domains: ['alcohol'], hrefs: ['/hulp'] } }),
  'check-all-links': getCase(checkAllLinks, {}),
  'list-broken-links': getCase(listBrokenLinks, {}),
  'list-terms': getCase(listTerms, { params: { vocabulary: 'forums' } }),
  'make-term': getCase(createTerm, { params: { vocabulary: 'forums' }, body: term }),
  'update-term': getCase(updateTerm, { params: TERM, body: { ...term, version: 'x' } }),
  'delete-term': getCase(deleteTerm, { params: TERM }),
  'list-self-tests': getCase(listSelfTests, {}),
  'open-self-test': getCase(openSelfTest, TEST),
  'save-self-test': getCase(saveSelfTest, { ...TEST, body: { ...testTexts, revision: 0 } }),
  'delete-self-test': getCase(deleteSelfTest, TEST),
  'clear-self-test': getCase(clearSelfTest, {
    ...TEST,
    body: { by: 'Anne', purpose: 'Zelfhulp', deviceClass: 'geen', revision: 0 },
  }),
  'withdraw-self-test': getCase(withdrawSelfTest, TEST),
  'list-versions': getCase(listVersions, { params: { kind: 'menu', key: 'content.cocaine.nl' } }),
  'open-thing': getCase(openEntryDraft, { params: THING }),
  'save-draft': getCase(saveDraft, { params: THING, body: { from: 999, content: { entries: [] } } }),
  'drop-draft': getCase(discardSavedDraft, { params: THING }),
  'schedule-thing': getCase(scheduleEntry, { params: THING, body: { from: 999, publishAt: null, endAt: null } }),
  'open-review-date': getCase(openReviewDate, { params: REVIEWED }),
  'save-review-date': getCase(saveReviewDate, { params: REVIEWED, body: { dueOn: '2027-11-28' } }),
  'list-due-reviews': getCase(listDueReviews, {}),
  'list-waiting': getCase(listWaiting, {}),
  'list-bin': getCase(listBin, {}),
  'bring-back': getCase(restoreEntry, { params: { id: MISSING_ID } }),
  'erase-binned': getCase(deleteFromBin, { params: { id: MISSING_ID } }),
  'order-terms': getCase(orderTerms, { params: { vocabulary: 'forums' }, body: { ids: [] } }),
};
