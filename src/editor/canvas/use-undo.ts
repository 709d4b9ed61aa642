import { type UsePuckData, useGetPuck } from '@puckeditor/core';
import { useCallback } from 'react';
import { useOpenedSections } from './shared/opened-sections.ts';
import { findSectionToUndo, undoOrRedoInSection } from './shared/section-steps.ts';
import { usePuck } from './use-puck.ts';

/**
 * Milliseconds after which the library has written its history: it does so 250 ms after the last change, as one step.
 */
const HISTORY_DELAY_MS = 300;
/** Milliseconds between two checks of the history: an undo in between waits longer, and then has no step. */
const CHECK_INTERVAL_MS = 20;

type GetPuck = () => Pick<UsePuckData, 'history' | 'appState'>;

function isHistoryWritten(getPuck: GetPuck): boolean {
  const { history, appState } = getPuck();
  return history.histories[history.index]?.state.data === appState.data;
}

/** Returns the number of undo steps of the page, including a step that is not written yet. */
export const countUndoSteps = (getPuck: GetPuck): number =>
  getPuck().history.index + (isHistoryWritten(getPuck) ? 0 : 1);

/** Resolves when the last change has a separate undo step, so that no later step includes it. */
export function waitForUndoStep(getPuck: GetPuck): Promise<void> {
  return isHistoryWritten(getPuck)
    ? Promise.resolve()
    : new Promise((resolve) => setTimeout(resolve, HISTORY_DELAY_MS));
}

/** Drops the undo steps of the page once the merge is one: undoing it would delete what a colleague saved. */
export function dropUndoSteps(getPuck: GetPuck): void {
  const { history, appState } = getPuck();
  const merge = history.histories.at(-1);
  if (!merge || !isHistoryWritten(getPuck)) return void setTimeout(() => dropUndoSteps(getPuck), CHECK_INTERVAL_MS);
  history.setHistories([{ ...merge, state: { ...merge.state, ui: appState.ui } }]);
}

function step(getPuck: GetPuck, direction: 'back' | 'forward'): void {
  const { history } = getPuck();
  const hasOfPage = direction === 'back' ? history.hasPast : history.hasFuture;
  const section = findSectionToUndo(direction, history.index, hasOfPage);
  if (section !== undefined) undoOrRedoInSection(section, direction);
  else if (hasOfPage) history[direction]();
}

interface Steps {
  /** Undoes only the last change, on the page or in an open shared section. */
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** Provides undo and redo of all changes on the page, in the order in which they were made. */
export function useUndo(): Steps {
  const getPuck = useGetPuck();
  const { hasPast, hasFuture } = usePuck(({ history }) => history);
  const sections = Object.values(useOpenedSections());
  const move = useCallback(
    (direction: 'back' | 'forward') => void waitForUndoStep(getPuck).then(() => step(getPuck, direction)),
    [getPuck],
  );
  return {
    undo: () => move('back'),
    redo: () => move('forward'),
    canUndo: hasPast || sections.some(({ past }) => past.length > 0),
    canRedo: hasFuture || sections.some(({ future }) => future.length > 0),
  };
}
