import {
  listWeekLinks,
  saveOwnWeek,
  saveWeekLink,
  showWeekLink,
  stopWeekMail,
  undoSavedWeek,
} from '#src/contract/week-links.ts';
import { type Route, serve } from '../../http/route.ts';
import { handleSaveOwnWeek, saveWeek } from './save-week.ts';
import { showWeek } from './show-week.ts';
import { handleStopWeekMail } from './stop-mail.ts';
import { handleUndoSavedWeek, listOwnWeeks } from './user-weeks.ts';

export const weekLinkRoutes: readonly Route[] = [
  serve(showWeekLink, showWeek),
  serve(saveWeekLink, saveWeek),
  serve(saveOwnWeek, handleSaveOwnWeek),
  serve(stopWeekMail, handleStopWeekMail),
  serve(listWeekLinks, listOwnWeeks),
  serve(undoSavedWeek, handleUndoSavedWeek),
];
