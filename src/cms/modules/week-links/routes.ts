import { listWeekLinks, saveWeekLink, showWeekLink, stopWeekMail, undoSavedWeek } from '#src/contract/week-links.ts';
import { type Route, serve } from '../../http/route.ts';
import { handleUndoSavedWeek, listOwnWeeks } from './own-weeks.ts';
import { saveWeek } from './save-week.ts';
import { showWeek } from './show-week.ts';
import { stopMail } from './stop-mail.ts';

export const weekLinkRoutes: readonly Route[] = [
  serve(showWeekLink, showWeek),
  serve(saveWeekLink, saveWeek),
  serve(stopWeekMail, stopMail),
  serve(listWeekLinks, listOwnWeeks),
  serve(undoSavedWeek, handleUndoSavedWeek),
];
