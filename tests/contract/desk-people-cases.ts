import {
  listModeration,
  listModerationActions,
  moderateText,
  openModeratedText,
} from '#src/contract/desk/moderation.ts';
import { listNurseApplications, resetNurseFactor, reviewNurse, setNurseStatus } from '#src/contract/desk/nurses.ts';
import { answerObjection, listObjections } from '#src/contract/desk/objections.ts';
import { findPeople, openPerson, restrictPerson, sendMessage } from '#src/contract/desk/people.ts';
import { listRemovedForumTexts, restoreRemovedTexts } from '#src/contract/desk/removed-texts.ts';
import { openSuicideWords, saveSuicideWords } from '#src/contract/desk/suicide-words.ts';
import { listFormSubmissions } from '#src/contract/desk/webform/webforms.ts';
import { type Case, getCase } from './case.ts';

const MISSING_ID = 999_999;
const TEXT = { type: 'comment', id: MISSING_ID } as const;

/** Well-formed input of every operation of the desk on users, by name, for objects that do not exist. */
export const DESK_PEOPLE_CASES: Readonly<Record<string, Case>> = {
  'find-people': getCase(findPeople, { query: { domain: 'alcohol', nickname: 'Mus' } }),
  'list-moderation': getCase(listModeration, { query: { domain: 'alcohol', page: 0 } }),
  'list-moderation-actions': getCase(listModerationActions, {}),
  'list-nurse-applications': getCase(listNurseApplications, { query: { state: 'waiting' } }),
  'list-sent-forms': getCase(listFormSubmissions, { query: { page: 0 } }),
  'moderate-text': getCase(moderateText, { params: TEXT, body: { decision: 'hide', reason: 'Reclame.', seen: 0 } }),
  'list-objections': getCase(listObjections, { query: { domain: 'alcohol', page: 0 } }),
  'answer-objection': getCase(answerObjection, {
    params: { id: MISSING_ID },
    body: { answer: 'uphold', reason: 'Reclame.' },
  }),
  'open-moderated-text': getCase(openModeratedText, { params: TEXT }),
  'list-removed-words': getCase(listRemovedForumTexts, { query: { domain: 'alcohol' } }),
  'restore-words': getCase(restoreRemovedTexts, {
    params: { removal: '00000000-0000-4000-8000-000000000000' },
    body: { reason: 'Op verzoek.' },
  }),
  'open-person': getCase(openPerson, { params: { uid: MISSING_ID } }),
  'restrict-person': getCase(restrictPerson, {
    params: { uid: MISSING_ID },
    body: { action: 'suspend', reason: 'Reclame.', until: null },
  }),
  'set-nurse-standing': getCase(setNurseStatus, {
    params: { uid: MISSING_ID },
    body: { action: 'withdraw', reason: 'Werkt er niet meer.' },
  }),
  'reset-nurse-factor': getCase(resetNurseFactor, { params: { uid: MISSING_ID }, body: { reason: 'Telefoon kwijt.' } }),
  'open-suicide-words': getCase(openSuicideWords, {}),
  'review-nurse': getCase(reviewNurse, { params: { uid: MISSING_ID }, body: { decision: 'approve', reason: '' } }),
  'save-suicide-words': getCase(saveSuicideWords, { body: { phrases: [], from: [] } }),
  'send-message': getCase(sendMessage, {
    body: { uid: MISSING_ID, text: 'Hallo.', about: null },
    key: 'sleutel-bericht',
  }),
};
