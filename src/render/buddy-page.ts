import { BUDDY_PATHS, type BuddyPage, readBuddyPath } from '#src/contract/buddies.ts';
import { toLocalisedPath } from '#src/i18n/paths.ts';
import { createTranslator } from '#src/i18n/translator.ts';
import type { PageLocals } from './locals.ts';

/** Placeholder for the participant's name, which the browser fills in: the cached page is the same for all visitors. */
export const NAME_PLACEHOLDER = '\ue002';

export interface BuddyPageData {
  readonly page: BuddyPage;
  readonly title: string;
  readonly t: (key: string) => string;
  /** URL of the page on which the buddy refuses. */
  readonly refuseLink: string;
}

/** Returns the content of a buddy's page; null for other paths. Does not depend on the domain. */
export function getBuddyPage({ language, path }: Pick<PageLocals, 'language' | 'path'>): BuddyPageData | null {
  const buddyPath = readBuddyPath(path);
  if (!buddyPath) return null;
  const { page, code } = buddyPath;
  const translator = createTranslator(language, 'buddies');
  const linkTo = (to: BuddyPage) =>
    toLocalisedPath(`${BUDDY_PATHS[to][language]}/${encodeURIComponent(code)}`, language);
  return {
    page,
    title: translator(`${page}.title`),
    t: (key) => translator(key, { name: NAME_PLACEHOLDER }),
    refuseLink: linkTo('refuse'),
  };
}
