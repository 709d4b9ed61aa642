import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';

/** The parts of the editor. Where there is no room for all beside each other, one of them is in view. */
export const PANES = ['outline', 'stage', 'fields'] as const;
export type Pane = (typeof PANES)[number];

const $pane = atom<Pane>('outline');

export const usePane = (): Pane => useStore($pane);

export const showPane = (pane: Pane): void => $pane.set(pane);

/** Brings the part into view that holds an element. */
export function showPaneOf(element: Element): void {
  const name = element.closest<HTMLElement>('[data-pane-name]')?.dataset.paneName;
  const pane = PANES.find((one) => one === name);
  if (pane) showPane(pane);
}
