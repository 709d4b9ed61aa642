import { type NurseInfo, readNurseInfo } from './nurse-info.ts';
import { defineOperation, encodePath } from './operation.ts';
import { record } from './wire.ts';

/** Who invites, as she registered, and the code that pairs with her. Nothing of who is invited. */
export interface ClientInvitation extends NurseInfo {
  readonly pairingCode: string;
}

/** What the link of an invitation tells whoever holds it. */
export const getClientInvitation = defineOperation({
  name: 'get-client-invitation',
  method: 'GET',
  route: '/client-invitation/:token',
  access: 'anyone',
  path: ({ params }: { readonly params: { readonly token: string } }) =>
    `/client-invitation${encodePath(`/${params.token}`)}`,
  read: ({ body }): ClientInvitation => {
    const { pairing_code: code } = record(body, 'invitation');
    return { ...readNurseInfo(body), pairingCode: typeof code === 'string' ? code : '' };
  },
  errors: { 404: 'no such invitation, older than 30 days, of another programme, or taken back' },
});
