import type { Option } from '#src/contract/webform/definition.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Check } from '#src/ui/check/Check.tsx';
import { SelectField } from '#src/ui/field/fields.tsx';
import { keepFocusInRows } from '#src/ui/keep-focus.ts';
import { changeOptions } from '../model/change-options.ts';
import { createOptionValue } from '../model/fresh-element.ts';
import { useBuilderContext, useElement } from '../parts/builder-context.ts';
import { findFieldError, toBuilderFieldId } from '../parts/element-path.ts';
import { LanguageTextField } from '../parts/LanguageTextField.tsx';

const FITS = { yes: true, no: false, none: null } as const;
type FittingPart = keyof typeof FITS;

function OptionFields({ elementKey, index, count }: { elementKey: string; index: number; count: number }) {
  const { t } = useIsland();
  const { changeTexts } = useBuilderContext();
  const { value, set } = useElement(elementKey);
  const path = `options.${index}`;
  const number = index + 1;
  const fits = value(`${path}.answer.fits`);
  const hasAnswer = value(`${path}.answer`) !== undefined;
  const reorder = (change: (options: readonly Option[]) => readonly Option[]) =>
    changeTexts((texts) => changeOptions(texts, elementKey, change));
  const swap = (to: number) =>
    reorder((options) => {
      const [option, other] = [options[index], options[to]];
      return option && other ? options.with(index, other).with(to, option) : options;
    });
  return (
    <li className="webform-option">
      <LanguageTextField
        elementKey={elementKey}
        field={`${path}.label`}
        label={t('desk-webforms.option', { number })}
      />
      <div className="webform-option-actions">
        <Check
          id={toBuilderFieldId(elementKey, `${path}.explains`, null)}
          label={t('desk-webforms.explains', { number })}
          checked={hasAnswer}
          onChange={({ target }) => set(`${path}.answer`, target.checked ? { fits: null, explanation: '' } : undefined)}
        />
        <Button kind="plain" icon="arrow-up" disabled={index === 0} onClick={() => swap(index - 1)}>
          {t('desk-webforms.optionUp', { number })}
        </Button>
        <Button
          kind="plain"
          icon="trash"
          disabled={count === 1}
          onClick={() => reorder((options) => options.filter((_, position) => position !== index))}
        >
          {t('desk-webforms.optionOut', { number })}
        </Button>
      </div>
      {hasAnswer && (
        <>
          <SelectField
            id={toBuilderFieldId(elementKey, `${path}.fits`, null)}
            label={t('desk-webforms.fits.label', { number })}
            value={fits === null ? 'none' : fits === true ? 'yes' : 'no'}
            options={(['yes', 'no', 'none'] as const).map((key) => ({
              value: key,
              label: t(`desk-webforms.fits.${key}`),
            }))}
            onChange={({ target }) => set(`${path}.answer.fits`, FITS[target.value as FittingPart])}
          />
          <LanguageTextField
            elementKey={elementKey}
            field={`${path}.answer.explanation`}
            rows={2}
            label={t('desk-webforms.explanation', { number })}
          />
        </>
      )}
    </li>
  );
}

/** Fields for the options of a question, and for an option with free text. */
export function OptionList({ elementKey }: { elementKey: string }) {
  const { t } = useIsland();
  const { form, changeTexts, problems } = useBuilderContext();
  const { value, set } = useElement(elementKey);
  const options = (value('options') ?? []) as readonly Option[];
  const error = findFieldError(problems, { key: elementKey, field: 'options', language: null }, t);
  const usedValues = [...options.map((option) => option.value), ...(form.used[elementKey]?.values ?? [])];
  const add = () =>
    changeTexts((texts) =>
      changeOptions(texts, elementKey, (list) => [...list, { value: createOptionValue(usedValues), label: '' }]),
    );
  return (
    <fieldset className="webform-options" id={toBuilderFieldId(elementKey, 'options', null)} tabIndex={-1}>
      <legend>{t('desk-webforms.options')}</legend>
      {error && <p className="field-error">{error}</p>}
      <ol ref={keepFocusInRows}>
        {options.map((option, index) => (
          <OptionFields key={option.value} elementKey={elementKey} index={index} count={options.length} />
        ))}
      </ol>
      <Button kind="quiet" icon="plus" onClick={add}>
        {t('desk-webforms.addOption')}
      </Button>
      <Check
        id={toBuilderFieldId(elementKey, 'has-other', null)}
        label={t('desk-webforms.other')}
        checked={value('other') !== undefined}
        onChange={({ target }) => set('other', target.checked ? { label: '' } : undefined)}
      />
      {value('other') !== undefined && (
        <LanguageTextField elementKey={elementKey} field="other.label" label={t('desk-webforms.otherLabel')} />
      )}
    </fieldset>
  );
}
