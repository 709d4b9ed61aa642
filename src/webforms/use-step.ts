import { useEffect, useRef, useState } from 'react';

const ENTRY = 'webformStep';
/** Number of entries that the steps have added, by which the quick exit goes back. */
const COUNT = 'webformEntries';

const readStep = (): number | null => {
  const step: unknown = (history.state as Record<string, unknown> | null)?.[ENTRY];
  return typeof step === 'number' ? step : null;
};

const saveStep = (step: number) => history.replaceState({ ...history.state, [ENTRY]: step }, '');

const readStepOrFirst = (): number => readStep() ?? 0;

/**
 * Returns the current step of a form, starting at 0. With `isInHistory`, each step is an entry of the browser's
 * history: Back shows the previous question, and a reload stays at the step.
 */
export function useStep(isInHistory: boolean) {
  const [step, setStep] = useState(() => (isInHistory ? readStepOrFirst() : 0));
  const shownRef = useRef(step);
  useEffect(() => {
    shownRef.current = step;
  }, [step]);
  useEffect(() => {
    if (!isInHistory) return;
    // Each step is shown from its top, without restoring a scroll position.
    history.scrollRestoration = 'manual';
    saveStep(readStepOrFirst());
    const follow = () => {
      const step = readStep();
      if (step !== null) setStep(step);
      // A link within this screen added a history entry, which belongs to the current step.
      else saveStep(shownRef.current);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [isInHistory]);
  return {
    step,
    goOn: (next: number) => {
      const count = (history.state?.[COUNT] ?? 0) + 1;
      if (isInHistory) history.pushState({ ...history.state, [ENTRY]: next, [COUNT]: count }, '');
      setStep(next);
    },
    goBack: (next: number) => {
      if (isInHistory && readStepOrFirst() > 0) history.back();
      else setStep(next);
    },
    /** Replaces the current step with another one. */
    show: (next: number) => {
      if (isInHistory) saveStep(next);
      setStep(next);
    },
    /** After submission, one click on the back button leaves the form. */
    leave: () => {
      if (isInHistory && readStepOrFirst() > 0) history.go(-readStepOrFirst());
    },
  };
}
