import type { CheckElement, SkipElement } from '#src/contract/webform/definition.ts';
import { Check } from '#src/ui/check/Check.tsx';
import { FieldError } from '#src/ui/field/FieldFrame.tsx';
import { type FormBinding, toFieldId } from '../binding.ts';

/** A single checkbox: read, agreed, or "Dit sla ik nu over". */
export function CheckboxQuestion({ element, form }: { element: CheckElement | SkipElement; form: FormBinding }) {
  const { key, label } = element;
  const id = toFieldId(form, key);
  const error = form.errors[key];
  const help = element.type === 'check' ? element.help : undefined;
  const description = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <Check
        id={id}
        name={key}
        label={label}
        help={help}
        checked={form.inputs[key] === true}
        aria-invalid={error ? true : undefined}
        aria-describedby={description || undefined}
        onChange={({ target }) => form.set(key, target.checked)}
      />
      <FieldError id={id} error={error} />
    </div>
  );
}
