import { type NurseInfo, readNurseInfo } from './nurse-info.ts';
import { defineOperation } from './operation.ts';
import { record } from './wire.ts';

/** The inviting nurse, and the code to pair with her. Nothing about the invited person. */
export interface InvitationOfNurse extends NurseInfo {
  readonly pairingCode: string;
}

/** Returns the content of an invitation's link to any holder. */
export const getClientInvitation = defineOperation({
  name: 'get-client-invitation',
  method: 'GET',
  route: '/client-invitation/:token',
  access: 'anyone',
  read: ({ body }): InvitationOfNurse => {
    const { pairing_code: code } = record(body, 'invitation');
    return { ...readNurseInfo(body), pairingCode: typeof code === 'string' ? code : '' };
  },
  errors: { 404: 'no such invitation, older than 30 days, of another programme, or taken back' },
});
