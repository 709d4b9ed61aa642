import type { DomainKey } from '#src/domains/domain.ts';
import type { StaffSession } from '#src/render/locals.ts';
import { findCookie } from './cookies.ts';
import type { Exchange } from './exchange.ts';

/** Cookie that marks a staff session, so that pages of other users need no session lookup. */
export const STAFF_MARK = 'staff';

/** Reads the session of a request from the content system; null if it is not a staff session. */
export type ReadStaff = (asked: {
  readonly cookie: string;
  /** Requested host name, without port. */
  readonly host: string;
  readonly isSecure: boolean;
  readonly domain: DomainKey;
}) => Promise<StaffSession | null>;

/** Returns true for a request that may be from staff; the session is not read yet. */
export function hasStaffMark(cookieHeader: string | undefined): cookieHeader is string {
  return findCookie(cookieHeader, STAFF_MARK) !== undefined;
}

/** Returns the staff member who sent a request; null on failure, so that pages work without the content system. */
export async function findStaff(
  { req, host, site }: Pick<Exchange, 'req' | 'host' | 'site'>,
  readStaff: ReadStaff,
): Promise<StaffSession | null> {
  const { cookie } = req.headers;
  if (!hasStaffMark(cookie)) return null;
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return readStaff({ cookie, host: name, isSecure: site.secure, domain: site.domain.key }).catch(() => null);
}
