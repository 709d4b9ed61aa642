import type { ReactNode } from 'react';
import { type OptionItem, Options } from '#src/ui/options/Options.tsx';
import type { DayBinding } from './day/day-binding.ts';

interface Props<Name extends string> {
  form: DayBinding<Name>;
  name: Name;
  legend: ReactNode;
  options: readonly OptionItem[];
  variant?: 'rows' | 'chips';
}

/** Form field with a single choice from a few options. */
export function RadioField<Name extends string>({ form, name, ...question }: Props<Name>) {
  const option = form.value(name);
  return (
    <Options
      {...question}
      id={form.fieldId(name)}
      name={name}
      error={form.getError(name)}
      pick="one"
      selected={option ? [option] : []}
      onChoose={([value]) => form.set(name, value ?? '')}
    />
  );
}
