import { answerApproval, getApproval, listApprovals, submitForApproval } from '#src/contract/desk/approval.ts';
import { answerDrafts, readDrafts } from '#src/contract/desk/approval-links.ts';
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
import { changePages, listPages } from '#src/contract/desk/page-list.ts';
import { listPageNotes, setPageNoteState, writePageNote } from '#src/contract/desk/page-notes.ts';
import { openPage, savePage } from '#src/contract/desk/pages.ts';
import { showSitePreview } from '#src/contract/desk/releases.ts';
import { reportPresence } from '#src/contract/desk/report-presence.ts';
import { listRevisions, openRevision, previewPage, showPreview } from '#src/contract/desk/revisions.ts';
import { listAffected } from '#src/contract/desk/uses.ts';
import { type Case, caseOf } from './case.ts';

const params = { nid: 999_999, language: 'nl' } as const;

/** Well-formed input of every operation on pages at the desk, by name, for objects that do not exist. */
export const DESK_PAGE_CASES: Readonly<Record<string, Case>> = {
  'list-pages': caseOf(listPages, { query: { domain: 'alcohol', page: 0 } }),
  'make-page': caseOf(createPage, {
    body: { type: 'basic_page', domains: ['alcohol'], language: 'nl', title: 'Nieuw' },
  }),
  'describe-page': caseOf(updatePageProperties, { params, body: { notes: 'Nog nakijken.' } }),
  'delete-page': caseOf(deletePage, { params }),
  'duplicate-page': caseOf(duplicatePage, { params, body: { title: 'Nog een' } }),
  'open-page': caseOf(openPage, { params }),
  'save-page': caseOf(savePage, { params, body: { from: null, title: 'Nieuw', fields: {} } }),
  'translate-page': caseOf(translatePage, { params, body: { title: 'New' } }),
  'publish-page': caseOf(publishPage, { params, body: { from: 1 } }),
  'unpublish-page': caseOf(unpublishPage, { params, body: { from: 1 } }),
  'restore-page': caseOf(restorePage, { params, body: { vid: 1, from: 2 } }),
  'move-page': caseOf(movePage, { params, body: { path: '/anders' } }),
  'list-redirects': caseOf(listRedirects, { query: { search: '/oud', page: 0 } }),
  'add-redirect': caseOf(addRedirect, { params, body: { path: '/oud-adres' } }),
  'remove-redirect': caseOf(removeRedirect, { params: { ...params, id: 1 } }),
  'list-revisions': caseOf(listRevisions, { params }),
  'open-revision': caseOf(openRevision, { params: { ...params, vid: 1 } }),
  'open-other-language': caseOf(openOtherLanguage, { params }),
  'mark-up-to-date': caseOf(markUpToDate, { params, body: { vid: 1 } }),
  'list-affected': caseOf(listAffected, { params }),
  'preview-page': caseOf(previewPage, { params }),
  'show-preview': caseOf(showPreview, { params: { token: 'x' } }),
  'show-site-preview': caseOf(showSitePreview, { params: { token: 'x' } }),
  'read-drafts': caseOf(readDrafts, { params: { token: 'x' } }),
  'answer-drafts': caseOf(answerDrafts, {
    params: { token: 'x' },
    body: { name: 'Dr. Vos', role: 'arts', answer: 'approved', remarks: [], version: 'x' },
  }),
  'page-here': caseOf(reportPresence, { params, body: { tab: 'tabblad-1', block: null, isWriting: false } }),
  'list-page-notes': caseOf(listPageNotes, { params }),
  'write-page-note': caseOf(writePageNote, { params, body: { block: null, words: 'Klopt dit nog?' } }),
  'settle-page-note': caseOf(setPageNoteState, { params: { ...params, id: 1 }, body: { isDone: true } }),
  'list-approvals': caseOf(listApprovals, {}),
  'get-approval': caseOf(getApproval, { params }),
  'ask-approval': caseOf(submitForApproval, { params, body: { vid: 1, words: '' } }),
  'change-pages': caseOf(changePages, { body: { change: 'publish', pages: [{ ...params, vid: 1 }] } }),
  'answer-approval': caseOf(answerApproval, { params, body: { id: 1, answer: 'refused', reason: 'Nog niet.' } }),
};
