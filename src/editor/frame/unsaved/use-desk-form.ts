import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useForm } from '#src/forms/use-form.ts';
import { $session } from '#src/session/state.ts';
import { useFormCopy } from './use-form-copy.ts';

type FormOptions<T extends FieldValues, V, A> = Omit<Parameters<typeof useForm<T, V, A>>[0], 'draft'>;

interface CopyOptions {
  /** Key of the entry and its language, unique at the desk; null for a password. */
  readonly keep: string | null;
  /** Version of the entry that was opened; omitted for entries without versions. */
  readonly version?: string | null;
  /** Called with the version that the restored text is based on. */
  readonly onTakeBack?: (version: string | null) => void;
}

/** Provides the state of a desk form: a form that stores its typed values in the tab until they are saved. */
export function useDeskForm<T extends FieldValues, V, A>(options: FormOptions<T, V, A> & CopyOptions) {
  const { keep, version = null, onTakeBack, onDone, ...formOptions } = options;
  const saved = useRef((_sent: T) => {});
  const sentRef = useRef<T | null>(null);
  const form = useForm<T, V, A>({
    ...formOptions,
    submit: (values, input) => {
      sentRef.current = input;
      return formOptions.submit(values, input);
    },
    // A refusal of a logged-in editor is about their rights, which the server's message explains.
    explain: (failure) => {
      const message = failure.status === 403 && $session.get().status === 'in' ? failure.message : null;
      return formOptions.explain?.(failure) ?? (message || null);
    },
    onDone: (value) => {
      if (sentRef.current) saved.current(sentRef.current);
      onDone?.(value);
    },
  });
  const copy = useFormCopy<T>({
    name: keep,
    start: formOptions.start,
    now: form.hook.watch(),
    version,
    show: (values, typedOver) => {
      form.reset(values);
      onTakeBack?.(typedOver);
    },
  });
  saved.current = copy.clear;
  return { ...form, kept: copy };
}
