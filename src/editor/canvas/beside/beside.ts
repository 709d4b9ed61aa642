import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { openOtherLanguage } from '#src/contract/desk/other-language.ts';
import type { EditablePage, PageLanguage } from '#src/contract/desk/pages.ts';
import { useCall } from '#src/session/use-call.ts';
import { foldPanes, showPane } from '../panes.ts';

/** True while the other language is shown next to the page. */
const $isBeside = atom(false);

export const useIsTranslationOpen = (): boolean => useStore($isBeside);

/** Shows or hides the translation pane, which replaces the other panes. */
export function setTranslationOpen(isBeside: boolean): void {
  $isBeside.set(isBeside);
  if (isBeside) foldPanes(true);
  showPane(isBeside ? 'beside' : 'stage');
}

/** Returns the page's language other than the edited one; undefined if there is none. */
export const findOtherLanguage = ({ language, languages }: EditablePage): PageLanguage | undefined =>
  languages.find((one) => one.language !== language && one.state !== null);

/** Loads the page in its other language; sends no request if it has none. */
export const useOtherLanguage = (page: EditablePage) =>
  useCall(openOtherLanguage, findOtherLanguage(page) ? { params: { nid: page.nid, language: page.language } } : null);
