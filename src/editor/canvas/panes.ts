import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { tryStorage } from '#src/session/tab-store.ts';

/** Panes of the editor. On narrow screens only one is visible. */
export const PANES = ['outline', 'stage', 'beside', 'fields'] as const;
export type Pane = (typeof PANES)[number];

const $pane = atom<Pane>('outline');

export const usePane = (): Pane => useStore($pane);

const FOLDED = 'desk_folded';

/** True while the side panes are collapsed in this tab, so that the page has the whole width. */
const $isFolded = atom(tryStorage(() => sessionStorage.getItem(FOLDED)) === '1');

export const usePanesFolded = (): boolean => useStore($isFolded);

export function foldPanes(isFolded: boolean): void {
  $isFolded.set(isFolded);
  tryStorage(() => (isFolded ? sessionStorage.setItem(FOLDED, '1') : sessionStorage.removeItem(FOLDED)));
}

/** Shows a pane, and expands collapsed panes. */
export function showPane(pane: Pane): void {
  if (pane === 'outline' || pane === 'fields') foldPanes(false);
  $pane.set(pane);
}

/** Opens the pane that contains an element. */
export function revealPane(element: Element): void {
  const name = element.closest<HTMLElement>('[data-pane-name]')?.dataset.paneName;
  const pane = PANES.find((one) => one === name);
  if (pane) showPane(pane);
}
