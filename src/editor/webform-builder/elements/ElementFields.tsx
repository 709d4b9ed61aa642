import type { ReactNode } from 'react';
import type { WebformElement } from '#src/contract/webform/definition.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Check } from '#src/ui/check/Check.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { useElement } from '../parts/builder-context.ts';
import { findFieldError, toBuilderFieldId } from '../parts/element-path.ts';
import { HtmlField } from '../parts/HtmlField.tsx';
import { LanguageTextField } from '../parts/LanguageTextField.tsx';
import { NumberField } from '../parts/NumberField.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import { ImageFields } from './ImageFields.tsx';
import { OptionList } from './OptionList.tsx';

function QuestionFields({ elementKey, children }: { elementKey: string; children?: ReactNode }) {
  const { t } = useIsland();
  const { value, set } = useElement(elementKey);
  const isRequired = value('required') === true;
  return (
    <>
      <LanguageTextField elementKey={elementKey} field="label" label={t('desk-webforms.question')} />
      <LanguageTextField elementKey={elementKey} field="help" rows={2} label={t('desk-webforms.help')} optional />
      {children}
      <Check
        id={toBuilderFieldId(elementKey, 'required', null)}
        label={t('desk-webforms.required')}
        checked={isRequired}
        onChange={({ target }) => set('required', target.checked ? true : undefined)}
      />
      {isRequired && (
        <LanguageTextField
          elementKey={elementKey}
          field="requiredError"
          label={t('desk-webforms.requiredError')}
          optional
        />
      )}
    </>
  );
}

function Written({ elementKey }: { elementKey: string }) {
  const { t } = useIsland();
  const { value, set } = useElement(elementKey);
  const isList = value('multiple') !== undefined;
  return (
    <>
      <NumberField
        elementKey={elementKey}
        field="maxLength"
        label={t('desk-webforms.maxLength')}
        help={t('desk-webforms.maxLengthHelp')}
      />
      <LanguageTextField
        elementKey={elementKey}
        field="maxLengthError"
        label={t('desk-webforms.maxLengthError')}
        optional
      />
      <Check
        id={toBuilderFieldId(elementKey, 'multiple', null)}
        label={t('desk-webforms.multiple')}
        checked={isList}
        onChange={({ target }) => set('multiple', target.checked ? { max: 5 } : undefined)}
      />
      {isList && <NumberField elementKey={elementKey} field="multiple.max" label={t('desk-webforms.multipleMax')} />}
    </>
  );
}

function Range({ elementKey }: { elementKey: string }) {
  const { t } = useIsland();
  return (
    <div className="webform-range">
      <NumberField elementKey={elementKey} field="min" label={t('desk-webforms.min')} />
      <NumberField elementKey={elementKey} field="max" label={t('desk-webforms.max')} />
    </div>
  );
}

function VideoFields({ elementKey }: { elementKey: string }) {
  const { t } = useIsland();
  const { value, set, problems } = useElement(elementKey);
  const url = value('url');
  return (
    <>
      <LanguageTextField elementKey={elementKey} field="title" label={t('desk-webforms.title')} />
      <TextField
        id={toBuilderFieldId(elementKey, 'url', 'nl')}
        type="url"
        label={t('desk-webforms.url')}
        help={t('desk-webforms.urlHelp')}
        error={findFieldError(problems, { key: elementKey, field: 'url', language: 'nl' }, t)}
        value={typeof url === 'string' ? url : ''}
        onChange={({ target }) => set('url', target.value.trim() === '' ? null : target.value.trim())}
      />
      <HtmlField elementKey={elementKey} field="transcript" label={t('desk-webforms.transcript')} />
    </>
  );
}

function TypeFields({ element: { type, key } }: { element: WebformElement }) {
  const { t } = useIsland();
  switch (type) {
    case 'text':
    case 'textarea':
      return (
        <QuestionFields elementKey={key}>
          <Written elementKey={key} />
        </QuestionFields>
      );
    case 'number':
      return (
        <QuestionFields elementKey={key}>
          <Range elementKey={key} />
          <NumberField
            elementKey={key}
            field="step"
            label={t('desk-webforms.step')}
            help={t('desk-webforms.stepHelp')}
          />
          <LanguageTextField elementKey={key} field="unit" label={t('desk-webforms.unit')} optional />
        </QuestionFields>
      );
    case 'radios':
    case 'checkboxes':
    case 'select':
      return (
        <QuestionFields elementKey={key}>
          <OptionList elementKey={key} />
        </QuestionFields>
      );
    case 'scale':
      return (
        <QuestionFields elementKey={key}>
          <Range elementKey={key} />
          <LanguageTextField elementKey={key} field="minLabel" label={t('desk-webforms.minLabel')} />
          <LanguageTextField elementKey={key} field="maxLabel" label={t('desk-webforms.maxLabel')} />
        </QuestionFields>
      );
    case 'email':
    case 'date':
    case 'check':
      return <QuestionFields elementKey={key} />;
    case 'skip':
      return <LanguageTextField elementKey={key} field="label" label={t('desk-webforms.label')} />;
    case 'markup':
      return (
        <>
          <HtmlField elementKey={key} field="html" label={t('desk-webforms.html')} />
          <LanguageTextField
            elementKey={key}
            field="folded"
            label={t('desk-webforms.folded')}
            help={t('desk-webforms.foldedHelp')}
            optional
          />
        </>
      );
    case 'image':
      return <ImageFields elementKey={key} />;
    case 'video':
      return <VideoFields elementKey={key} />;
    case 'page':
      return <LanguageTextField elementKey={key} field="title" label={t('desk-webforms.title')} />;
    case 'unknown':
      return <p>{t('desk-webforms.unknown')}</p>;
  }
}

/** Fields for all settings of an element, depending on its type. */
export function ElementFields({ element }: { element: WebformElement }) {
  return (
    <div className="stack">
      <TypeFields element={element} />
      <ConditionFields elementKey={element.key} />
    </div>
  );
}
