import { atom } from 'nanostores';
import type { OwnUser } from '#src/contract/own-user.ts';
import type { Failure } from '#src/contract/result.ts';

/** User of this browser (docs/specification.md, section 4): unknown, logged out, logged in, or unavailable. */
export type SessionState =
  | { readonly status: 'unknown' }
  /** `expired` is the user whose session ended while the page was open, until a logout or lock in this browser. */
  | { readonly status: 'out'; readonly expired?: OwnUser }
  | { readonly status: 'in'; readonly user: OwnUser }
  | { readonly status: 'failed'; readonly failure: Failure };

/** Set only in the browser: on the server it would be shared by all users. */
export const $session = atom<SessionState>({ status: 'unknown' });
