import { type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldErrors, type FieldValues, type Resolver, set, useForm } from 'react-hook-form';
import type { Failure, Result } from '#src/contract/result.ts';
import { type Answers, listLeafElements, readAnswers, toOtherKey } from '#src/contract/webform/answers.ts';
import { checkAnswers, type FieldTexts } from '#src/contract/webform/check-answers.ts';
import type { LeafElement, WebformDefinition } from '#src/contract/webform/definition.ts';
import type { TranslateWebform } from '#src/contract/webform/problems.ts';
import { listVisibleElements } from '#src/contract/webform/visible-elements.ts';
import type { SummaryProblem } from '#src/ui/error-summary/ErrorSummary.tsx';
import {
  type AnswerInput,
  type AnswerInputs,
  listChangedEntries,
  toAnswerInputs,
  withDraftAnswers,
} from './answer-inputs.ts';
import { toFieldId } from './binding.ts';
import { listErrorTexts } from './error-texts.ts';
import { splitIntoSteps } from './question-steps.ts';
import { useStep } from './use-step.ts';

/** Storage of a form's draft until it is submitted; `src/session` has one for each user. */
export interface DraftStore {
  readonly read: () => AnswerInputs | null;
  readonly write: (typed: AnswerInputs) => void;
  readonly clear: () => void;
}

/** State of a request, for the form (docs/specification.md, section 4). */
export type WebformState =
  | { readonly status: 'idle' | 'loading' | 'done' }
  | { readonly status: 'error'; readonly failure: Failure };

/** Shows the reason of a failed submission until the next attempt, as a toast (docs/specification.md, section 8). */
export interface FailureNotice {
  readonly show: (text: string) => void;
  readonly close: () => void;
}

export interface WebformOptions {
  /** Unique on the page. */
  readonly id: string;
  readonly definition: WebformDefinition;
  /** Existing answers to edit. */
  readonly initial?: Answers;
  /** Submits the validated answers. */
  readonly onSubmit: (answers: Answers) => Promise<Result<unknown>>;
  readonly onDone?: () => void;
  readonly draft?: DraftStore;
  readonly notice: FailureNotice;
  /** Returns the message of a failed submission; if omitted, the message of the content system is shown. */
  readonly failureText?: (failure: Failure) => string;
  /** Texts of the namespace `webforms`. */
  readonly t: TranslateWebform;
  /** True to show one question at a time instead of the whole form. */
  readonly isOneByOne?: boolean;
}

interface Step {
  readonly key: string;
  readonly title: string;
  readonly elements: readonly LeafElement[];
  /** Number of the question, from 1; null if the step has another name. */
  readonly question: number | null;
  readonly tick: string | null;
}

/** Returns the steps of a form: its visible pages, its questions one by one, or the whole form. */
function getSteps(definition: WebformDefinition, input: AnswerInputs, isOneByOne: boolean): readonly Step[] {
  const visibleElements = listVisibleElements(definition, readAnswers(input));
  const pages = visibleElements.flatMap((element) => (element.type === 'page' ? [element] : []));
  if (pages.length > 0)
    return pages.map(({ key, title, elements }) => ({ key, title, elements, question: null, tick: null }));
  const leaves = listLeafElements({ elements: visibleElements });
  if (isOneByOne) return splitIntoSteps(leaves).map((step) => ({ ...step, title: '' }));
  return [{ key: '', title: '', elements: leaves, question: null, tick: null }];
}

/** Returns true while "Dit sla ik nu over" is checked: no answer is required then. */
const isSkipped = (definition: WebformDefinition, input: AnswerInputs): boolean =>
  listLeafElements(definition).some(({ type, key }) => type === 'skip' && input[key] === true);

const getKeys = (elements: readonly LeafElement[]) => elements.flatMap(({ key }) => [key, toOtherKey(key)]);
const isInElements = (elements: readonly LeafElement[], field: string) =>
  getKeys(elements).includes(field.split('.')[0] ?? '');

/** Returns the fields with errors, in the order of the form. */
function sortByOrder(elements: readonly LeafElement[], texts: FieldTexts): readonly (readonly [string, string])[] {
  const order = getKeys(elements);
  const getOrder = (field: string) => order.indexOf(field.split('.')[0] ?? '');
  return Object.entries(texts)
    .filter(([field]) => isInElements(elements, field))
    .sort(([item], [other]) => getOrder(item) - getOrder(other));
}

/** Validates the typed answers for react-hook-form; the error of a list item is at its position. */
const createResolver =
  (definition: WebformDefinition, t: TranslateWebform): Resolver<FieldValues> =>
  (input) => {
    const answers = checkAnswers(definition, input, t);
    if (answers.ok) return { values: answers.answers, errors: {} };
    const errors: FieldErrors = {};
    for (const [field, message] of Object.entries(answers.fields)) set(errors, field, { type: 'refused', message });
    return { values: {}, errors };
  };

