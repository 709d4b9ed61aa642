import type { AccountLink } from '#src/contract/account-links.ts';
import type { Operation } from '#src/contract/operation.ts';
import { ApiError } from '../../http/api-error.ts';
import { checkLimit, recordFailedAttempt } from '../../http/limits.ts';
import { readRequest, type WireBody } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readPlainText } from '../../http/request-values.ts';
import { findLink, type LinkPurpose, type LinkWithState } from '../../identity/links.ts';

/** Refuses a link as a failed attempt at its account; a valid link is never blocked by failures of others. */
export async function refuseLink(c: ApiContext, uid: string): Promise<never> {
  await checkLimit(c, 'link', uid);
  await recordFailedAttempt(c, 'link', uid);
  throw new ApiError(400, 'link-invalid');
}

/**
 * Returns the link of a body, and its account. Responds with 400 for a wrong, expired or replaced link, for one of
 * another domain, and for a used one unless its purpose allows a second use; with 410 for a link that is no longer
 * needed.
 */
export async function readLink<I extends object, A>(
  c: ApiContext,
  operation: Operation<I, A>,
  purpose: LinkPurpose,
): Promise<LinkWithState & { readonly body: WireBody }> {
  const { system, domain } = c.var;
  const body = await readRequest(c, operation);
  const link: AccountLink = {
    uid: readPlainText(body, 'uid'),
    timestamp: readPlainText(body, 'timestamp'),
    hash: readPlainText(body, 'hash'),
  };
  const linkWithState = await findLink(system.database.db, link, purpose, system.now());
  if (!linkWithState || linkWithState.user.domain !== domain.key) return refuseLink(c, link.uid);
  if (linkWithState.state === 'used' && purpose === 'reset') return refuseLink(c, link.uid);
  if (linkWithState.state === 'needless') throw new ApiError(410, 'link-needless');
  return { ...linkWithState, body };
}
