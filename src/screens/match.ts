import type { Domain, Language, Variant } from '#src/domains/domain.ts';
import type { Offers } from '#src/domains/offers.ts';
import { SCREENS } from './index.ts';
import { fillPath, type Params, readParams } from './params.ts';
import type { Screen } from './screen.ts';

export type ScreenMatch =
  | { readonly kind: 'screen'; readonly screen: Screen; readonly params: Params }
  /** The path of this screen in the requested language, without language prefix. */
  | { readonly kind: 'redirect'; readonly path: string }
  /** The path of a screen in another language: nothing is served there. */
  | { readonly kind: 'foreign' }
  /** No screen: the path may be that of a content node. */
  | { readonly kind: 'none' };

/**
 * Returns the screen of a domain at a path without language prefix (docs/specification.md, section 2). A Dutch path
 * under English redirects to the English one; an English path under Dutch is foreign, and so is every path in a
 * language that the domain lacks.
 */
export function matchScreen(domain: Domain, language: Language, path: string): ScreenMatch {
  if (!domain.languages.includes(language)) return { kind: 'foreign' };
  const screens = SCREENS.filter((screen) => screen.variants.includes(domain.variant));
  for (const screen of screens) {
    const pattern = screen.paths[language];
    const params = pattern === undefined ? undefined : readParams(pattern, path);
    if (params) return { kind: 'screen', screen, params };
  }
  for (const { paths } of screens) {
    if (paths.en === undefined) continue;
    const params = readParams(language === 'nl' ? paths.en : paths.nl, path);
    if (params) return language === 'nl' ? { kind: 'foreign' } : { kind: 'redirect', path: fillPath(paths.en, params) };
  }
  return { kind: 'none' };
}

/** Returns the screen with this id; throws for an unknown id, which is a programming error. */
export function getScreen(id: string): Screen {
  const screen = SCREENS.find((candidate) => candidate.id === id);
  if (!screen) throw new Error(`No screen "${id}".`);
  return screen;
}

/** The path of a screen in a language, without language prefix. */
export function getScreenPath(id: string, language: Language, params: Params = {}): string {
  const { paths } = getScreen(id);
  return fillPath(paths[language] ?? paths.nl, params);
}

const HARD_MOMENT: Readonly<Record<Variant, string | null>> = {
  'self-help': 'hard-moment',
  reduced: 'hard-moment-close-ones',
  professional: null,
};

/** Returns the screen for a hard moment of a variant; null for nurses. */
export const getHardMomentScreen = (variant: Variant): string | null => HARD_MOMENT[variant];

/** False for a screen of a part that an installation does not offer. */
export const isOffered = ({ part }: Screen, offers: Offers): boolean => part === undefined || offers[part];

/** True for pages that anyone may read: only those are in search engines. */
export function isIndexable(screen: Screen): boolean {
  return screen.content === 'page' && screen.access !== 'private' && screen.id !== 'welcome';
}

/**
 * Returns the screen that a logged-in user gets instead of a public one: the welcome tour if they were about to
 * register, otherwise the programme, or the clients of a nurse (docs/specification.md, section 2).
 */
export function getHomeScreen(domain: Domain, screen: Screen | null): string {
  if (domain.variant === 'professional') return 'clients';
  return screen !== null && ONBOARDING.includes(screen.id) ? 'welcome' : 'programme';
}

const ONBOARDING = ['onboarding', 'credentials'];
