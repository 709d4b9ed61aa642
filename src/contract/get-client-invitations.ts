import { defineOperation } from './operation.ts';
import { getTextMember } from './paged.ts';
import { list, record } from './wire.ts';

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
  /** Time of the pairing, or of its past or future end; ISO 8601, UTC. */
  readonly until: string;
}

/** Lists the invitations by the calling nurse in the last 90 days, newest first. */
export const getClientInvitations = defineOperation({
  name: 'get-client-invitations',
  method: 'GET',
  route: '/client-invitations',
  access: 'nurse',
  read: ({ body }): readonly SentInvitation[] =>
    list(body, 'invitations').map((one) => {
      const raw = record(one, 'invitation');
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
