import type { Page } from 'playwright';
import type { Domain, Language } from '#src/domains/domain.ts';
import { toBarePath, toLocalisedPath } from '#src/i18n/paths.ts';
import { SCREENS } from '#src/screens/index.ts';
import { matchScreen } from '#src/screens/match.ts';
import type { Screen } from '#src/screens/screen.ts';

/** The logout ends the login that the other pictures need. */
const OTHER_URL = ['logout'];

const getPath = ({ paths }: Screen, language: Language) => paths[language] ?? paths.nl;

/** Returns every screen of a domain. */
export const getScreens = ({ variant }: Domain): readonly Screen[] =>
  SCREENS.filter(({ id, variants, flag }) => variants.includes(variant) && !flag && !OTHER_URL.includes(id));

/** Returns the URLs of the screens with a path parameter, by their id, from the links of other screens. */
export async function readLinkedPaths(
  page: Page,
  origin: string,
  domain: Domain,
  language: Language = 'nl',
): Promise<Record<string, string>> {
  const result: Record<string, string> = {};
  for (const screen of getScreens(domain)) {
    const path = getPath(screen, language);
    if (path.includes(':') || screen.access === 'public') continue;
    await page.goto(origin + toLocalisedPath(path, language), { waitUntil: 'networkidle' });
    const links = await page.locator('main a[href^="/"]').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    for (const link of links) {
      const local = new URL(link ?? '/', origin).pathname;
      const match = matchScreen(domain, language, toBarePath(local));
      if (match.kind === 'screen' && Object.keys(match.params).length > 0) result[match.screen.id] ??= local;
    }
  }
  return result;
}

/** Returns the path of a screen; null if it needs a parameter and no link leads to it. */
export function getShown(screen: Screen, language: Language, links: Readonly<Record<string, string>>): string | null {
  const path = getPath(screen, language);
  if (!path.includes(':')) return toLocalisedPath(path, language);
  return links[screen.id] ?? null;
}
