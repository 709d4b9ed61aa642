import { type UsePuckData, useGetPuck } from '@puckeditor/core';
import { useCallback } from 'react';

/** The library writes its history a quarter of a second after the last change, and makes one step of all since. */
const WRITTEN_MS = 300;

type GetPuck = () => Pick<UsePuckData, 'history' | 'appState'>;

function isWritten(getPuck: GetPuck): boolean {
  const { history, appState } = getPuck();
  return history.histories[history.index]?.state.data === appState.data;
}

/** Resolves when what was typed or done last is a step of its own, which no later step takes along. */
export function stepWritten(getPuck: GetPuck): Promise<void> {
  return isWritten(getPuck) ? Promise.resolve() : new Promise((done) => setTimeout(done, WRITTEN_MS));
}

/** A step back of what was done last, and of nothing before it. */
export function useUndo(): () => void {
  const getPuck = useGetPuck();
  return useCallback(() => {
    void stepWritten(getPuck).then(() => {
      const { history } = getPuck();
      if (history.hasPast) history.back();
    });
  }, [getPuck]);
}
