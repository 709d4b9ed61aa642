import { answerApproval, getApproval, listApprovals, submitForApproval } from '#src/contract/desk/approval.ts';
import { changePages } from '#src/contract/desk/page-list.ts';
import { listPageNotes, setPageNoteState, writePageNote } from '#src/contract/desk/page-notes.ts';
import { reportPresence } from '#src/contract/desk/report-presence.ts';
import { type Route, serve } from '../../http/route.ts';
import { closeRequest, requestApproval, showRequest, showRequests } from './approvals.ts';
import { changeSelectedPages } from './change-pages.ts';
import { setNoteState, showNotes, writeNote } from './notes.ts';
import { showPresence } from './presence.ts';

/** Routes of cooperation on a page: presence, notes, approvals; and of changes to several pages. */
export const togetherRoutes: readonly Route[] = [
  serve(reportPresence, showPresence),
  serve(listPageNotes, showNotes),
  serve(writePageNote, writeNote),
  serve(setPageNoteState, setNoteState),
  serve(listApprovals, showRequests),
  serve(getApproval, showRequest),
  serve(submitForApproval, requestApproval),
  serve(answerApproval, closeRequest),
  serve(changePages, changeSelectedPages),
];
