import { cookieOf } from './cookies.ts';

/** A staff session travels with this mark beside it, so that pages of everybody else cost no look-up. */
export const STAFF_MARK = 'staff';

/** Asks the content system whether a request carries a valid staff session or preview signature. */
export type IsStaff = (cookieHeader: string) => Promise<boolean>;

/** Whether a request may be one of staff at all; the session itself is still to be checked. */
export function maybeStaff(cookieHeader: string | undefined): cookieHeader is string {
  return cookieOf(cookieHeader, STAFF_MARK) !== undefined;
}
