import { DOMAINS } from '#src/domains/index.ts';
import type { PreviewedOrigins } from '#src/i18n/preview-href.ts';
import type { PageLocals } from './locals.ts';

/** The sites that a preview shows, for its links: the site of the page and all others. */
export const toPreviewedOrigins = (
  { domain, origin, programmeOrigins }: Pick<PageLocals, 'domain' | 'origin' | 'programmeOrigins'>,
  token: string,
): PreviewedOrigins => ({
  token,
  own: { origin, languages: domain.languages },
  all: DOMAINS.map(({ key, languages }) => ({ origin: programmeOrigins[key], languages })),
});
