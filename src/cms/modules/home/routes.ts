import { answerSupport, dismissCard, endPath, endSupport, getHome, startLaterPath } from '#src/contract/home.ts';
import { deleteOwnDate, listOwnDates, saveOwnDate } from '#src/contract/personal-dates.ts';
import { type Route, serve } from '../../http/route.ts';
import { withRefusedFields } from '../webforms/answer-refused.ts';
import { handleDismissCard, showHome } from './home.ts';
import { handleEndPath, handleStartPath } from './paths.ts';
import { handleSaveOwnDate, removeOwnDate, showOwnDates } from './personal-dates.ts';
import { handleAnswerSupport, handleEndSupportWeek } from './supports.ts';

/** Routes of a participant's home, and of the six weeks after the first. */
export const homeRoutes: readonly Route[] = [
  serve(getHome, showHome),
  serve(dismissCard, withRefusedFields(handleDismissCard)),
  serve(startLaterPath, withRefusedFields(handleStartPath)),
  serve(endPath, handleEndPath),
  serve(answerSupport, withRefusedFields(handleAnswerSupport)),
  serve(endSupport, handleEndSupportWeek),
  serve(listOwnDates, showOwnDates),
  serve(saveOwnDate, withRefusedFields(handleSaveOwnDate)),
  serve(deleteOwnDate, removeOwnDate),
];
