import type { LocalPath } from '#src/i18n/local-path.ts';
import type { RenderedPage } from '#src/render/rendered-page.ts';
import { isDeskPath, matchDesk } from '#src/screens/desk/index.ts';
import { sendPage, sendRedirect } from '../page-cache/send-page.ts';
import type { Exchange } from './exchange.ts';
import type { PageParts } from './pages.ts';
import { publicPath } from './paths.ts';
import { maybeStaff } from './staff.ts';

/**
 * Policy of the desk: the page editor's library writes styles into the page, which the policy of every other page
 * forbids. Hashes would disable the permission again. Scripts are restricted as everywhere.
 */
export function allowInlineStyles(policy: string): string {
  return policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'");
}

function policyOf(page: RenderedPage, path: string): string | undefined {
  const policy = page.headers['content-security-policy'];
  if (typeof policy !== 'string') return undefined;
  return matchDesk(path)?.screen.writesStyles ? allowInlineStyles(policy) : policy;
}

const LOGIN = '/beheer/inloggen';

/**
 * Returns the redirect of a request for the desk: it exists only on the bare host (docs/product-rules.md, "Privacy"),
 * and users who cannot be staff are sent to the login. Null if the desk itself responds; undefined for every other
 * path.
 */
export function deskRedirect({ req, site, raw, search }: Exchange, local: LocalPath): string | null | undefined {
  if (!isDeskPath(local.path)) return undefined;
  if (!site.isBare) return site.bareOrigin + raw + search;
  const isOpen = matchDesk(local.path)?.screen.access === 'anyone';
  if (isOpen || maybeStaff(req.headers.cookie)) return null;
  const query = new URLSearchParams({ destination: raw + search });
  return `${publicPath({ ...local, path: LOGIN })}?${query}`;
}

/** Serves the desk, whose pages are independent of the user and never cached. Undefined for every other path. */
export function answerDesk(
  exchange: Exchange,
  local: LocalPath,
  render: PageParts['render'],
): Promise<void> | undefined {
  const { req, res, site } = exchange;
  const redirect = deskRedirect(exchange, local);
  if (redirect === undefined) return undefined;
  if (redirect !== null) {
    sendRedirect(res, site, 302, redirect);
    return Promise.resolve();
  }
  return render(site, local, null, '').then((page) => {
    const policy = policyOf(page, local.path);
    const headers = { ...page.headers, 'cache-control': 'no-store' };
    const sent = policy
      ? { ...page, headers: { ...headers, 'content-security-policy': policy } }
      : { ...page, headers };
    return sendPage(req, res, site, sent, undefined);
  });
}
