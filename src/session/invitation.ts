import type { NurseInvitation } from '#src/contract/client-invitations.ts';
import { getStoredDraft } from './drafts.ts';
import { INVITATION_KEY } from './tab-keys.ts';

/** Invitation that a visitor accepted, with the URL of the pairing page. */
export interface AcceptedInvitation extends NurseInvitation {
  readonly pairing: string;
  /** Token in the invitation link. */
  readonly token: string;
}

/** Stored in this tab until the visitor pairs or declines; deleted by a logout. */
export const invitationDraft = getStoredDraft<AcceptedInvitation>(INVITATION_KEY);
