import type { Config } from '#src/config.ts';
import type { WeekView } from '#src/contract/week-form.ts';
import type { LocalPath } from '#src/i18n/local-path.ts';
import type { LogEvent, PageLocals, PreviewedContent, StaffSession } from '#src/render/locals.ts';
import { getContentHost } from './addresses.ts';
import type { GetClient } from './content-fetch.ts';
import type { Site } from './front/hosts.ts';
import { getCurrentRequestId } from './front/request-id.ts';
import type { SiteConfigs } from './site-configs.ts';

export interface LocalsSource {
  readonly config: Pick<Config, 'quickExitUrl' | 'sentryDsn' | 'push' | 'offers' | 'contentApiUrl'>;
  readonly clientFor: GetClient;
  readonly siteConfigs: SiteConfigs;
  readonly log: (event: LogEvent) => void;
}

/** Creates the locals of a page: all data about the request that it may use. */
export async function createLocals(
  { config, clientFor, siteConfigs, log }: LocalsSource,
  site: Site,
  { language, path, isDiscreet }: LocalPath,
  staff: StaffSession | null,
  preview?: PreviewedContent,
  week?: WeekView,
): Promise<PageLocals> {
  const request = getCurrentRequestId();
  const client = clientFor(site.domain, site.host, language);
  const { config: settings, tags } = await siteConfigs.of(site.domain, language, client);
  return {
    domain: site.domain,
    language,
    path,
    origin: site.origin,
    programmeOrigins: site.origins,
    quickExitUrl: config.quickExitUrl,
    errorDsn: config.sentryDsn,
    canPush: config.push !== null,
    offers: config.offers,
    pagesFrom: config.contentApiUrl !== null ? getContentHost(config) : null,
    client,
    site: settings,
    siteTags: tags,
    staff,
    ...(request ? { request } : {}),
    ...(isDiscreet ? { isDiscreet } : {}),
    ...(preview ? { preview } : {}),
    ...(week ? { week } : {}),
    log,
  };
}
