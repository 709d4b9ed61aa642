import { acceptBuddyInvite } from '../accept-buddy-invite.ts';
import { addBuddy } from '../add-buddy.ts';
import { contactClient } from '../contact-client.ts';
import { deleteBuddy } from '../delete-buddy.ts';
import { findNurse } from '../find-nurse.ts';
import { getAccessRecord } from '../get-access-record.ts';
import { getBuddyLink } from '../get-buddy-link.ts';
import { getClient } from '../get-client.ts';
import { getClientExercises } from '../get-client-exercises.ts';
import { getClientInvitation } from '../get-client-invitation.ts';
import { getClientInvitations } from '../get-client-invitations.ts';
import { getClientProgramme } from '../get-client-programme.ts';
import { getClientRegistrations } from '../get-client-registrations.ts';
import { getClientWebform } from '../get-client-webform.ts';
import { getClients } from '../get-clients.ts';
import { getNurseInfo } from '../get-nurse-info.ts';
import { getNurseScopes } from '../get-nurse-scopes.ts';
import { getNurseView } from '../get-nurse-view.ts';
import { inviteClient } from '../invite-client.ts';
import { pairNurse } from '../pair-nurse.ts';
import { refuseBuddyInvite } from '../refuse-buddy-invite.ts';
import { removeClient } from '../remove-client.ts';
import { renewPairingCode } from '../renew-pairing-code.ts';
import { resumeBuddy } from '../resume-buddy.ts';
import { saveNurseScopes } from '../save-nurse-scopes.ts';
import { unpairNurse } from '../unpair-nurse.ts';
import { unsubscribeBuddy } from '../unsubscribe-buddy.ts';
import { showUnsubscribe, unsubscribeByMail } from '../unsubscribe-by-mail.ts';

/** Buddies, practice nurses and their clients. */
export const SUPPORT_OPERATIONS = [
  addBuddy,
  deleteBuddy,
  acceptBuddyInvite,
  refuseBuddyInvite,
  unsubscribeBuddy,
  resumeBuddy,
  getBuddyLink,
  unsubscribeByMail,
  showUnsubscribe,
  findNurse,
  pairNurse,
  getNurseInfo,
  unpairNurse,
  getAccessRecord,
  renewPairingCode,
  getClients,
  getClient,
  getClientRegistrations,
  getClientExercises,
  getClientProgramme,
  getClientWebform,
  removeClient,
  contactClient,
  inviteClient,
  getClientInvitation,
  getClientInvitations,
  getNurseScopes,
  saveNurseScopes,
  getNurseView,
] as const;
