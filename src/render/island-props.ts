import { getRegistrationLimits } from '#src/domains/site-limits.ts';
import type { Texts } from '#src/i18n/create-translate.ts';
import { toLocalisedPath } from '#src/i18n/paths.ts';
import type { Namespace } from '#src/i18n/text-key.ts';
import { createTranslator, getDomainTexts } from '#src/i18n/translator.ts';
import { SCREENS } from '#src/screens/index.ts';
import { isFeatureEnabled } from '#src/screens/match.ts';
import type { IslandProps } from '#src/session/Island.tsx';
import type { Html } from '#src/ui/question/question.ts';
import { getScreenHref } from './links.ts';
import type { PageLocals } from './locals.ts';
import type { Page } from './page.ts';
import { listDangerQuestions, listStarterQuestions } from './starter-questions.ts';

/** Text namespaces of all islands. */
const SHARED = ['forms'];

/** Returns the props of an island: the texts of its namespaces, and no data about the user. */
export function getIslandProps(page: Page, locals: PageLocals, namespaces: readonly Namespace[]): IslandProps {
  const { domain, language, site } = locals;
  const screens = SCREENS.filter(
    (screen) => screen.variants.includes(domain.variant) && !screen.leadsTo && isFeatureEnabled(screen, locals.offers),
  );
  return {
    language,
    // An island receives only the limits of its site.
    domain: { ...domain, registration: getRegistrationLimits(domain, site.limits) },
    texts: Object.fromEntries(
      [...SHARED, ...namespaces].map((name) => [name, getDomainTexts(language, name, domain.key) as Texts]),
    ),
    paths: Object.fromEntries(
      screens.map(({ id, paths }) => [id, toLocalisedPath(paths[language] ?? paths.nl, language)]),
    ),
    params: page.params,
    path: page.addresses.get(language) ?? toLocalisedPath(locals.path, language),
    site: {
      canPush: locals.canPush,
      offers: locals.offers,
      passwordMinLength: site.passwordMinLength,
      placeholderDomain: site.placeholderDomain,
      hti: site.flags.hti,
      stopDate: site.flags.stopDate,
      energy: site.flags.energy,
      weeksInGroup: site.limits.weeksInGroup,
      backupDays: site.backupDays,
      languages: site.languages,
      forumHours: site.provider?.moderationHours ?? '',
      welcomePack: site.provider?.welcomePack ?? '',
    },
  };
}

/** Returns the account pages in the other languages, the redirect targets after a language was saved. */
export const listOtherLanguages = ({ addresses, head }: Page) =>
  [...addresses]
    .filter(([language]) => language !== head.language)
    .map(([language, href]) => ({ language, href, saved: createTranslator(language, 'account')('saved') }));

/** Returns the form of an exercise; throws for a page without one. */
export function getExerciseProps({ form, frame }: Page) {
  if (form === null) throw new Error('The exercise has no form.');
  return { definition: form.definition, programme: form.programme, cookies: frame.links.cookies };
}

/** Returns the questions about danger, and the next screens for a new visitor and for a logged-in user. */
export const getDangerProps = ({ node, head }: Page, nextIn: 'programme' | 'credentials-hti') => ({
  questions: listStarterQuestions(node, head.language),
  next: getScreenHref('credentials', head.language),
  nextIn: getScreenHref(nextIn, head.language),
});

/** Returns the questions of the content; for a portal without questions, those of the domain. */
export function getOnboardingProps({ node, head, island, title }: Page) {
  const isFromPortal = island === 'onboarding-hti';
  return {
    title,
    intro: (node?.props.text as Html | undefined) ?? null,
    isFromPortal,
    questions: listStarterQuestions(node, head.language),
    advice: getScreenHref(isFromPortal ? 'danger-hti' : 'danger', head.language),
    next: getScreenHref('credentials', head.language),
    nextIn: isFromPortal ? getScreenHref('credentials-hti', head.language) : undefined,
  };
}

/** Returns the questions about danger, or the advice on all risks if it has none, and if registration is open. */
export function getLookingProps({ node, head }: Page, { domain, site }: PageLocals) {
  const questions = listStarterQuestions(node, head.language);
  const hasQuestions = questions.length > 0;
  return {
    questions: hasQuestions ? questions : listDangerQuestions(domain.key, head.language),
    hasQuestions,
    isOpen: site.flags.registering,
  };
}
