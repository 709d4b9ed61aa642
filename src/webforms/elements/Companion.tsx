import { OTHER, otherKeyOf } from '#src/contract/webform/answers.ts';
import type { ChoiceElement } from '#src/contract/webform/definition.ts';
import { TextField } from '#src/ui/field/fields.tsx';
import { type Binding, fieldId, typedText } from '../binding.ts';

/** The further answer in free text, while its option is chosen. */
export function Companion({
  element,
  form,
  chosen,
}: {
  element: ChoiceElement;
  form: Binding;
  chosen: readonly string[];
}) {
  if (!element.other || !chosen.includes(OTHER)) return null;
  const key = otherKeyOf(element.key);
  return (
    <TextField
      id={fieldId(form, key)}
      name={key}
      label={element.other.label}
      error={form.errors[key]}
      value={typedText(form, key)}
      autoComplete="off"
      onChange={({ target }) => form.set(key, target.value)}
    />
  );
}
