import type { ClientInvitation } from '#src/contract/get-client-invitation.ts';
import { storedDraft } from './drafts.ts';
import { INVITATION } from './invitation-key.ts';

/** An invitation that somebody took up, with where it is used: the address of the pairing page. */
export interface TakenInvitation extends ClientInvitation {
  readonly pairing: string;
  /** Of the link. */
  readonly token: string;
}

/** Kept in this tab from the moment somebody begins until they pair or decide not to; a logout takes it away. */
export const takenInvitation = storedDraft<TakenInvitation>(INVITATION);
