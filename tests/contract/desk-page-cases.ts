import { answerApproval, getApproval, listApprovals, submitForApproval } from '#src/contract/desk/approval.ts';
import { readDrafts, reviewDrafts } from '#src/contract/desk/approval-links.ts';
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
import { type Case, createCase } from './case.ts';

const params = { nid: 999_999, language: 'nl' } as const;

/** Well-formed input of every operation on pages at the desk, by name, for objects that do not exist. */
export const DESK_PAGE_CASES: Readonly<Record<string, Case>> = {
  'list-pages': createCase(listPages, { query: { domain: 'alcohol', page: 0 } }),
  'make-page': createCase(createPage, {
    body: { type: 'basic_page', domains: ['alcohol'], language: 'nl', title: 'Nieuw' },
  }),
  'describe-page': createCase(updatePageProperties, { params, body: { notes: 'Nog nakijken.' } }),
  'delete-page': createCase(deletePage, { params }),
  'duplicate-page': createCase(duplicatePage, { params, body: { title: 'Nog een' } }),
  'open-page': createCase(openPage, { params }),
  'save-page': createCase(savePage, { params, body: { from: null, title: 'Nieuw', fields: {} } }),
  'translate-page': createCase(translatePage, { params, body: { title: 'New' } }),
  'publish-page': createCase(publishPage, { params, body: { from: 1 } }),
  'unpublish-page': createCase(unpublishPage, { params, body: { from: 1 } }),
  'restore-page': createCase(restorePage, { params, body: { vid: 1, from: 2 } }),
  'move-page': createCase(movePage, { params, body: { path: '/anders' } }),
  'list-redirects': createCase(listRedirects, { query: { search: '/oud', page: 0 } }),
  'add-redirect': createCase(addRedirect, { params, body: { path: '/oud-adres' } }),
  'remove-redirect': createCase(removeRedirect, { params: { ...params, id: 1 } }),
  'list-revisions': createCase(listRevisions, { params }),
  'open-revision': createCase(openRevision, { params: { ...params, vid: 1 } }),
  'open-other-language': createCase(openOtherLanguage, { params }),
  'mark-up-to-date': createCase(markUpToDate, { params, body: { vid: 1 } }),
  'list-affected': createCase(listAffected, { params }),
  'preview-page': createCase(previewPage, { params }),
  'show-preview': createCase(showPreview, { params: { token: 'x' } }),
  'show-site-preview': createCase(showSitePreview, { params: { token: 'x' } }),
  'read-drafts': createCase(readDrafts, { params: { token: 'x' } }),
  'answer-drafts': createCase(reviewDrafts, {
    params: { token: 'x' },
    body: { name: 'Dr. Vos', role: 'arts', answer: 'approved', remarks: [], version: 'x' },
  }),
  'page-here': createCase(reportPresence, { params, body: { tab: 'tabblad-1', block: null, isWriting: false } }),
  'list-page-notes': createCase(listPageNotes, { params }),
  'write-page-note': createCase(writePageNote, { params, body: { block: null, words: 'Klopt dit nog?' } }),
  'settle-page-note': createCase(setPageNoteState, { params: { ...params, id: 1 }, body: { isDone: true } }),
  'list-approvals': createCase(listApprovals, {}),
  'get-approval': createCase(getApproval, { params }),
  'ask-approval': createCase(submitForApproval, { params, body: { vid: 1, words: '' } }),
  'change-pages': createCase(changePages, { body: { change: 'publish', pages: [{ ...params, vid: 1 }] } }),
  'answer-approval': createCase(answerApproval, { params, body: { id: 1, answer: 'refused', reason: 'Nog niet.' } }),
};
