import { object, string } from 'yup';
import { type NurseInfo, readNurseInfo } from './nurse-pairing.ts';
import { defineOperation } from './operation.ts';
import { getTextMember } from './paged.ts';
import { readList, readRecord } from './wire.ts';

/** Inviting nurse, and the code to pair with her; contains nothing about the invited person. */
export interface NurseInvitation extends NurseInfo {
  readonly pairingCode: string;
}

/** Returns the content of an invitation's link to any holder. */
export const getClientInvitation = defineOperation({
  name: 'get-client-invitation',
  method: 'GET',
  route: '/client-invitation/:token',
  access: 'anyone',
  read: ({ body }): NurseInvitation => {
    const { pairing_code: code } = readRecord(body, 'invitation');
    return { ...readNurseInfo(body), pairingCode: typeof code === 'string' ? code : '' };
  },
  errors: { 404: 'no such invitation, or it is withdrawn, older than 30 days or of another programme' },
});

/** State of an invitation. Open ones end after 30 days, or with a new pairing code. */
const INVITATION_STATES = ['sent', 'accepted', 'expired'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** An invitation by a nurse. The invited person is not stored. */
export interface SentInvitation {
  readonly id: string;
  /** Programme id: "zelfhulpalcohol". */
  readonly programme: string;
  readonly state: InvitationState;
  /** ISO 8601, UTC. */
  readonly sent: string;
  /** Time of the pairing, or of its past or planned end; ISO 8601, UTC. */
  readonly until: string;
}

/** Lists the invitations by the calling nurse in the last 90 days, newest first. */
export const getClientInvitations = defineOperation({
  name: 'get-client-invitations',
  method: 'GET',
  route: '/client-invitations',
  access: 'nurse',
  read: ({ body }): readonly SentInvitation[] =>
    readList(body, 'invitations').map((item) => {
      const raw = readRecord(item, 'invitation');
      return {
        id: getTextMember(raw, 'id'),
        programme: getTextMember(raw, 'programme'),
        state: INVITATION_STATES.find((state) => state === raw.state) ?? 'sent',
        sent: getTextMember(raw, 'sent'),
        until: getTextMember(raw, 'until'),
      };
    }),
  errors: { 403: 'not logged in as a nurse' },
});

interface Input {
  readonly body: {
    readonly firstName: string;
    readonly email: string;
    /** Programme id: "zelfhulpalcohol". */
    readonly programme: string;
  };
  readonly key: string;
}

/** Mails an invitation to a programme, which the mail does not mention. */
export const inviteClient = defineOperation({
  name: 'invite-client',
  method: 'POST',
  route: '/invite-client-via-mail',
  access: 'nurse',
  answer: 'empty',
  request: object({ first_name: string().defined(), email_address: string().defined(), domain: string().defined() }),
  body: ({ body }: Input) => ({ first_name: body.firstName, email_address: body.email, domain: body.programme }),
  headers: ({ key }) => ({ 'Idempotency-Key': key }),
  errors: {
    403: 'not logged in as a nurse',
    422: 'invalid values, one line per field',
    429: 'too many recent invitations',
  },
});
