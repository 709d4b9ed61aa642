import { useEffect, useRef, useState } from 'react';
import type { PlanAnswers } from '#src/rules/plan/answers.ts';
import type { PlanStep } from '#src/rules/plan/wizard-steps.ts';
import { type Draft, getStoredDraft } from '#src/session/drafts.ts';
import { pushQuestion, replaceQuestion, useQuestionHistory } from '#src/session/question-history.ts';
import {
  answerStep,
  getStepIndex,
  goToPreviousStep,
  goToStep,
  resumeWizard,
  type WizardContext,
  type WizardState,
} from './wizard-state.ts';

/** Wizard state, stored in this tab at every click and keystroke until the plan is saved. */
export function useWizard(context: WizardContext, begun: WizardState | null) {
  const [store] = useState(() => getStoredDraft<WizardState>('goal'));
  const [state, setState] = useState(() => resumeWizard(begun, context));
  const kept = useRef(state);

  const keep = (next: WizardState) => {
    kept.current = next;
    store.write(next);
  };
  const show = (next: WizardState) => {
    keep(next);
    setState(next);
  };
  const go = (next: WizardState) => {
    if (next.at !== kept.current.at) pushQuestion(getStepIndex(next, context));
    show(next);
  };
  // The browser's back and forward buttons move between steps.
  useQuestionHistory(
    (place) => show(goToStep(kept.current, place, context)),
    () => {},
  );
  useEffect(() => replaceQuestion(getStepIndex(kept.current, context)), [context]);

  return {
    state,
    answer: (answer: PlanAnswers) => go(answerStep(kept.current, answer, context)),
    /** Stores an answer without continuing. */
    note: (answer: PlanAnswers) => show({ ...kept.current, answers: { ...kept.current.answers, ...answer } }),
    back: () => go(goToPreviousStep(kept.current, context)),
    /** Draft of a step's values, stored until the plan is saved. */
    draft: <T extends Readonly<Record<string, string>>>(step: PlanStep): Draft<T> => ({
      read: () => (kept.current.typed[step] as T | undefined) ?? null,
      write: (values) => keep({ ...kept.current, typed: { ...kept.current.typed, [step]: values } }),
      clear: () => {},
    }),
    forget: () => store.clear(),
  };
}

export type WizardUse = ReturnType<typeof useWizard>;
