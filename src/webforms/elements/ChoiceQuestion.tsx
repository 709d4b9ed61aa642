import { OTHER_VALUE, toOtherKey } from '#src/contract/webform/answers.ts';
import type { ChoiceElement, Option } from '#src/contract/webform/definition.ts';
import { SelectField, TextField } from '#src/ui/field/fields.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import { type FormBinding, getListInput, getTextInput, toFieldId } from '../binding.ts';
import { QuestionLabel } from './QuestionLabel.tsx';

/** Feedback on a selected answer: an explanation, not a score. Announced without moving the focus. */
function Explanation({ of: { answer }, isChosen }: { of: Option; isChosen: boolean }) {
  if (!answer) return null;
  return (
    <div className="explanations" aria-live="polite">
      {isChosen && (
        <div className="explanation">
          <Icon name={answer.fits ? 'check' : 'info'} />
          <p>{answer.explanation}</p>
        </div>
      )}
    </div>
  );
}

/** Free text field of an option, while the option is selected. */
function Companion({
  element,
  form,
  selected,
}: {
  element: ChoiceElement;
  form: FormBinding;
  selected: readonly string[];
}) {
  if (!element.other || !selected.includes(OTHER_VALUE)) return null;
  const key = toOtherKey(element.key);
  return (
    <TextField
      id={toFieldId(form, key)}
      name={key}
      label={element.other.label}
      error={form.errors[key]}
      value={getTextInput(form, key)}
      autoComplete="off"
      onChange={({ target }) => form.set(key, target.value)}
    />
  );
}

function getChosen(element: ChoiceElement, form: FormBinding): readonly string[] {
  if (element.type === 'checkboxes') return getListInput(form, element.key);
  const value = getTextInput(form, element.key);
  return value === '' ? [] : [value];
}

/** Choice from a list: large options, or a native select if the list is long. */
export function ChoiceQuestion({ element, form }: { element: ChoiceElement; form: FormBinding }) {
  const { key, type, help } = element;
  const chosenValues = getChosen(element, form);
  const withExplanation = (option: Option) =>
    option.answer && type !== 'select'
      ? { after: <Explanation of={option} isChosen={chosenValues.includes(option.value)} /> }
      : {};
  const offers = [
    ...element.options.map((option) => ({ value: option.value, label: option.label, ...withExplanation(option) })),
    ...(element.other ? [{ value: OTHER_VALUE, label: element.other.label }] : []),
  ];
  const shared = { id: toFieldId(form, key), name: key, help, error: form.errors[key] };
  const label = <QuestionLabel element={element} form={form} />;
  return (
    <div className="choice">
      {type === 'select' ? (
        <SelectField
          {...shared}
          label={label}
          options={[{ value: '', label: form.t('choose') }, ...offers]}
          value={chosenValues[0] ?? ''}
          onChange={({ target }) => form.set(key, target.value)}
        />
      ) : (
        <Options
          {...shared}
          legend={label}
          options={offers}
          pick={type === 'radios' ? 'one' : 'several'}
          selected={chosenValues}
          onChoose={(next) => form.set(key, type === 'radios' ? (next[0] ?? '') : next)}
        />
      )}
      <Companion element={element} form={form} selected={chosenValues} />
      {type === 'select' &&
        element.options.map((option) => (
          <Explanation key={option.value} of={option} isChosen={chosenValues.includes(option.value)} />
        ))}
    </div>
  );
}
