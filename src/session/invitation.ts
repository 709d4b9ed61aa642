import type { NurseInvitation } from '#src/contract/client-invitations.ts';
import { storedDraft } from './drafts.ts';
import { INVITATION_KEY } from './tab-keys.ts';

/** An invitation that a visitor took up, with the address of the pairing page. */
export interface TakenInvitation extends NurseInvitation {
  readonly pairing: string;
  /** Token in the link. */
  readonly token: string;
}

/** Stored in this tab from the moment the visitor starts until they pair or decline; a logout erases it. */
export const storedInvitation = storedDraft<TakenInvitation>(INVITATION_KEY);
