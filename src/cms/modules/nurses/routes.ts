import { contactClient } from '#src/contract/contact-client.ts';
import { findNurse } from '#src/contract/find-nurse.ts';
import { getClient } from '#src/contract/get-client.ts';
import { getClientExercises } from '#src/contract/get-client-exercises.ts';
import { getClientInvitation } from '#src/contract/get-client-invitation.ts';
import { getClientInvitations } from '#src/contract/get-client-invitations.ts';
import { getClientProgramme } from '#src/contract/get-client-programme.ts';
import { getClientRegistrations } from '#src/contract/get-client-registrations.ts';
import { getClientWebform } from '#src/contract/get-client-webform.ts';
import { getClients } from '#src/contract/get-clients.ts';
import { getNurseInfo } from '#src/contract/get-nurse-info.ts';
import { getNurseScopes } from '#src/contract/get-nurse-scopes.ts';
import { getNurseView } from '#src/contract/get-nurse-view.ts';
import { inviteClient as invitation } from '#src/contract/invite-client.ts';
import { pairNurse } from '#src/contract/pair-nurse.ts';
import { removeClient } from '#src/contract/remove-client.ts';
import { renewPairingCode } from '#src/contract/renew-pairing-code.ts';
import { saveNurseScopes } from '#src/contract/save-nurse-scopes.ts';
import { unpairNurse as unpairing } from '#src/contract/unpair-nurse.ts';
import { idempotent } from '../../http/idempotent.ts';
import { type Route, serve } from '../../http/route.ts';
import { tellOfContact } from './contact-client.ts';
import { showInvitation } from './invitation.ts';
import { handleInviteClient } from './invite-client.ts';
import { showInvitations } from './kept-invitations.ts';
import { saveScopes, showNurseView, showScopes } from './nurse-scopes.ts';
import { findByCode, pair, showNurse } from './pair.ts';
import { renewCode } from './pairing-code.ts';
import { showClient, showClientDays, showClientExercises } from './show-client.ts';
import { showClients } from './show-clients.ts';
import { showClientProgramme, showClientWebform } from './show-programme.ts';
import { handleUnpairNurse, unpairClient } from './unpair.ts';

export const nurseRoutes: readonly Route[] = [
  serve(findNurse, findByCode),
  serve(pairNurse, pair),
  serve(getNurseInfo, showNurse),
  serve(unpairing, handleUnpairNurse),
  serve(renewPairingCode, renewCode),
  serve(getClients, showClients),
  serve(getClient, showClient),
  serve(getClientRegistrations, showClientDays),
  serve(getClientExercises, showClientExercises),
  serve(getClientProgramme, showClientProgramme),
  serve(getClientWebform, showClientWebform),
  serve(removeClient, unpairClient),
  serve(contactClient, tellOfContact),
  serve(invitation, idempotent(handleInviteClient)),
  serve(getClientInvitation, showInvitation),
  serve(getClientInvitations, showInvitations),
  serve(getNurseScopes, showScopes),
  serve(saveNurseScopes, saveScopes),
  serve(getNurseView, showNurseView),
];
