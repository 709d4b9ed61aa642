import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ApiContext } from '../../http/request.ts';
import { getPageUrl } from '../../mail/addresses.ts';
import { openNeutralToken } from '../../mail/neutral-link.ts';

/** Redirects from a mail's link, always to a domain of this installation: only the server can create its token. */
export function showNeutralLink(c: ApiContext): Response {
  const { keys, config } = c.var.system;
  const target = openNeutralToken(keys, c.req.param('token') ?? '');
  if (target === null) throw new ApiError(404, 'not-found');
  return respondPrivately(c, { redirect: getPageUrl(config.accounts.publicUrl, target) });
}
