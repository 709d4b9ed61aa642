import type { LocalPath } from '#src/i18n/local-path.ts';
import type { RenderedPage } from '#src/render/rendered-page.ts';
import { isDeskPath, matchDesk } from '#src/screens/desk/index.ts';
import { sendPage, sendRedirect } from '../page-cache/send-page.ts';
import type { Exchange } from './exchange.ts';
import type { PageDependencies } from './pages.ts';
import { toPublicPath } from './paths.ts';
import { hasStaffMark } from './staff.ts';

/**
 * Returns the policy of the desk: the library of the page editor adds styles to the page, which the policy of other
 * pages forbids. Hashes would disable this permission. Scripts are restricted as on all pages.
 */
export function allowInlineStyles(policy: string): string {
  return policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'");
}

function getPolicy(page: RenderedPage, path: string): string | undefined {
  const policy = page.headers['content-security-policy'];
  if (typeof policy !== 'string') return undefined;
  return matchDesk(path)?.screen.writesStyles ? allowInlineStyles(policy) : policy;
}

const LOGIN = '/beheer/inloggen';

/**
 * Returns the redirect of a request for the desk: it exists only on the bare host (docs/product-rules.md, "Privacy"),
 * and users who cannot be staff are redirected to login. Null if the desk responds; undefined for other paths.
 */
export function getDeskRedirect({ req, site, raw, search }: Exchange, local: LocalPath): string | null | undefined {
  if (!isDeskPath(local.path)) return undefined;
  if (!site.isBare) return site.bareOrigin + raw + search;
  const isOpen = matchDesk(local.path)?.screen.access === 'anyone';
  if (isOpen || hasStaffMark(req.headers.cookie)) return null;
  const query = new URLSearchParams({ destination: raw + search });
  return `${toPublicPath({ ...local, path: LOGIN })}?${query}`;
}

/** Serves the desk, with pages that do not depend on the user and are never cached. Undefined for other paths. */
export function serveDesk(
  exchange: Exchange,
  local: LocalPath,
  render: PageDependencies['render'],
): Promise<void> | undefined {
  const { req, res, site } = exchange;
  const redirect = getDeskRedirect(exchange, local);
  if (redirect === undefined) return undefined;
  if (redirect !== null) {
    sendRedirect(res, site, 302, redirect);
    return Promise.resolve();
  }
  return render(site, local, null, '').then((page) => {
    const policy = getPolicy(page, local.path);
    const headers = { ...page.headers, 'cache-control': 'no-store' };
    const body = policy
      ? { ...page, headers: { ...headers, 'content-security-policy': policy } }
      : { ...page, headers };
    return sendPage(req, res, site, body, undefined);
  });
}
