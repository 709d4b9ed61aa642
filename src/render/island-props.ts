import { limitsOf } from '#src/domains/site-limits.ts';
import type { Texts } from '#src/i18n/island.ts';
import { localisedPath } from '#src/i18n/paths.ts';
import { textsOfDomain } from '#src/i18n/translator.ts';
import { SCREENS } from '#src/screens/index.ts';
import type { IslandProps } from '#src/session/Island.tsx';
import type { PageLocals } from './locals.ts';
import type { Page } from './page.ts';

/** Words that every island has. */
const SHARED = ['forms'];

/** What a mount hands its island: the texts it names, and nothing of who asks. */
export function islandProps(page: Page, locals: PageLocals, namespaces: readonly string[]): IslandProps {
  const { domain, language, site } = locals;
  const screens = SCREENS.filter(({ variants, leadsTo }) => variants.includes(domain.variant) && !leadsTo);
  return {
    language,
    // An island knows no limits but those of its site.
    domain: { ...domain, registration: limitsOf(domain, site.limits) },
    texts: Object.fromEntries(
      [...SHARED, ...namespaces].map((name) => [name, textsOfDomain(language, name, domain.key) as Texts]),
    ),
    paths: Object.fromEntries(
      screens.map(({ id, paths }) => [id, localisedPath(paths[language] ?? paths.nl, language)]),
    ),
    params: page.params,
    path: page.addresses.get(language) ?? localisedPath(locals.path, language),
    site: {
      rings: locals.rings,
      passwordMinLength: site.passwordMinLength,
      placeholderDomain: site.placeholderDomain,
      hti: site.flags.hti,
      stopDate: site.flags.stopDate,
      weeksInGroup: site.limits.weeksInGroup,
      languages: site.languages,
    },
  };
}
