import { type SubmitEvent, useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm as useHookForm } from 'react-hook-form';
import type { Form } from '#src/contract/forms/form.ts';
import type { Failure, Result } from '#src/contract/result.ts';
import { getProblemText } from '#src/i18n/problem-text.ts';
import type { Draft } from '#src/session/drafts.ts';
import { useIsland } from '#src/session/Island.tsx';
import type { SummaryProblem } from '#src/ui/error-summary/ErrorSummary.tsx';
import { readEarlyValues } from './early-values.ts';
import { hasNoResponse, toFailureText } from './failure-text.ts';
import { toResolver } from './resolver.ts';
import { useFailureToast } from './use-failure-toast.ts';

/** State of a request (docs/specification.md, section 4). */
export type RequestState<A> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'done'; readonly value: A }
  | { readonly status: 'error'; readonly failure: Failure };

interface Options<T extends FieldValues, V, A> {
  readonly form: Form<T, V>;
  /** Unique on the page; prefix of the field ids. */
  readonly id: string;
  readonly start: T;
  /** Key prefix of the form's error texts: `<words>.<field>.<reason>`. */
  readonly textKey: string;
  /** Values of the placeholders `{{name}}` in the error texts. */
  readonly wordValues?: Readonly<Record<string, string | number>>;
  readonly draft?: Draft<T>;
  /**
   * Sends the values. `isMaybeDone`: an earlier attempt got no response and may have succeeded, so the reason to refuse a
   * repeated one may be untrue.
   */
  readonly submit: (values: V, typed: T, isMaybeDone: boolean) => Promise<Result<A>>;
  readonly onDone?: (value: A) => void;
  /** Returns the form's text for a failed request; null for the default text. */
  readonly explain?: (failure: Failure, isMaybeDone: boolean) => string | null;
  /**
   * Place of a failure message. `toast`: the default (docs/specification.md, section 8). `form`: next to the button, if
   * the specification requires it or the form shows its own toast. `both`: in a dialog, because toasts behind it cannot
   * be reached.
   */
  readonly failureIn?: 'toast' | 'form' | 'both';
}

/** Props of a text field of `src/ui`. */
export interface FieldBinding {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
  readonly onChange: (event: { readonly target: unknown; readonly type?: string }) => Promise<unknown>;
  readonly onBlur: (event: { readonly target: unknown; readonly type?: string }) => Promise<unknown>;
  readonly ref: (element: HTMLElement | null) => void;
}

/**
 * Provides the form state: validates on submit only (docs/specification.md, section 5), sends one request per click,
 * and never loses typed values. The server validates by the same rules, and its errors are shown at their fields.
 */
export function useForm<T extends FieldValues, V, A>(options: Options<T, V, A>) {
  const { form, id, start, textKey, wordValues, draft, submit, onDone, explain, failureIn = 'toast' } = options;
  const { t } = useIsland();
  const notice = useFailureToast();
  const [state, setState] = useState<RequestState<A>>({ status: 'idle' });
  const [isMaybeDone, setMaybeDone] = useState(false);
  const [problems, setProblems] = useState<readonly SummaryProblem[]>([]);
  const getFieldId = (name: string) => `${id}-${name}`;
  const [first] = useState(() => draft?.read() ?? readEarlyValues(start, getFieldId));
  const hook = useHookForm<T>({
    defaultValues: first as DefaultValues<T>,
    resolver: toResolver(form),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });

  useEffect(() => {
    if (!draft) return;
    const { unsubscribe } = hook.watch((values) => draft.write(values as T));
    return unsubscribe;
  }, [draft, hook]);

  const getErrorText = (name: string, problem: string) => getProblemText(t, textKey, { name, problem }, wordValues);

  const getFailureText = (failure: Failure) =>
    (failure.kind === 'other_person' ? null : explain?.(failure, isMaybeDone)) ?? toFailureText(t, failure);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (state.status !== 'error' || problems.length > 0) return;
    if (failureIn !== 'form') notice.show(getFailureText(state.failure));
  }, [state]);

  /** Assigns each error to its field; the others are shown in the form's message. */
  function refuse(texts: Readonly<Record<string, string>>): void {
    const fieldNames = form.names.filter((name) => texts[name] !== undefined);
    for (const name of fieldNames)
      hook.setError(name as unknown as Path<T>, { type: 'refused', message: texts[name] ?? '' });
    setProblems(fieldNames.map((name) => ({ id: getFieldId(name), text: texts[name] ?? '' })));
  }

  async function send(input: T): Promise<void> {
    setProblems([]);
    notice.close();
    setState({ status: 'loading' });
    const result = await submit(form.read(input), input, isMaybeDone);
    if (result.ok) {
      draft?.clear();
      setState({ status: 'done', value: result.value });
      onDone?.(result.value);
      return;
    }
    setState({ status: 'error', failure: result.failure });
    if (hasNoResponse(result.failure)) setMaybeDone(true);
    refuse(result.failure.fields ?? {});
  }

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (state.status === 'loading') return;
    setState({ status: 'idle' });
    void hook.handleSubmit(send, (errors) => {
      const texts = form.names.flatMap((name) => {
        const reason = (errors as Record<string, { message?: string } | undefined>)[name]?.message;
        return reason === undefined ? [] : [[name, getErrorText(name, reason)] as const];
      });
      refuse(Object.fromEntries(texts));
    })();
  };

  const getError = (name: string): string | undefined =>
    (hook.formState.errors as Record<string, { message?: string } | undefined>)[name]?.message;

  return {
    hook,
    state,
    problems,
    onSubmit,
    isBusy: state.status === 'loading',
    /** Error text of the request; null if it is shown at the fields or as a toast. */
    failure:
      state.status === 'error' && problems.length === 0 && failureIn !== 'toast' ? getFailureText(state.failure) : null,
    fieldId: getFieldId,
    getError,
    /** Returns the props of a text field, text area or select. */
    field: (name: keyof T & string): FieldBinding => ({
      ...(hook.register(name as unknown as Path<T>) as Omit<FieldBinding, 'id' | 'error'>),
      id: getFieldId(name),
      error: getError(name),
    }),
    value: <K extends keyof T & string>(name: K): T[K] => hook.watch(name as unknown as Path<T>) as T[K],
    set: (name: keyof T & string, value: unknown) => hook.setValue(name as unknown as Path<T>, value as never),
    reset: (values: T) => {
      hook.reset(values);
      setState({ status: 'idle' });
      setProblems([]);
    },
  };
}

export type FormState = Pick<ReturnType<typeof useForm>, 'onSubmit' | 'problems' | 'failure' | 'isBusy' | 'state'>;
