import { codeForm } from '#src/contract/forms/credentials.ts';
import type { Failure, Result } from '#src/contract/result.ts';
import { FormFrame } from '../FormFrame.tsx';
import { useForm } from '../use-form.ts';
import { CodeField } from './CodeField.tsx';

interface Props<A> {
  id: string;
  submit: string;
  busy?: string;
  label: string;
  /** Performs the action with a code. */
  perform: (code: string) => Promise<Result<A>>;
  onDone: (value: A) => void;
  explain?: (failure: Failure, isMaybeDone: boolean) => string | null;
}

/** Form for the code that an action requires, shown after the other fields are valid. */
export function CodeForm<A>({ id, submit, busy, label, perform, onDone, explain }: Props<A>) {
  const form = useForm({
    form: codeForm,
    id,
    failureIn: 'form',
    start: { code: '' },
    textKey: 'second-factor.errors',
    submit: ({ code }) => perform(code),
    onDone,
    ...(explain ? { explain } : {}),
  });
  return (
    <FormFrame form={form} submit={submit} {...(busy === undefined ? {} : { busy })} label={label}>
      <CodeField field={form.field('code')} takes="app-or-recovery" isFocused />
    </FormFrame>
  );
}
