import type { DomainKey } from '#src/domains/domain.ts';
import type { StaffSession } from '#src/render/locals.ts';
import { cookieOf } from './cookies.ts';
import type { Exchange } from './exchange.ts';

/** A staff session travels with this cookie beside it, so that pages of everybody else cost no look-up. */
export const STAFF_MARK = 'staff';

/** Asks the content system whose session a request carries: a member of staff, or nobody that matters to a page. */
export type ReadStaff = (asked: {
  readonly cookie: string;
  /** Host name as it was asked, without port. */
  readonly host: string;
  readonly isSecure: boolean;
  readonly domain: DomainKey;
}) => Promise<StaffSession | null>;

/** Whether a request may be one of staff at all; the session itself is still to be read. */
export function maybeStaff(cookieHeader: string | undefined): cookieHeader is string {
  return cookieOf(cookieHeader, STAFF_MARK) !== undefined;
}

/** The member of staff who asks; nobody where that cannot be read, so that pages stay up without the content system. */
export async function staffOf(
  { req, host, site }: Pick<Exchange, 'req' | 'host' | 'site'>,
  readStaff: ReadStaff,
): Promise<StaffSession | null> {
  const { cookie } = req.headers;
  if (!maybeStaff(cookie)) return null;
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return readStaff({ cookie, host: name, isSecure: site.secure, domain: site.domain.key }).catch(() => null);
}
