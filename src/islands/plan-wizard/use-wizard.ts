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

/** Provides the wizard state, stored in this tab at every click and keystroke until the plan is saved. */
export function useWizard(context: WizardContext, wizardState: WizardState | null) {
  const [store] = useState(() => getStoredDraft<WizardState>('goal'));
  const [state, setState] = useState(() => resumeWizard(wizardState, context));
  const storedRef = useRef(state);

  const save = (next: WizardState) => {
    storedRef.current = next;
    store.write(next);
  };
  const show = (next: WizardState) => {
    save(next);
    setState(next);
  };
  const goTo = (next: WizardState) => {
    if (next.at !== storedRef.current.at) pushQuestion(getStepIndex(next, context));
    show(next);
  };
  // The browser's back and forward buttons move between steps.
  useQuestionHistory(
    (index) => show(goToStep(storedRef.current, index, context)),
    () => {},
  );
  useEffect(() => replaceQuestion(getStepIndex(storedRef.current, context)), [context]);

  return {
    state,
    answer: (answer: PlanAnswers) => goTo(answerStep(storedRef.current, answer, context)),
    /** Stores an answer without continuing. */
    note: (answer: PlanAnswers) => show({ ...storedRef.current, answers: { ...storedRef.current.answers, ...answer } }),
    back: () => goTo(goToPreviousStep(storedRef.current, context)),
    /** Draft of a step's values, stored until the plan is saved. */
    draft: <T extends Readonly<Record<string, string>>>(step: PlanStep): Draft<T> => ({
      read: () => (storedRef.current.typed[step] as T | undefined) ?? null,
      write: (values) => save({ ...storedRef.current, typed: { ...storedRef.current.typed, [step]: values } }),
      clear: () => {},
    }),
    clear: () => store.clear(),
  };
}

export type WizardControls = ReturnType<typeof useWizard>;
