import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { openOtherLanguage } from '#src/contract/desk/other-language.ts';
import type { EditablePage, PageLanguage } from '#src/contract/desk/pages.ts';
import { useCall } from '#src/session/use-call.ts';
import { foldPanes, showPane } from '../panes.ts';

/** True while the translation pane is open. */
const $isBeside = atom(false);

export const useIsTranslationOpen = (): boolean => useStore($isBeside);

/** Shows or hides the translation pane, which replaces the other panes. */
export function setTranslationOpen(isSideBySide: boolean): void {
  $isBeside.set(isSideBySide);
  if (isSideBySide) foldPanes(true);
  showPane(isSideBySide ? 'beside' : 'stage');
}

/** Returns the language of the page that is not being edited; undefined if the page has one language. */
export const findOtherLanguage = ({ language, languages }: EditablePage): PageLanguage | undefined =>
  languages.find((pageLanguage) => pageLanguage.language !== language && pageLanguage.state !== null);

/** Loads the page in its other language; sends no request if there is no other language. */
export const useOtherLanguage = (page: EditablePage) =>
  useCall(openOtherLanguage, findOtherLanguage(page) ? { params: { nid: page.nid, language: page.language } } : null);
