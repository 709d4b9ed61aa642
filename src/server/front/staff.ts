import type { StaffSession } from '#src/render/locals.ts';
import { cookieOf } from './cookies.ts';

/** A staff session travels with this cookie beside it, so that pages of everybody else cost no look-up. */
export const STAFF_MARK = 'staff';

/** Asks the content system whose session a request carries: a member of staff, or nobody that matters to a page. */
export type ReadStaff = (cookieHeader: string) => Promise<StaffSession | null>;

/** Whether a request may be one of staff at all; the session itself is still to be read. */
export function maybeStaff(cookieHeader: string | undefined): cookieHeader is string {
  return cookieOf(cookieHeader, STAFF_MARK) !== undefined;
}
