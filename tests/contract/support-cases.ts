import {
  acceptBuddyInvite,
  addBuddy,
  deleteBuddy,
  getBuddyLink,
  refuseBuddyInvite,
  resumeBuddy,
  unsubscribeBuddy,
} from '#src/contract/buddies.ts';
import {
  contactClient,
  getClientExercises,
  getClientProgramme,
  getClientRegistrations,
  getClientWebform,
  removeClient,
} from '#src/contract/client-details.ts';
import { getClientInvitation, getClientInvitations, inviteClient } from '#src/contract/client-invitations.ts';
import { getClient, getClients } from '#src/contract/clients.ts';
import { getAccessRecord, getNurseView } from '#src/contract/nurse-access.ts';
import {
  getClientNote,
  getNurseSentences,
  getOwnNote,
  saveNurseSentences,
  sendNurseNote,
  switchNurseNotes,
} from '#src/contract/nurse-notes.ts';
import { findNurse, getNurseInfo, pairNurse, renewPairingCode, unpairNurse } from '#src/contract/nurse-pairing.ts';
import { getNurseScopes, saveNurseScopes } from '#src/contract/nurse-scopes.ts';
import { showUnsubscribe, unsubscribeByMail } from '#src/contract/unsubscribe-by-mail.ts';
import { listWeekLinks, saveWeekLink, showWeekLink, stopWeekMail, undoSavedWeek } from '#src/contract/week-links.ts';
import { type Case, caseOf } from './case.ts';

const MAIL = 'niemand@example.nl';
const LINK = { pairingCode: 'A'.repeat(22) };
const TOKEN = { token: 'v1.niets' };
const CLIENT = { domain: 'zelfhulpalcohol', uid: 999_999 };

/** Well-formed input of every operation on buddies and nurses, by name, for objects that do not exist. */
export const SUPPORT_CASES: Readonly<Record<string, Case>> = {
  'add-buddy': caseOf(addBuddy, { body: { name: 'Robin', email: MAIL }, key: 'sleutel-1' }),
  'delete-buddy': caseOf(deleteBuddy, { body: { id: '00000000-0000-4000-8000-000000000000' } }),
  'accept-buddy-invite': caseOf(acceptBuddyInvite, { body: LINK }),
  'refuse-buddy-invite': caseOf(refuseBuddyInvite, { body: { ...LINK, reason: '' } }),
  'unsubscribe-buddy': caseOf(unsubscribeBuddy, { body: LINK }),
  'resume-buddy': caseOf(resumeBuddy, { body: LINK }),
  'get-buddy-link': caseOf(getBuddyLink, { params: { code: 'x'.repeat(22) } }),
  'show-week-link': caseOf(showWeekLink, { params: TOKEN }),
  'save-week-link': caseOf(saveWeekLink, { params: TOKEN, body: { days: { '2026-11-16': '2' }, none: [] } }),
  'stop-week-mail': caseOf(stopWeekMail, { params: TOKEN }),
  'list-week-links': caseOf(listWeekLinks, {}),
  'take-back-week': caseOf(undoSavedWeek, { params: { monday: '2026-11-16' } }),
  'unsubscribe-by-mail': caseOf(unsubscribeByMail, { params: TOKEN }),
  'show-unsubscribe': caseOf(showUnsubscribe, { params: TOKEN }),
  'find-nurse': caseOf(findNurse, { body: { pairingCode: 'ABC123' } }),
  'pair-nurse': caseOf(pairNurse, { body: { pairingCode: 'ABC123' } }),
  'get-nurse-info': caseOf(getNurseInfo, {}),
  'unpair-nurse': caseOf(unpairNurse, {}),
  'get-access-record': caseOf(getAccessRecord, {}),
  'renew-pairing-code': caseOf(renewPairingCode, {}),
  'get-clients': caseOf(getClients, {}),
  'get-client': caseOf(getClient, { params: CLIENT }),
  'get-client-registrations': caseOf(getClientRegistrations, { params: CLIENT }),
  'get-client-exercises': caseOf(getClientExercises, { params: CLIENT }),
  'get-client-programme': caseOf(getClientProgramme, { params: { domain: CLIENT.domain } }),
  'get-client-webform': caseOf(getClientWebform, { params: { domain: CLIENT.domain, webformId: 'alcohol_1_1' } }),
  'remove-client': caseOf(removeClient, { body: { uid: CLIENT.uid, domain: CLIENT.domain } }),
  'contact-client': caseOf(contactClient, { body: { uid: CLIENT.uid, domain: CLIENT.domain } }),
  'get-client-invitation': caseOf(getClientInvitation, { params: { token: 'v1.x' } }),
  'get-client-invitations': caseOf(getClientInvitations, {}),
  'get-nurse-scopes': caseOf(getNurseScopes, {}),
  'save-nurse-scopes': caseOf(saveNurseScopes, { body: { days: true, exercises: true, answers: false } }),
  'get-nurse-view': caseOf(getNurseView, {}),
  'get-nurse-sentences': caseOf(getNurseSentences, {}),
  'save-nurse-sentences': caseOf(saveNurseSentences, { body: { sentences: ['Goed bezig.'] } }),
  'get-client-note': caseOf(getClientNote, { params: CLIENT }),
  'send-nurse-note': caseOf(sendNurseNote, { body: { ...CLIENT, sentence: '', task: 'three-days' } }),
  'get-own-note': caseOf(getOwnNote, {}),
  'switch-nurse-notes': caseOf(switchNurseNotes, { body: { isOn: true } }),
  'invite-client': caseOf(inviteClient, {
    body: { firstName: 'Robin', email: MAIL, programme: CLIENT.domain },
    key: 'sleutel-1',
  }),
};
