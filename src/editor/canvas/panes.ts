import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { tryStorage } from '#src/session/tab-store.ts';

/** The panes of the editor. If they do not fit next to each other, one of them is in view. */
export const PANES = ['outline', 'stage', 'beside', 'fields'] as const;
export type Pane = (typeof PANES)[number];

const $pane = atom<Pane>('outline');

export const usePane = (): Pane => useStore($pane);

const FOLDED = 'desk_folded';

/** True while the side panes are folded, in this tab; the page then has the whole width. */
const $isFolded = atom(tryStorage(() => sessionStorage.getItem(FOLDED)) === '1');

export const useFolded = (): boolean => useStore($isFolded);

export function foldPanes(isFolded: boolean): void {
  $isFolded.set(isFolded);
  tryStorage(() => (isFolded ? sessionStorage.setItem(FOLDED, '1') : sessionStorage.removeItem(FOLDED)));
}

/** Shows a pane, and unfolds the panes. */
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
