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
import { type Case, createCase } from './case.ts';

const MAIL = 'niemand@example.nl';
const LINK = { pairingCode: 'A'.repeat(22) };
const TOKEN = { token: 'v1.niets' };
const CLIENT = { domain: 'zelfhulpalcohol', uid: 999_999 };

/** Well-formed input of every operation on buddies and nurses, by name, for objects that do not exist. */
export const SUPPORT_CASES: Readonly<Record<string, Case>> = {
  'add-buddy': createCase(addBuddy, { body: { name: 'Robin', email: MAIL }, key: 'sleutel-1' }),
  'delete-buddy': createCase(deleteBuddy, { body: { id: '00000000-0000-4000-8000-000000000000' } }),
  'accept-buddy-invite': createCase(acceptBuddyInvite, { body: LINK }),
  'refuse-buddy-invite': createCase(refuseBuddyInvite, { body: { ...LINK, reason: '' } }),
  'unsubscribe-buddy': createCase(unsubscribeBuddy, { body: LINK }),
  'resume-buddy': createCase(resumeBuddy, { body: LINK }),
  'get-buddy-link': createCase(getBuddyLink, { params: { code: 'x'.repeat(22) } }),
  'show-week-link': createCase(showWeekLink, { params: TOKEN }),
  'save-week-link': createCase(saveWeekLink, { params: TOKEN, body: { days: { '2026-11-16': '2' }, none: [] } }),
  'save-own-week': createCase(saveOwnWeek, {
    params: { monday: toCalendarDate('2026-11-09') },
    body: { days: { '2026-11-09': '2' }, none: [] },
    key: 'sleutel-1',
  }),
  'stop-week-mail': createCase(stopWeekMail, { params: TOKEN }),
  'list-week-links': createCase(listWeekLinks, {}),
  'take-back-week': createCase(undoSavedWeek, { params: { monday: '2026-11-16' } }),
  'unsubscribe-by-mail': createCase(unsubscribeByMail, { params: TOKEN }),
  'show-unsubscribe': createCase(showUnsubscribe, { params: TOKEN }),
  'find-nurse': createCase(findNurse, { body: { pairingCode: 'ABC123' } }),
  'pair-nurse': createCase(pairNurse, { body: { pairingCode: 'ABC123' } }),
  'get-nurse-info': createCase(getNurseInfo, {}),
  'unpair-nurse': createCase(unpairNurse, {}),
  'get-access-record': createCase(getAccessRecord, {}),
  'renew-pairing-code': createCase(renewPairingCode, {}),
  'get-clients': createCase(getClients, {}),
  'get-client': createCase(getClient, { params: CLIENT }),
  'get-client-registrations': createCase(getClientRegistrations, { params: CLIENT }),
  'get-client-exercises': createCase(getClientExercises, { params: CLIENT }),
  'get-client-programme': createCase(getClientProgramme, { params: { domain: CLIENT.domain } }),
  'get-client-webform': createCase(getClientWebform, { params: { domain: CLIENT.domain, webformId: 'alcohol_1_1' } }),
  'remove-client': createCase(removeClient, { body: { uid: CLIENT.uid, domain: CLIENT.domain } }),
  'contact-client': createCase(contactClient, { body: { uid: CLIENT.uid, domain: CLIENT.domain } }),
  'get-client-invitation': createCase(getClientInvitation, { params: { token: 'v1.x' } }),
  'get-client-invitations': createCase(getClientInvitations, {}),
  'get-nurse-scopes': createCase(getNurseScopes, {}),
  'save-nurse-scopes': createCase(saveNurseScopes, { body: { days: true, exercises: true, answers: false } }),
  'get-nurse-view': createCase(getNurseView, {}),
  'get-nurse-sentences': createCase(getNurseSentences, {}),
  'save-nurse-sentences': createCase(saveNurseSentences, { body: { sentences: ['Goed bezig.'] } }),
  'get-client-note': createCase(getClientNote, { params: CLIENT }),
  'send-nurse-note': createCase(sendNurseNote, { body: { ...CLIENT, sentence: '', task: 'three-days' } }),
  'get-own-note': createCase(getOwnNote, {}),
  'switch-nurse-notes': createCase(switchNurseNotes, { body: { isOn: true } }),
  'invite-client': createCase(inviteClient, {
    body: { firstName: 'Robin', email: MAIL, programme: CLIENT.domain },
    key: 'sleutel-1',
  }),
};
