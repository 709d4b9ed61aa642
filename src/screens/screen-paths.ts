import type { Language } from '#src/domains/domain.ts';
import { SCREENS } from './index.ts';

/** Returns the paths of a screen by language, without language prefix. Throws for an unknown id. */
export function getScreenPaths(id: string): Readonly<Record<Language, string>> {
  const screen = SCREENS.find((screen) => screen.id === id);
  if (!screen) throw new Error(`No screen is called "${id}".`);
  const { nl, en = nl } = screen.paths;
  return { nl, en };
}

/** Returns the paths of a screen without their trailing parameters. */
export function getPathPrefixes(id: string): Readonly<Record<Language, string>> {
  const { nl, en } = getScreenPaths(id);
  const shorten = (path: string) => path.replace(/\/:.*$/, '');
  return { nl: shorten(nl), en: shorten(en) };
}
