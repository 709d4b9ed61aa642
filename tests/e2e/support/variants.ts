/**
 * Returns the tags of one of several variants of a story, over domains, languages, widths or colours: `npm run matrix`
 * runs all of them, `npm test` a representative selection (`playwright.config.ts`).
 */
export const getVariant = (isStanding: boolean) => ({ tag: isStanding ? ['@variant'] : ['@variant', '@matrix'] });

/** Selects two looks of a screen: the smallest window in dark mode and the largest in light mode. */
export const isStandingLook = (width: number, colorScheme: 'light' | 'dark'): boolean =>
  colorScheme === 'dark' ? width === 320 : width === 1280;

/** Selects each item once, with alternating languages, so that every item and both languages occur. */
export const isInTurn = (at: number, language: string): boolean => language === (at % 2 === 0 ? 'nl' : 'en');

/** Selects the first and the last of several similar items. */
export const isOuter = <Item>(item: Item, of: readonly Item[]): boolean => item === of[0] || item === of.at(-1);
