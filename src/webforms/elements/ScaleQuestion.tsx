import type { ScaleElement } from '#src/contract/webform/definition.ts';
import { FieldError } from '#src/ui/field/FieldFrame.tsx';
import { type FormBinding, getTextInput, toFieldId } from '../binding.ts';
import { QuestionLabel } from './QuestionLabel.tsx';

/** Returns all steps of a scale, from low to high. */
const getSteps = ({ min, max }: Pick<ScaleElement, 'min' | 'max'>): readonly string[] =>
  Array.from({ length: max - min + 1 }, (_, index) => String(min + index));

/** Numbers in a row with a label at each end; in several rows on a narrow screen. */
export function ScaleQuestion({ element, form }: { element: ScaleElement; form: FormBinding }) {
  const { key, help, min, max, minLabel, maxLabel } = element;
  const id = toFieldId(form, key);
  const error = form.errors[key];
  const description = [help && `${id}-help`, `${id}-ends`, error && `${id}-error`].filter(Boolean).join(' ');
  const selectedStep = getTextInput(form, key);
  return (
    <fieldset className="options scale" id={id} tabIndex={-1} aria-describedby={description}>
      <legend>
        <QuestionLabel element={element} form={form} />
      </legend>
      {help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <p className="scale-ends" id={`${id}-ends`}>
        <span>
          {min}: {minLabel}
        </span>
        <span>
          {max}: {maxLabel}
        </span>
      </p>
      <div className="scale-steps">
        {getSteps(element).map((step) => (
          <label key={step} htmlFor={`${id}-${step}`}>
            <input
              type="radio"
              id={`${id}-${step}`}
              name={toFieldId(form, key)}
              value={step}
              checked={selectedStep === step}
              onChange={() => form.set(key, step)}
            />
            <span>{step}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
