import type { RenderedPage } from '#src/render/rendered-page.ts';
import { isDeskPath, matchDesk } from '#src/screens/desk/index.ts';
import { sendPage, sendRedirect } from '../page-cache/send-page.ts';
import type { Exchange } from './exchange.ts';
import type { PageParts } from './pages.ts';
import { type LocalPath, publicPath } from './paths.ts';
import { maybeStaff } from './staff.ts';

/**
 * The library of the page editor writes its styles into the page, which the policy of every other page forbids. Hashes
 * would switch the permission off again. Scripts stay as strict as everywhere.
 */
export function lettingStylesIn(policy: string): string {
  return policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'");
}

function policyOf(page: RenderedPage, path: string): string | undefined {
  const policy = page.headers['content-security-policy'];
  if (typeof policy !== 'string') return undefined;
  return matchDesk(path)?.screen.writesStyles ? lettingStylesIn(policy) : policy;
}

const LOGIN = '/beheer/inloggen';

/**
 * Answers the staff's desk, which stands on the bare host alone (decisions, "Privacy"); the host of a programme leads
 * there, and whoever cannot be staff is led to login. Its pages say nothing of who asks and are kept nowhere. Undefined for every other path.
 */
export function answerDesk(
  exchange: Exchange,
  local: LocalPath,
  render: PageParts['render'],
): Promise<void> | undefined {
  const { req, res, site, raw, search } = exchange;
  if (!isDeskPath(local.path)) return undefined;
  if (!site.isBare) {
    sendRedirect(res, site, 302, site.bareOrigin + raw + search);
    return Promise.resolve();
  }
  const isOpen = matchDesk(local.path)?.screen.access === 'anyone';
  if (!isOpen && !maybeStaff(req.headers.cookie)) {
    const query = new URLSearchParams({ destination: raw + search });
    sendRedirect(res, site, 302, `${publicPath({ ...local, path: LOGIN })}?${query}`);
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
