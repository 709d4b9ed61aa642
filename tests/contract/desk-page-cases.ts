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
import { type Case, getCase } from './case.ts';

const params = { nid: 999_999, language: 'nl' } as const;

/** Well-formed input of every operation on pages at the desk, by name, for objects that do not exist. */
export const DESK_PAGE_CASES: Readonly<Record<string, Case>> = {
  'list-pages': getCase(listPages, { query: { domain: 'alcohol', page: 0 } }),
  'make-page': getCase(createPage, {
    body: { type: 'basic_page', domains: ['alcohol'], language: 'nl', title: 'Nieuw' },
  }),
  'describe-page': getCase(updatePageProperties, { params, body: { notes: 'Nog nakijken.' } }),
  'delete-page': getCase(deletePage, { params }),
  'duplicate-page': getCase(duplicatePage, { params, body: { title: 'Nog een' } }),
  'open-page': getCase(openPage, { params }),
  'save-page': getCase(savePage, { params, body: { from: null, title: 'Nieuw', fields: {} } }),
  'translate-page': getCase(translatePage, { params, body: { title: 'New' } }),
  'publish-page': getCase(publishPage, { params, body: { from: 1 } }),
  'unpublish-page': getCase(unpublishPage, { params, body: { from: 1 } }),
  'restore-page': getCase(restorePage, { params, body: { vid: 1, from: 2 } }),
  'move-page': getCase(movePage, { params, body: { path: '/anders' } }),
  'list-redirects': getCase(listRedirects, { query: { search: '/oud', page: 0 } }),
  'add-redirect': getCase(addRedirect, { params, body: { path: '/oud-adres' } }),
  'remove-redirect': getCase(removeRedirect, { params: { ...params, id: 1 } }),
  'list-revisions': getCase(listRevisions, { params }),
  'open-revision': getCase(openRevision, { params: { ...params, vid: 1 } }),
  'open-other-language': getCase(openOtherLanguage, { params }),
  'mark-up-to-date': getCase(markUpToDate, { params, body: { vid: 1 } }),
  'list-affected': getCase(listAffected, { params }),
  'preview-page': getCase(previewPage, { params }),
  'show-preview': getCase(showPreview, { params: { token: 'x' } }),
  'show-site-preview': getCase(showSitePreview, { params: { token: 'x' } }),
  'read-drafts': getCase(readDrafts, { params: { token: 'x' } }),
  'answer-drafts': getCase(answerDrafts, {
    params: { token: 'x' },
    body: { name: 'Dr. Vos', role: 'arts', answer: 'approved', remarks: [], version: 'x' },
  }),
  'page-here': getCase(reportPresence, { params, body: { tab: 'tabblad-1', block: null, isWriting: false } }),
  'list-page-notes': getCase(listPageNotes, { params }),
  'write-page-note': getCase(writePageNote, { params, body: { block: null, words: 'Klopt dit nog?' } }),
  'settle-page-note': getCase(setPageNoteState, { params: { ...params, id: 1 }, body: { isDone: true } }),
  'list-approvals': getCase(listApprovals, {}),
  'get-approval': getCase(getApproval, { params }),
  'ask-approval': getCase(submitForApproval, { params, body: { vid: 1, words: '' } }),
  'change-pages': getCase(changePages, { body: { change: 'publish', pages: [{ ...params, vid: 1 }] } }),
  'answer-approval': getCase(answerApproval, { params, body: { id: 1, answer: 'refused', reason: 'Nog niet.' } }),
};
