import { findPeople } from '../desk/find-people.ts';
import { listModeration } from '../desk/list-moderation.ts';
import { listModerationActions } from '../desk/list-moderation-actions.ts';
import { listNurseApplications } from '../desk/list-nurse-applications.ts';
import { moderateText } from '../desk/moderate-text.ts';
import { answerObjection, listObjections } from '../desk/objections.ts';
import { openModeratedText } from '../desk/open-moderated-text.ts';
import { listRemovedWords, restoreWords } from '../desk/removed-words.ts';
import { resetNurseFactor } from '../desk/reset-nurse-factor.ts';
import { openPerson, restrictPerson } from '../desk/restrict-person.ts';
import { reviewNurse } from '../desk/review-nurse.ts';
import { sendMessage } from '../desk/send-message.ts';
import { setNurseStanding } from '../desk/set-nurse-standing.ts';
import { openSuicideWords, saveSuicideWords } from '../desk/suicide-words.ts';
import { listSentForms } from '../desk/webform/list-sent-forms.ts';

/** Operations of the desk about users: moderation, messages, nurses. */
export const DESK_PEOPLE_OPERATIONS = [
  findPeople,
  listModeration,
  listModerationActions,
  listNurseApplications,
  listSentForms,
  moderateText,
  openModeratedText,
  listRemovedWords,
  restoreWords,
  reviewNurse,
  openPerson,
  restrictPerson,
  setNurseStanding,
  resetNurseFactor,
  openSuicideWords,
  saveSuicideWords,
  sendMessage,
  listObjections,
  answerObjection,
] as const;
