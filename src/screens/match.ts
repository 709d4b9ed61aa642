import type { Domain, Language, Variant } from '#src/domains/domain.ts';
import type { EnabledFeatures } from '#src/domains/offers.ts';
import { SCREENS } from './index.ts';
import { fillPath, type PathParams, readParams } from './params.ts';
import type { Screen } from './screen.ts';

export type ScreenMatch =
  | { readonly kind: 'screen'; readonly screen: Screen; readonly params: PathParams }
  /** Path of this screen in the requested language, without language prefix. */
  | { readonly kind: 'redirect'; readonly path: string }
  /** Path of a screen in another language; not found. */
  | { readonly kind: 'foreign' }
  /** The path is not a screen; it may be that of a content node. */
  | { readonly kind: 'none' };

/**
 * Returns the screen of a domain at a path without language prefix (docs/specification.md, section 2). A Dutch path
 * under English redirects to the English path. An English path under Dutch is foreign, and so is every path in a
 * language that the domain does not have.
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

/** Returns the screen with this id. Throws for an unknown id, which is a programming error. */
export function getScreen(id: string): Screen {
  const screen = SCREENS.find((candidate) => candidate.id === id);
  if (!screen) throw new Error(`No screen "${id}".`);
  return screen;
}

/** Returns the path of a screen in a language, without language prefix. */
export function getScreenPath(id: string, language: Language, params: PathParams = {}): string {
  const { paths } = getScreen(id);
  return fillPath(paths[language] ?? paths.nl, params);
}

const HARD_MOMENT: Readonly<Record<Variant, string | null>> = {
  'self-help': 'hard-moment',
  reduced: 'hard-moment-close-ones',
  professional: null,
};

/** Returns the id of the hard-moment screen of a variant; null for nurses. */
export const getHardMomentScreen = (variant: Variant): string | null => HARD_MOMENT[variant];

/** Returns false for a screen of a feature that the installation does not offer. */
export const isFeatureEnabled = ({ part }: Screen, offers: EnabledFeatures): boolean =>
  part === undefined || offers[part];

/** Returns true for pages that anyone may read; only these may be indexed by search engines. */
export function isIndexable(screen: Screen): boolean {
  return screen.content === 'page' && screen.access !== 'private' && screen.id !== 'welcome';
}

/**
 * Returns the screen that a logged-in user gets instead of a public one: the welcome tour if they were about to
 * register, otherwise the programme, or the client list for nurses (docs/specification.md, section 2).
 */
export function getHomeScreen(domain: Domain, screen: Screen | null): string {
  if (domain.variant === 'professional') return 'clients';
  return screen !== null && ONBOARDING.includes(screen.id) ? 'welcome' : 'programme';
}

const ONBOARDING = ['onboarding', 'credentials'];
