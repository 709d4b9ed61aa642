import { type UsePuckData, useGetPuck } from '@puckeditor/core';
import { useCallback } from 'react';

/** The library writes its history a quarter of a second after the last change, and makes one step of all since. */
const WRITTEN_MS = 300;

type Puck = Pick<UsePuckData, 'history' | 'appState'>;

const isWritten = ({ history: { histories, index }, appState }: Puck): boolean =>
  histories[index]?.state.data === appState.data;

/** Ends the step that is being made, so that a deed with a block is a step of its own and takes no typed word back. */
export function endStep(puck: Puck): void {
  const { history, appState } = puck;
  if (isWritten(puck)) return;
  const before = history.histories.slice(0, history.index + 1);
  history.setHistories([...before, { id: crypto.randomUUID(), state: appState }]);
}

/** A step back of what was done last, and of nothing before it: a change that is still to be written is waited for. */
export function useUndo(): () => void {
  const getPuck = useGetPuck();
  return useCallback(() => {
    const back = () => {
      const { history } = getPuck();
      if (history.hasPast) history.back();
    };
    if (isWritten(getPuck())) back();
    else setTimeout(back, WRITTEN_MS);
  }, [getPuck]);
}
