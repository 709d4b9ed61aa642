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
import { type Case, caseOf } from './case.ts';

const params = { uuid: '00000000-0000-4000-8000-000000000000' };
const alt = { nl: 'Een meer', en: 'A lake' };
const file = new File([Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64')], 'meer.gif');

const ABSENT = 999_999;
const MENU = { menu: 'content', domain: 'cocaine', language: 'nl' } as const;
const TERM = { vocabulary: 'forums', tid: ABSENT } as const;
const term = {
  domains: ['alcohol'],
  words: { nl: { name: 'Vragen', description: '' }, en: null },
  image: null,
  rule: null,
  phase: null,
  badges: [],
} as const;

function kindCases(kind: EntryKind) {
  const { list, create, update, remove, order } = getKindOperations(kind);
  const params = { id: ABSENT };
  const body = sampleEntry(kind);
  return [
    [list.name, caseOf(list, {})],
    [create.name, caseOf(create, { body })],
    [update.name, caseOf(update, { params, body: { ...body, version: 'x' } })],
    [remove.name, caseOf(remove, { params })],
    [order.name, caseOf(order, { body: { ids: [] } })],
  ] as const;
}

const REVIEWED = { kind: 'mail', key: 'daily.nl' } as const;
const THING = { kind: 'menu', key: 'content.cocaine.nl' } as const;
const READ = { kind: 'release', key: String(ABSENT) } as const;
const RELEASE = { params: { release: ABSENT } } as const;
const MAIL = { mail: 'badge', language: 'nl' } as const;

const TEST = { params: { instrument: 'bestaat-niet' } } as const;
const testTexts = Object.fromEntries(selfTestForm.names.map((name) => [name, ''])) as TypedSelfTest;

/** Well-formed input of every operation of the library, by name, for objects that do not exist. */
export const LIBRARY_CASES: Readonly<Record<string, Case>> = {
  'publish-drafts': caseOf(publishDrafts, { body: { drafts: [{ ...THING, edit: ABSENT }] } }),
  'list-releases': caseOf(listReleases, {}),
  'open-release': caseOf(openRelease, RELEASE),
  'make-release': caseOf(createRelease, { body: { name: 'Voorjaar', add: [THING] } }),
  'change-release': caseOf(changeRelease, { ...RELEASE, body: { name: 'Zomer' } }),
  'schedule-release': caseOf(scheduleRelease, { ...RELEASE, body: { publishAt: null } }),
  'publish-release': caseOf(publishRelease, RELEASE),
  'undo-release': caseOf(undoRelease, RELEASE),
  'delete-release': caseOf(deleteRelease, RELEASE),
  'preview-release': caseOf(previewRelease, { ...RELEASE, body: { domain: 'alcohol', language: 'nl' } }),
  'list-approval-links': caseOf(listApprovalLinks, { params: READ }),
  'make-approval-link': caseOf(createApprovalLink, { body: READ }),
  'revoke-approval-link': caseOf(revokeApprovalLink, { params: { id: ABSENT } }),
  'list-media': caseOf(listMedia, {}),
  'upload-media': caseOf(uploadMedia, { body: { file, alt }, key: 'sleutel-5' }),
  'open-media': caseOf(openMedia, { params }),
  'update-media': caseOf(updateMedia, { params, body: { alt } }),
  'replace-media': caseOf(replaceMedia, { params, body: { file } }),
  'delete-media': caseOf(deleteMedia, { params }),
  'list-mails': caseOf(listMails, {}),
  'open-mail': caseOf(openMail, { params: MAIL }),
  'save-mail': caseOf(saveMail, { params: MAIL, body: { subject: '', lines: [], action: '', version: 'x' } }),
  'reset-mail': caseOf(resetMail, { params: MAIL }),
  'get-api-description': caseOf(getApiDescription, {}),
  'export-content': caseOf(exportContent, {}),
  'check-content': caseOf(previewImport, { body: { file } }),
  'import-content': caseOf(importContent, { body: { file } }),
  ...Object.fromEntries(KINDS.flatMap(kindCases)),
  'open-menu': caseOf(openMenu, { params: MENU }),
  'save-menu': caseOf(saveMenu, { params: MENU, body: { version: 'x', entries: [] } }),
  'check-links': caseOf(checkLinks, { body: { domains: ['alcohol'], hrefs: ['/hulp'] } }),
  'check-all-links': caseOf(checkAllLinks, {}),
  'list-broken-links': caseOf(listBrokenLinks, {}),
  'list-terms': caseOf(listTerms, { params: { vocabulary: 'forums' } }),
  'make-term': caseOf(createTerm, { params: { vocabulary: 'forums' }, body: term }),
  'update-term': caseOf(updateTerm, { params: TERM, body: { ...term, version: 'x' } }),
  'delete-term': caseOf(deleteTerm, { params: TERM }),
  'list-self-tests': caseOf(listSelfTests, {}),
  'open-self-test': caseOf(openSelfTest, TEST),
  'save-self-test': caseOf(saveSelfTest, { ...TEST, body: { ...testTexts, revision: 0 } }),
  'delete-self-test': caseOf(deleteSelfTest, TEST),
  'clear-self-test': caseOf(clearSelfTest, {
    ...TEST,
    body: { by: 'Anne', purpose: 'Zelfhulp', deviceClass: 'geen', revision: 0 },
  }),
  'withdraw-self-test': caseOf(withdrawSelfTest, TEST),
  'list-versions': caseOf(listVersions, { params: { kind: 'menu', key: 'content.cocaine.nl' } }),
  'open-thing': caseOf(openEntryDraft, { params: THING }),
  'save-draft': caseOf(saveDraft, { params: THING, body: { from: 999, content: { entries: [] } } }),
  'drop-draft': caseOf(discardSavedDraft, { params: THING }),
  'schedule-thing': caseOf(scheduleEntry, { params: THING, body: { from: 999, publishAt: null, endAt: null } }),
  'open-review-date': caseOf(openReviewDate, { params: REVIEWED }),
  'save-review-date': caseOf(saveReviewDate, { params: REVIEWED, body: { dueOn: '2027-11-28' } }),
  'list-due-reviews': caseOf(listDueReviews, {}),
  'list-waiting': caseOf(listWaiting, {}),
  'list-bin': caseOf(listBin, {}),
  'bring-back': caseOf(restoreEntry, { params: { id: ABSENT } }),
  'erase-binned': caseOf(deleteFromBin, { params: { id: ABSENT } }),
  'order-terms': caseOf(orderTerms, { params: { vocabulary: 'forums' }, body: { ids: [] } }),
};
