import type { Page } from 'playwright';
import type { Domain, Language } from '#src/domains/domain.ts';
import { localisedPath } from '#src/i18n/paths.ts';
import { SCREENS } from '#src/screens/index.ts';
import { matchScreen } from '#src/screens/match.ts';
import type { Screen } from '#src/screens/screen.ts';

/** Leaving ends the login that the other pictures need. */
const ELSEWHERE = ['logout'];

const getPath = ({ paths }: Screen, language: Language) => paths[language] ?? paths.nl;

/** Every screen that a domain has. */
export const getScreens = ({ variant }: Domain): readonly Screen[] =>
  SCREENS.filter(({ id, variants, flag }) => variants.includes(variant) && !flag && !ELSEWHERE.includes(id));

/** Addresses of the screens with something in their path, by their id, as links of the other screens lead to them. */
export async function linkedPaths(page: Page, origin: string, domain: Domain): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const screen of getScreens(domain)) {
    const path = getPath(screen, 'nl');
    if (path.includes(':') || screen.access === 'public') continue;
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const links = await page.locator('main a[href^="/"]').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    for (const link of links) {
      const local = new URL(link ?? '/', origin).pathname;
      const match = matchScreen(domain, 'nl', local);
      if (match.kind === 'screen' && Object.keys(match.params).length > 0) found[match.screen.id] ??= local;
    }
  }
  return found;
}

/** Where a screen is shown; null where no link leads to it and its path needs one. */
export function shownAt(screen: Screen, language: Language, linked: Readonly<Record<string, string>>): string | null {
  const path = getPath(screen, language);
  if (!path.includes(':')) return localisedPath(path, language);
  return linked[screen.id] ?? null;
}
