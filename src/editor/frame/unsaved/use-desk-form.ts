import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Result } from '#src/contract/result.ts';
import { useForm } from '#src/forms/use-form.ts';
import { $session } from '#src/session/state.ts';
import { useIsInDialog } from './FormDialog.tsx';
import { type FormCopy, useFormCopy } from './use-form-copy.ts';

type FormOptions<T extends FieldValues, V, A> = Omit<Parameters<typeof useForm<T, V, A>>[0], 'draft' | 'submit'>;

interface CopyOptions<V, A> {
  /** Key of the entry and its language, unique at the desk; null for a password. */
  readonly keep: string | null;
  /** Version of the entry that was opened; omitted for entries without versions. */
  readonly version?: string | null;
  /** Saves the values over the version that they are based on; null for a new entry. */
  readonly submit: (values: V, version: string | null) => Promise<Result<A>>;
}

/** Provides the state of a desk form: a form that stores its typed values in the tab until they are saved. */
export function useDeskForm<T extends FieldValues, V, A>(options: FormOptions<T, V, A> & CopyOptions<V, A>) {
  const { keep, version = null, submit, onDone, ...formOptions } = options;
  const failureIn = useIsInDialog() ? 'form' : 'toast';
  const sentRef = useRef<T | null>(null);
  const form = useForm<T, V, A>({
    failureIn,
    ...formOptions,
    submit: (values, input) => {
      sentRef.current = input;
      return submit(values, copy.version);
    },
    // A refusal of a logged-in editor is about their rights, which the server's message explains.
    explain: (failure, isMaybeDone) => {
      const message = failure.status === 403 && $session.get().status === 'in' ? failure.message : null;
      return formOptions.explain?.(failure, isMaybeDone) ?? (message || null);
    },
    onDone: (value) => {
      if (sentRef.current) copy.clear(sentRef.current);
      onDone?.(value);
    },
  });
  const copy: FormCopy<T> = useFormCopy<T>({
    name: keep,
    start: formOptions.start,
    now: form.hook.watch(),
    version,
    show: (values) => form.reset(values),
  });
  return { ...form, kept: copy };
}
