import { useEffect, useState } from 'react';

/** Returns the step stored in a history entry, limited to the number of steps. */
function readStep(state: unknown, total: number): number {
  const step = typeof state === 'object' && state !== null && 'joyride' in state ? Number(state.joyride) : 0;
  return Number.isInteger(step) ? Math.min(Math.max(step, 0), total - 1) : 0;
}

/** Provides the state of the current page. The browser's back button goes back a page, and a reload stays on it. */
export function usePages(total: number): readonly [step: number, go: (step: number) => void] {
  const [step, setStep] = useState(0);

  useEffect(() => {
    setStep(readStep(history.state, total));
    const follow = ({ state }: PopStateEvent) => setStep(readStep(state, total));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [total]);

  const goToStep = (next: number) => {
    if (next < step) return history.back();
    history.pushState({ joyride: next }, '');
    setStep(next);
  };
  return [step, goToStep];
}
