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
import {
  listWeekLinks,
  saveOwnWeek,
  saveWeekLink,
  showWeekLink,
  stopWeekMail,
  undoSavedWeek,
} from '#src/contract/week-links.ts';
import { toCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { type Case, getCase } from './case.ts';

const MAIL = 'niemand@example.nl';
const LINK = { pairingCode: 'A'.repeat(22) };
const TOKEN = { token: 'v1.niets' };
const CLIENT = { domain: 'zelfhulpalcohol', uid: 999_999 };

/** Well-formed input of every operation on buddies and nurses, by name, for objects that do not exist. */
export const SUPPORT_CASES: Readonly<Record<string, Case>> = {
  'add-buddy': getCase(addBuddy, { body: { name: 'Robin', email: MAIL }, key: 'sleutel-1' }),
  'delete-buddy': getCase(deleteBuddy, { body: { id: '00000000-0000-4000-8000-000000000000' } }),
  'accept-buddy-invite': getCase(acceptBuddyInvite, { body: LINK }),
  'refuse-buddy-invite': getCase(refuseBuddyInvite, { body: { ...LINK, reason: '' } }),
  'unsubscribe-buddy': getCase(unsubscribeBuddy, { body: LINK }),
  'resume-buddy': getCase(resumeBuddy, { body: LINK }),
  'get-buddy-link': getCase(getBuddyLink, { params: { code: 'x'.repeat(22) } }),
  'show-week-link': getCase(showWeekLink, { params: TOKEN }),
  'save-week-link': getCase(saveWeekLink, { params: TOKEN, body: { days: { '2026-11-16': '2' }, none: [] } }),
  'save-own-week': getCase(saveOwnWeek, {
    params: { monday: toCalendarDate('2026-11-16') },
    body: { days: { '2026-11-16': '2' }, none: [] },
    key: 'sleutel-1',
  }),
  'stop-week-mail': getCase(stopWeekMail, { params: TOKEN }),
  'list-week-links': getCase(listWeekLinks, {}),
  'take-back-week': getCase(undoSavedWeek, { params: { monday: '2026-11-16' } }),
  'unsubscribe-by-mail': getCase(unsubscribeByMail, { params: TOKEN }),
  'show-unsubscribe': getCase(showUnsubscribe, { params: TOKEN }),
  'find-nurse': getCase(findNurse, { body: { pairingCode: 'ABC123' } }),
  'pair-nurse': getCase(pairNurse, { body: { pairingCode: 'ABC123' } }),
  'get-nurse-info': getCase(getNurseInfo, {}),
  'unpair-nurse': getCase(unpairNurse, {}),
  'get-access-record': getCase(getAccessRecord, {}),
  'renew-pairing-code': getCase(renewPairingCode, {}),
  'get-clients': getCase(getClients, {}),
  'get-client': getCase(getClient, { params: CLIENT }),
  'get-client-registrations': getCase(getClientRegistrations, { params: CLIENT }),
  'get-client-exercises': getCase(getClientExercises, { params: CLIENT }),
  'get-client-programme': getCase(getClientProgramme, { params: { domain: CLIENT.domain } }),
  'get-client-webform': getCase(getClientWebform, { params: { domain: CLIENT.domain, webformId: 'alcohol_1_1' } }),
  'remove-client': getCase(removeClient, { body: { uid: CLIENT.uid, domain: CLIENT.domain } }),
  'contact-client': getCase(contactClient, { body: { uid: CLIENT.uid, domain: CLIENT.domain } }),
  'get-client-invitation': getCase(getClientInvitation, { params: { token: 'v1.x' } }),
  'get-client-invitations': getCase(getClientInvitations, {}),
  'get-nurse-scopes': getCase(getNurseScopes, {}),
  'save-nurse-scopes': getCase(saveNurseScopes, { body: { days: true, exercises: true, answers: false } }),
  'get-nurse-view': getCase(getNurseView, {}),
  'get-nurse-sentences': getCase(getNurseSentences, {}),
  'save-nurse-sentences': getCase(saveNurseSentences, { body: { sentences: ['Goed bezig.'] } }),
  'get-client-note': getCase(getClientNote, { params: CLIENT }),
  'send-nurse-note': getCase(sendNurseNote, { body: { ...CLIENT, sentence: '', task: 'three-days' } }),
  'get-own-note': getCase(getOwnNote, {}),
  'switch-nurse-notes': getCase(switchNurseNotes, { body: { isOn: true } }),
  'invite-client': getCase(inviteClient, {
    body: { firstName: 'Robin', email: MAIL, programme: CLIENT.domain },
    key: 'sleutel-1',
  }),
};
