import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '#src/config.ts';
import { DEFAULT_DOMAIN, DOMAINS } from '#src/domains/index.ts';
import { readLanguage } from '#src/i18n/local-path.ts';
import { toLocalisedPath } from '#src/i18n/paths.ts';
import { getScreenHref } from '#src/render/links.ts';
import { SCREENS } from '#src/screens/index.ts';
import { getBareUrl } from './addresses.ts';
import { createHostParser } from './front/hosts.ts';
import { toPageKey } from './front/page-exchange.ts';
import type { PageDependencies } from './front/pages.ts';
import type { PageCache } from './page-cache/page-cache.ts';

/** Maximum duration in ms of the warm-up, on a busy server. */
const MAX_DURATION_MS = 120_000;

/** Number of failed pages after which the warm-up stops: an unavailable content system must not prevent the start. */
const MAX_FAILED = 2;

type Settings = Pick<Config, 'baseHosts' | 'publicProtocol' | 'trustProxy' | 'port' | 'quickExitUrl' | 'offers'>;

interface WarmPage {
  readonly label: string;
  readonly path: string;
}

/** Returns all screens of the default domain that have a fixed path; each has code that other screens do not have. */
const listScreensToWarm = (): readonly WarmPage[] =>
  SCREENS.filter(({ variants }) => variants.includes(DEFAULT_DOMAIN.variant))
    .map(({ paths }) => ({ label: DEFAULT_DOMAIN.label, path: paths.nl }))
    .filter(({ path }) => !path.includes(':'));

const listPagesToWarm = (): readonly WarmPage[] =>
  DOMAINS.flatMap(({ label, languages }) =>
    languages.flatMap((language) =>
      [toLocalisedPath('/', language), getScreenHref('help', language)].map((path) => ({ label, path })),
    ),
  );

/**
 * Renders each screen once, and the front page and the help page of each domain and language, in sequence, before
 * requests are accepted. A load balancer sends a server its full share immediately: a process that still has to compile
 * its code and read its menus would render for all of them together, and on a busy server none would be ready in time.
 */
export async function warmUp(
  config: Settings,
  { cache, render }: { readonly cache: Pick<PageCache, 'obtain'>; readonly render: PageDependencies['render'] },
  longestMs = MAX_DURATION_MS,
): Promise<void> {
  const { protocol, host } = new URL(getBareUrl(config, config.port));
  const secure = protocol === 'https:';
  const findSite = createHostParser(config);
  const end = performance.now() + longestMs;
  let failureCount = 0;
  for (const { label, path } of [...listScreensToWarm(), ...listPagesToWarm()]) {
    const site = findSite(`${label}.${host}`, secure);
    if (!site) continue;
    const local = readLanguage(path, site.domain);
    const obtained = cache.obtain({
      key: toPageKey(site, local),
      secure,
      screen: path,
      render: () => render(site, local, null, ''),
    });
    const remaining = end - performance.now();
    if (remaining <= 0) return;
    const cachedPage = await Promise.race([obtained, sleep(remaining, null, { ref: false })]);
    failureCount = cachedPage === null || cachedPage.kind === 'failed' ? failureCount + 1 : 0;
    if (failureCount === MAX_FAILED) return;
  }
}
