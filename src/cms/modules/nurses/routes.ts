import {
  contactClient,
  getClientExercises,
  getClientProgramme,
  getClientRegistrations,
  getClientWebform,
  removeClient,
} from '#src/contract/client-details.ts';
import {
  getClientInvitation,
  getClientInvitations,
  inviteClient as invitation,
} from '#src/contract/client-invitations.ts';
import { getClient, getClients } from '#src/contract/clients.ts';
import { getNurseView } from '#src/contract/nurse-access.ts';
import {
  getClientNote,
  getNurseSentences,
  getOwnNote,
  saveNurseSentences,
  sendNurseNote,
  switchNurseNotes,
} from '#src/contract/nurse-notes.ts';
import {
  findNurse,
  getNurseInfo,
  pairNurse,
  renewPairingCode,
  unpairNurse as unpairing,
} from '#src/contract/nurse-pairing.ts';
import { getNurseScopes, saveNurseScopes } from '#src/contract/nurse-scopes.ts';
import { makeIdempotent } from '../../http/idempotent.ts';
import { type Route, serve } from '../../http/route.ts';
import { sendContactMessage } from './contact-client.ts';
import { showInvitation } from './invitation.ts';
import { handleInviteClient } from './invite-client.ts';
import { saveSentences, sendNote, showClientNote, showOwnNote, showSentences, switchNotes } from './notes.ts';
import { saveScopes, showNurseView, showScopes } from './nurse-scopes.ts';
import { findNurseByCode, handlePairNurse, showNurse } from './pair.ts';
import { handleRenewPairingCode } from './pairing-code.ts';
import { showClient, showClientDays, showClientExercises } from './show-client.ts';
import { showClients } from './show-clients.ts';
import { showClientProgramme, showClientWebform } from './show-programme.ts';
import { showInvitations } from './stored-invitations.ts';
import { handleUnpairNurse, unpairClient } from './unpair.ts';

export const nurseRoutes: readonly Route[] = [
  serve(findNurse, findNurseByCode),
  serve(pairNurse, handlePairNurse),
  serve(getNurseInfo, showNurse),
  serve(unpairing, handleUnpairNurse),
  serve(renewPairingCode, handleRenewPairingCode),
  serve(getClients, showClients),
  serve(getClient, showClient),
  serve(getClientRegistrations, showClientDays),
  serve(getClientExercises, showClientExercises),
  serve(getClientProgramme, showClientProgramme),
  serve(getClientWebform, showClientWebform),
  serve(removeClient, unpairClient),
  serve(contactClient, sendContactMessage),
  serve(invitation, makeIdempotent(handleInviteClient)),
  serve(getClientInvitation, showInvitation),
  serve(getClientInvitations, showInvitations),
  serve(getNurseScopes, showScopes),
  serve(saveNurseScopes, saveScopes),
  serve(getNurseView, showNurseView),
  serve(getNurseSentences, showSentences),
  serve(saveNurseSentences, saveSentences),
  serve(getClientNote, showClientNote),
  serve(sendNurseNote, sendNote),
  serve(getOwnNote, showOwnNote),
  serve(switchNurseNotes, switchNotes),
];
