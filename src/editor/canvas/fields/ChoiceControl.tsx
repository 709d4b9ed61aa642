import type { ChoiceFieldKind } from '#registry/fields/choice.ts';
import { useIsland } from '#src/session/Island.tsx';
import { SelectField } from '#src/ui/field/fields.tsx';
import type { ControlProps } from './control.ts';

/** One of a fixed list; nothing stored is the standard one. */
export function ChoiceControl({ field, value, onChange, id, help, error }: ControlProps<string>) {
  const { language } = useIsland();
  const { choices, standard } = field as ChoiceFieldKind<string>;
  return (
    <SelectField
      id={id}
      label={field.label[language]}
      help={help}
      error={error}
      value={value ?? standard}
      options={Object.entries(choices).map(([key, label]) => ({ value: key, label: label[language] }))}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
