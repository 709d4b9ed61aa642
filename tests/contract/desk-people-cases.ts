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
import { type Case, createCase } from './case.ts';

const MISSING_ID = 999_999;
const TEXT = { type: 'comment', id: MISSING_ID } as const;

/** Well-formed input of every operation of the desk on users, by name, for objects that do not exist. */
export const DESK_PEOPLE_CASES: Readonly<Record<string, Case>> = {
  'find-people': createCase(findPeople, { query: { domain: 'alcohol', nickname: 'Mus' } }),
  'list-moderation': createCase(listModeration, { query: { domain: 'alcohol', page: 0 } }),
  'list-moderation-actions': createCase(listModerationActions, {}),
  'list-nurse-applications': createCase(listNurseApplications, { query: { state: 'waiting' } }),
  'list-sent-forms': createCase(listFormSubmissions, { query: { page: 0 } }),
  'moderate-text': createCase(moderateText, { params: TEXT, body: { decision: 'hide', reason: 'Reclame.', seen: 0 } }),
  'list-objections': createCase(listObjections, { query: { domain: 'alcohol', page: 0 } }),
  'answer-objection': createCase(answerObjection, {
    params: { id: MISSING_ID },
    body: { answer: 'uphold', reason: 'Reclame.' },
  }),
  'open-moderated-text': createCase(openModeratedText, { params: TEXT }),
  'list-removed-words': createCase(listRemovedForumTexts, { query: { domain: 'alcohol' } }),
  'restore-words': createCase(restoreRemovedTexts, {
    params: { removal: '00000000-0000-4000-8000-000000000000' },
    body: { reason: 'Op verzoek.' },
  }),
  'open-person': createCase(openPerson, { params: { uid: MISSING_ID } }),
  'restrict-person': createCase(restrictPerson, {
    params: { uid: MISSING_ID },
    body: { action: 'suspend', reason: 'Reclame.', until: null },
  }),
  'set-nurse-standing': createCase(setNurseStatus, {
    params: { uid: MISSING_ID },
    body: { action: 'withdraw', reason: 'Werkt er niet meer.' },
  }),
  'reset-nurse-factor': createCase(resetNurseFactor, {
    params: { uid: MISSING_ID },
    body: { reason: 'Telefoon kwijt.' },
  }),
  'open-suicide-words': createCase(openSuicideWords, {}),
  'review-nurse': createCase(reviewNurse, { params: { uid: MISSING_ID }, body: { decision: 'approve', reason: '' } }),
  'save-suicide-words': createCase(saveSuicideWords, { body: { phrases: [], from: [] } }),
  'send-message': createCase(sendMessage, {
    body: { uid: MISSING_ID, text: 'Hallo.', about: null },
    key: 'sleutel-bericht',
  }),
};
