import { findPeople } from '#src/contract/desk/find-people.ts';
import { listModeration } from '#src/contract/desk/list-moderation.ts';
import { listModerationDeeds } from '#src/contract/desk/list-moderation-deeds.ts';
import { listNurseApplications } from '#src/contract/desk/list-nurse-applications.ts';
import { moderateText } from '#src/contract/desk/moderate-text.ts';
import { openModeratedText } from '#src/contract/desk/open-moderated-text.ts';
import { reviewNurse } from '#src/contract/desk/review-nurse.ts';
import { sendMessage } from '#src/contract/desk/send-message.ts';
import { type Case, caseOf } from './case.ts';

const ABSENT = 999_999;
const TEXT = { type: 'comment', id: ABSENT } as const;

/** The input of every operation of the desk about people, by name: well-formed, about nothing that is there. */
export const DESK_PEOPLE_CASES: Readonly<Record<string, Case>> = {
  'find-people': caseOf(findPeople, { query: { domain: 'alcohol', nickname: 'Mus' } }),
  'list-moderation': caseOf(listModeration, { query: { domain: 'alcohol', page: 0 } }),
  'list-moderation-deeds': caseOf(listModerationDeeds, {}),
  'list-nurse-applications': caseOf(listNurseApplications, { query: { state: 'waiting' } }),
  'moderate-text': caseOf(moderateText, { params: TEXT, body: { decision: 'hide', reason: 'Reclame.', seen: 0 } }),
  'open-moderated-text': caseOf(openModeratedText, { params: TEXT }),
  'review-nurse': caseOf(reviewNurse, { params: { uid: ABSENT }, body: { decision: 'approve', reason: '' } }),
  'send-message': caseOf(sendMessage, { body: { uid: ABSENT, text: 'Hallo.', about: null }, key: 'sleutel-bericht' }),
};
