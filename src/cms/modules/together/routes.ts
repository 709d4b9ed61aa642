import { answerApproval, askApproval, getApproval, listApprovals } from '#src/contract/desk/approval.ts';
import { reportPresence } from '#src/contract/desk/page-here.ts';
import { changePages } from '#src/contract/desk/page-list.ts';
import { listPageNotes, settlePageNote, writePageNote } from '#src/contract/desk/page-notes.ts';
import { type Route, serve } from '../../http/route.ts';
import { ask, closeRequest, showRequest, showRequests } from './approvals.ts';
import { changeSeveral } from './change-pages.ts';
import { showPresence } from './here.ts';
import { settleNote, showNotes, writeNote } from './notes.ts';

/** Routes of cooperation on a page: presence, notes, approvals; and of changes to several pages. */
export const togetherRoutes: readonly Route[] = [
  serve(reportPresence, showPresence),
  serve(listPageNotes, showNotes),
  serve(writePageNote, writeNote),
  serve(settlePageNote, settleNote),
  serve(listApprovals, showRequests),
  serve(getApproval, showRequest),
  serve(askApproval, ask),
  serve(answerApproval, closeRequest),
  serve(changePages, changeSeveral),
];
