import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '#src/config.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { localisedPath } from '#src/i18n/paths.ts';
import { screenHref } from '#src/render/links.ts';
import { bareAddress } from './addresses.ts';
import { makeHosts } from './front/hosts.ts';
import { pageKey } from './front/page-exchange.ts';
import type { PageParts } from './front/pages.ts';
import { readLanguage } from './front/paths.ts';
import type { PageCache } from './page-cache/page-cache.ts';

/** A content system that is away must not keep a machine from coming back, in milliseconds. */
const LONGEST_MS = 20_000;

type Settings = Pick<Config, 'baseHosts' | 'publicProtocol' | 'trustProxy' | 'port' | 'quickExitUrl' | 'offers'>;

/**
 * Draws the front page and the page of help of every domain and language, one after the other, before requests come. A
 * load balancer sends a machine its whole share at once: a process that still has to compile its code and read its
 * menus would draw for all of them together, and on a busy machine none would be ready in time.
 */
export async function warmUp(
  config: Settings,
  { cache, render }: { readonly cache: Pick<PageCache, 'obtain'>; readonly render: PageParts['render'] },
  longestMs = LONGEST_MS,
): Promise<void> {
  const { protocol, host } = new URL(bareAddress(config, config.port));
  const secure = protocol === 'https:';
  const findSite = makeHosts(config);
  const end = performance.now() + longestMs;
  const paths = DOMAINS.flatMap(({ label, languages }) =>
    languages.flatMap((language) =>
      [localisedPath('/', language), screenHref('help', language)].map((path) => ({ label, path })),
    ),
  );
  for (const { label, path } of paths) {
    const site = findSite(`${label}.${host}`, secure);
    if (!site) continue;
    const local = readLanguage(path, site.domain);
    const obtained = cache.obtain({
      key: pageKey(site, local),
      secure,
      screen: path,
      render: () => render(site, local, null, ''),
    });
    const left = end - performance.now();
    if (left <= 0) return;
    await Promise.race([obtained, sleep(left, undefined, { ref: false })]);
  }
}
