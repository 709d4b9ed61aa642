/**
 * Tags of one of several variants of a story, over domains, languages, widths or colours: `npm run matrix` tells every
 * one, `npm test` those that stand for the rest (`playwright.config.ts`).
 */
export const variant = (isStanding: boolean) => ({ tag: isStanding ? ['@variant'] : ['@variant', '@matrix'] });

/** Of the looks of a screen: the smallest window in the dark and the largest in the light. */
export const isStandingLook = (width: number, colorScheme: 'light' | 'dark'): boolean =>
  colorScheme === 'dark' ? width === 320 : width === 1280;

/** Each thing once, the languages in turn: every thing and both languages are there. */
export const isInTurn = (at: number, language: string): boolean => language === (at % 2 === 0 ? 'nl' : 'en');

/** The first and the last of several that go the same way. */
export const isOuter = <Item>(item: Item, of: readonly Item[]): boolean => item === of[0] || item === of.at(-1);