/**
 * Provides the state of a form that is being filled in: validated when it is submitted, or when its page is left, by
 * the rules of the content system (docs/specification.md, section 5). One request per click; typed text is never lost.
 */
export function useWebform(options: WebformOptions) {
  const { id, definition, initial, onSubmit, onDone, draft, notice, failureText, t } = options;
  const isOneByOne = options.isOneByOne === true && !definition.closed;
  const [state, setState] = useState<WebformState>({ status: 'idle' });
  const { step, ...way } = useStep(isOneByOne);
  const [problems, setProblems] = useState<readonly SummaryProblem[]>([]);
  const isSending = useRef(false);
  const [hasDraft] = useState(() => (draft?.read() ?? null) !== null);
  const resolver = useMemo(() => createResolver(definition, t), [definition, t]);
  const [savedInputs] = useState(() => toAnswerInputs(definition, initial ?? {}, t));
  const [start] = useState(() => withDraftAnswers(savedInputs, draft?.read()));
  const hook = useForm<FieldValues>({
    defaultValues: start,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const input = hook.watch() as AnswerInputs;
  const steps = getSteps(definition, input, isOneByOne);
  const stepIndex = Math.min(step, steps.length - 1);
  const elements = steps[stepIndex]?.elements ?? [];
  const isAsking = !isOneByOne || steps[stepIndex]?.question !== null;
  const isLast = stepIndex === steps.length - 1 || (isOneByOne && isAsking && isSkipped(definition, input));

  useEffect(() => {
    if (!draft) return;
    const { unsubscribe } = hook.watch((values) => {
      // Of unchanged answers a draft would restore what was changed elsewhere since.
      const changed = listChangedEntries<AnswerInput>(values, savedInputs);
      if (changed.length > 0) draft.write(Object.fromEntries(changed));
      else draft.clear();
    });
    return unsubscribe;
  }, [draft, hook, savedInputs]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (state.status !== 'error') return;
    notice.show(failureText?.(state.failure) ?? (state.failure.message || t('failed')));
  }, [state]);

  /** Opens the first step with an error and lists its errors. */
  function show(texts: FieldTexts): boolean {
    const first = steps.findIndex((step) => sortByOrder(step.elements, texts).length > 0);
    if (first === -1) return false;
    way.show(first);
    const byOrder = sortByOrder(steps[first]?.elements ?? [], texts);
    setProblems(byOrder.map(([field, text]) => ({ id: toFieldId({ id }, field), text })));
    return true;
  }

  async function send(answers: FieldValues): Promise<void> {
    setState({ status: 'loading' });
    const result = await onSubmit(answers as Answers);
    if (result.ok) {
      draft?.clear();
      way.leave();
      setState({ status: 'done' });
      onDone?.();
      return;
    }
    const fields = result.failure.fields ?? {};
    for (const [field, text] of Object.entries(fields)) hook.setError(field, { type: 'refused', message: text });
    setState(show(fields) ? { status: 'idle' } : { status: 'error', failure: result.failure });
  }

  async function submitPage(): Promise<void> {
    setProblems([]);
    notice.close();
    setState({ status: 'idle' });
    const tick = steps[stepIndex]?.tick;
    if (tick) hook.setValue(tick, true);
    if (isLast) {
      await hook.handleSubmit(send, (errors) => void show(listErrorTexts(errors)))();
      return;
    }
    const keys = getKeys(elements);
    if (await hook.trigger(keys)) way.goOn(stepIndex + 1);
    else show(listErrorTexts(Object.fromEntries(keys.map((key) => [key, hook.getFieldState(key).error]))));
  }

  return {
    state,
    /** True if the form started with a draft that was never submitted. */
    hasDraft,
    typed: input,
    elements,
    /** Title and number of the page, and the number of pages. */
    page: {
      number: stepIndex + 1,
      of: steps.length,
      title: steps[stepIndex]?.title ?? '',
      question: steps[stepIndex]?.question ?? null,
      isAsking,
      questions: steps.filter(({ question }) => question !== null).length,
      isLast,
    },
    problems,
    errors: listErrorTexts(hook.formState.errors),
    /** The next change clears the error of an answer. */
    set: (key: string, value: AnswerInput) => {
      hook.setValue(key, value);
      hook.clearErrors(key);
      // The focus is in the list, so it disappears as a whole, with its last error.
      const fieldId = toFieldId({ id }, key);
      setProblems((summaryProblems) =>
        summaryProblems.length > 0 && summaryProblems.every((problem) => problem.id === fieldId) ? [] : summaryProblems,
      );
    },
    back: () => {
      setProblems([]);
      notice.close();
      setState({ status: 'idle' });
      way.goBack(Math.max(0, stepIndex - 1));
    },
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      if (isSending.current) return;
      isSending.current = true;
      void submitPage().finally(() => {
        isSending.current = false;
      });
    },
  };
}
