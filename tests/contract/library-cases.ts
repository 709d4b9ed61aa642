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
  approveSelfTest,
  deleteSelfTest,
  listSelfTests,
  openSelfTest,
  type SelfTestInputs,
  saveSelfTest,
  withdrawSelfTest,
} from '#src/contract/desk/self-tests.ts';
import { createTerm, deleteTerm, listTerms, orderTerms, updateTerm } from '#src/contract/desk/terms.ts';
import { exportContent, importContent, previewImport } from '#src/contract/desk/transfer.ts';
import { deleteFromBin, listBin, listVersions, restoreEntry } from '#src/contract/desk/versions.ts';
import { selfTestForm } from '#src/contract/forms/self-test.ts';
import { type EntryKind, KINDS } from '#src/contract/kinds/index.ts';
import { sampleEntry } from '#tests/support/kind-samples.ts';
import { type Case, createCase } from './case.ts';

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
    [list.name, createCase(list, {})],
    [create.name, createCase(create, { body })],
    [update.name, createCase(update, { params, body: { ...body, version: 'x' } })],
    [remove.name, createCase(remove, { params })],
    [order.name, createCase(order, { body: { ids: [] } })],
  ] as const;
}

const REVIEWED = { kind: 'mail', key: 'daily.nl' } as const;
const THING = { kind: 'menu', key: 'content.cocaine.nl' } as const;
const READ = { kind: 'release', key: String(MISSING_ID) } as const;
const RELEASE = { params: { release: MISSING_ID } } as const;
const MAIL = { mail: 'badge', language: 'nl' } as const;

const TEST = { params: { instrument: 'bestaat-niet' } } as const;
const testTexts = Object.fromEntries(selfTestForm.names.map((name) => [name, ''])) as SelfTestInputs;

/** Well-formed input of every operation of the library, by name, for objects that do not exist. */
export const LIBRARY_CASES: Readonly<Record<string, Case>> = {
  'publish-drafts': createCase(publishDrafts, { body: { drafts: [{ ...THING, edit: MISSING_ID }] } }),
  'list-releases': createCase(listReleases, {}),
  'open-release': createCase(openRelease, RELEASE),
  'make-release': createCase(createRelease, { body: { name: 'Voorjaar', add: [THING] } }),
  'change-release': createCase(changeRelease, { ...RELEASE, body: { name: 'Zomer' } }),
  'schedule-release': createCase(scheduleRelease, { ...RELEASE, body: { publishAt: null } }),
  'publish-release': createCase(publishRelease, RELEASE),
  'undo-release': createCase(undoRelease, RELEASE),
  'delete-release': createCase(deleteRelease, RELEASE),
  'preview-release': createCase(previewRelease, { ...RELEASE, body: { domain: 'alcohol', language: 'nl' } }),
  'list-approval-links': createCase(listApprovalLinks, { params: READ }),
  'make-approval-link': createCase(createApprovalLink, { body: READ }),
  'revoke-approval-link': createCase(revokeApprovalLink, { params: { id: MISSING_ID } }),
  'list-media': createCase(listMedia, {}),
  'upload-media': createCase(uploadMedia, { body: { file, alt }, key: 'sleutel-5' }),
  'open-media': createCase(openMedia, { params }),
  'update-media': createCase(updateMedia, { params, body: { alt } }),
  'replace-media': createCase(replaceMedia, { params, body: { file } }),
  'delete-media': createCase(deleteMedia, { params }),
  'list-mails': createCase(listMails, {}),
  'open-mail': createCase(openMail, { params: MAIL }),
  'save-mail': createCase(saveMail, { params: MAIL, body: { subject: '', lines: [], action: '', version: 'x' } }),
  'reset-mail': createCase(resetMail, { params: MAIL }),
  'get-api-description': createCase(getApiDescription, {}),
  'export-content': createCase(exportContent, {}),
  'check-content': createCase(previewImport, { body: { file } }),
  'import-content': createCase(importContent, { body: { file } }),
  ...Object.fromEntries(KINDS.flatMap(getKindCases)),
  'open-menu': createCase(openMenu, { params: MENU }),
  'save-menu': createCase(saveMenu, { params: MENU, body: { version: 'x', entries: [] } }),
  'check-links': createCase(checkLinks, { body: { domains: ['alcohol'], hrefs: ['/hulp'] } }),
  'check-all-links': createCase(checkAllLinks, {}),
  'list-broken-links': createCase(listBrokenLinks, {}),
  'list-terms': createCase(listTerms, { params: { vocabulary: 'forums' } }),
  'make-term': createCase(createTerm, { params: { vocabulary: 'forums' }, body: term }),
  'update-term': createCase(updateTerm, { params: TERM, body: { ...term, version: 'x' } }),
  'delete-term': createCase(deleteTerm, { params: TERM }),
  'list-self-tests': createCase(listSelfTests, {}),
  'open-self-test': createCase(openSelfTest, TEST),
  'save-self-test': createCase(saveSelfTest, { ...TEST, body: { ...testTexts, revision: 0 } }),
  'delete-self-test': createCase(deleteSelfTest, TEST),
  'clear-self-test': createCase(approveSelfTest, {
    ...TEST,
    body: { by: 'Anne', purpose: 'Zelfhulp', deviceClass: 'geen', revision: 0 },
  }),
  'withdraw-self-test': createCase(withdrawSelfTest, TEST),
  'list-versions': createCase(listVersions, { params: { kind: 'menu', key: 'content.cocaine.nl' } }),
  'open-thing': createCase(openEntryDraft, { params: THING }),
  'save-draft': createCase(saveDraft, { params: THING, body: { from: 999, content: { entries: [] } } }),
  'drop-draft': createCase(discardSavedDraft, { params: THING, query: { from: 0 } }),
  'schedule-thing': createCase(scheduleEntry, { params: THING, body: { from: 999, publishAt: null, endAt: null } }),
  'open-review-date': createCase(openReviewDate, { params: REVIEWED }),
  'save-review-date': createCase(saveReviewDate, { params: REVIEWED, body: { dueOn: '2027-11-28' } }),
  'list-due-reviews': createCase(listDueReviews, {}),
  'list-waiting': createCase(listWaiting, {}),
  'list-bin': createCase(listBin, {}),
  'bring-back': createCase(restoreEntry, { params: { id: MISSING_ID } }),
  'erase-binned': createCase(deleteFromBin, { params: { id: MISSING_ID } }),
  'order-terms': createCase(orderTerms, { params: { vocabulary: 'forums' }, body: { ids: [] } }),
};
