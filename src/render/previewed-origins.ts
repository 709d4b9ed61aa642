import { DOMAINS } from '#src/domains/index.ts';
import type { PreviewedOrigins } from '#src/i18n/preview-href.ts';
import type { PageLocals } from './locals.ts';

/** Returns the origins of the sites in a preview, for its links: of the page's site and of all others. */
export const toPreviewedOrigins = (
  { domain, origin, programmeOrigins }: Pick<PageLocals, 'domain' | 'origin' | 'programmeOrigins'>,
  token: string,
): PreviewedOrigins => ({
  token,
  own: { origin, languages: domain.languages },
  all: DOMAINS.map(({ key, languages }) => ({ origin: programmeOrigins[key], languages })),
});
