import type { BlockContext } from '#registry/context.ts';
import { helpLines } from '#src/domains/help-lines.ts';
import { toLocalisedPath } from '#src/i18n/paths.ts';
import { createTranslator } from '#src/i18n/translator.ts';
import { getHardMomentScreen, getScreen, isFeatureEnabled } from '#src/screens/match.ts';
import { getScreenHref, listProgrammeLinks } from './links.ts';
import type { PageLocals } from './locals.ts';

/** Returns the context of the components of a page. The title of the node is the h1. */
export function createBlockContext({ domain, language, programmeOrigins, site, offers }: PageLocals): BlockContext {
  const hardMoment = offers.hardMoment ? getHardMomentScreen(domain.variant) : null;
  return {
    language,
    domain: domain.key,
    words: domain.words,
    t: createTranslator(language, 'registry'),
    heading: 1,
    position: 0,
    isEditor: false,
    programmes: listProgrammeLinks(programmeOrigins, language),
    helpLines: helpLines(domain.key, language, site.lineChecks),
    provider: site.provider,
    backupDays: site.backupDays,
    checkedFacts: site.checkedFacts,
    links: {
      login: getScreenHref('login', language),
      register: getScreenHref('onboarding', language),
      help: getScreenHref('help', language),
      programmes: getScreenHref('programmes', language),
      cookies: getScreenHref('cookies', language),
      hardMoment: hardMoment && getScreenHref(hardMoment, language),
      looking:
        isFeatureEnabled(getScreen('looking'), offers) && domain.variant === 'self-help'
          ? getScreenHref('looking', language)
          : null,
      forms: toLocalisedPath('/form/', language),
    },
  };
}
