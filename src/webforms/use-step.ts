import { useEffect, useRef, useState } from 'react';

const ENTRY = 'webformStep';

const entered = (): number | null => {
  const kept: unknown = (history.state as Record<string, unknown> | null)?.[ENTRY];
  return typeof kept === 'number' ? kept : null;
};

const enter = (step: number) => history.replaceState({ ...history.state, [ENTRY]: step }, '');

const enteredStep = (): number => entered() ?? 0;

/**
 * Which step of a form is shown, counted from 0. With `isInHistory` each step is an entry of the browser's history: the
 * way back leads to the question before it, and a reload stays where it was.
 */
export function useStep(isInHistory: boolean) {
  const [step, setStep] = useState(() => (isInHistory ? enteredStep() : 0));
  const shown = useRef(step);
  useEffect(() => {
    shown.current = step;
  }, [step]);
  useEffect(() => {
    if (!isInHistory) return;
    enter(enteredStep());
    const follow = () => {
      const found = entered();
      if (found !== null) setStep(found);
      // A link to a place on this screen made an entry of its own: it belongs to the step that is shown.
      else enter(shown.current);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [isInHistory]);
  return {
    step,
    goOn: (next: number) => {
      if (isInHistory) history.pushState({ ...history.state, [ENTRY]: next }, '');
      setStep(next);
    },
    goBack: (next: number) => {
      if (isInHistory && enteredStep() > 0) history.back();
      else setStep(next);
    },
    /** Shows a step in the place of this one. */
    show: (next: number) => {
      if (isInHistory) enter(next);
      setStep(next);
    },
    /** After sending, one press on the way back leaves the form. */
    leave: () => {
      if (isInHistory && enteredStep() > 0) history.go(-enteredStep());
    },
  };
}
