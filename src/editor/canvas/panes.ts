import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { tryStorage } from '#src/session/tab-store.ts';

/** Panes of the editor. On narrow screens only one is visible. */
export const PANES = ['outline', 'stage', 'beside', 'fields'] as const;
export type Pane = (typeof PANES)[number];

const $pane = atom<Pane>('outline');

export const usePane = (): Pane => useStore($pane);

/** Creates a boolean that is stored in this tab of the browser. */
function createSwitch(key: string) {
  const $isOn = atom(tryStorage(() => sessionStorage.getItem(key)) === '1');
  const set = (isOn: boolean): void => {
    $isOn.set(isOn);
    tryStorage(() => (isOn ? sessionStorage.setItem(key, '1') : sessionStorage.removeItem(key)));
  };
  return { $isOn, set };
}

const folded = createSwitch('desk_folded');
const side = createSwitch('desk_side');

/** Returns true while the panes beside the page are collapsed, so that the page has the whole width. */
export const usePanesFolded = (): boolean => useStore(folded.$isOn);

export const foldPanes = folded.set;

/** Returns true while the pane beside the rail is open: the outline, or the tab that was chosen last. */
export const useIsSideOpen = (): boolean => useStore(side.$isOn);

/** Opens the pane of a chosen tab; choosing the tab of the open pane closes it. */
export function toggleSide(isCurrent: boolean): void {
  const isShown = side.$isOn.get() && !folded.$isOn.get();
  side.set(!(isCurrent && isShown));
  if (side.$isOn.get()) foldPanes(false);
}

/** Shows a pane, and expands collapsed panes. */
export function showPane(pane: Pane): void {
  if (pane === 'outline' || pane === 'fields') foldPanes(false);
  if (pane === 'outline') side.set(true);
  $pane.set(pane);
}

/** Opens the pane that contains an element. */
export function revealPane(element: Element): void {
  const name = element.closest<HTMLElement>('[data-pane-name]')?.dataset.paneName;
  const pane = PANES.find((item) => item === name);
  if (pane) showPane(pane);
}
