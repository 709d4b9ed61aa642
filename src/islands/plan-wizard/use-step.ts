import { useState } from 'react';
import type { Form } from '#src/contract/forms/form.ts';
import { useForm } from '#src/forms/use-form.ts';
import type { PlanStep } from '#src/rules/plan/wizard-steps.ts';
import type { WizardControls } from './use-wizard.ts';

interface Step<T, V> {
  readonly step: PlanStep;
  readonly form: () => Form<T & object, V>;
  readonly start: T;
  readonly onDone: (values: V) => void;
  /** Placeholder values of the error texts. */
  readonly wordValues?: Readonly<Record<string, string | number>>;
}

/** Provides the form state of a step: validated when the user continues, sent with the whole plan. */
export function useWizardStep<T extends Record<string, string>, V>(
  wizard: WizardControls,
  { step, form, start, onDone, wordValues = {} }: Step<T, V>,
) {
  const [made] = useState(form);
  const [draft] = useState(() => wizard.draft<T>(step));
  return useForm({
    form: made,
    id: step,
    start,
    textKey: 'plan.wizard.errors',
    wordValues,
    draft,
    submit: async (values) => ({ ok: true, value: values, tags: [] }),
    onDone,
  });
}
