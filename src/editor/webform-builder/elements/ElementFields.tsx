import type { ReactNode } from 'react';
import type { WebformElement } from '#src/contract/webform/definition.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Check } from '#src/ui/check/Check.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { useElement } from '../parts/builder-context.ts';
import { findFieldError, toBuilderFieldId } from '../parts/element-path.ts';
import { HtmlField } from '../parts/HtmlField.tsx';
import { NumberField } from '../parts/NumberField.tsx';
import { LanguageTextField } from '../parts/WordsField.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import { ImageFields } from './ImageFields.tsx';
import { OptionList } from './OptionList.tsx';

function QuestionFields({ at, children }: { at: string; children?: ReactNode }) {
  const { t } = useIsland();
  const { value, set } = useElement(at);
  const isRequired = value('required') === true;
  return (
    <>
      <LanguageTextField at={at} field="label" label={t('desk-webforms.question')} />
      <LanguageTextField at={at} field="help" rows={2} label={t('desk-webforms.help')} optional />
      {children}
      <Check
        id={toBuilderFieldId(at, 'required', null)}
        label={t('desk-webforms.required')}
        checked={isRequired}
        onChange={({ target }) => set('required', target.checked ? true : undefined)}
      />
      {isRequired && (
        <LanguageTextField at={at} field="requiredError" label={t('desk-webforms.requiredError')} optional />
      )}
    </>
  );
}

function Written({ at }: { at: string }) {
  const { t } = useIsland();
  const { value, set } = useElement(at);
  const isList = value('multiple') !== undefined;
  return (
    <>
      <NumberField
        at={at}
        field="maxLength"
        label={t('desk-webforms.maxLength')}
        help={t('desk-webforms.maxLengthHelp')}
      />
      <LanguageTextField at={at} field="maxLengthError" label={t('desk-webforms.maxLengthError')} optional />
      <Check
        id={toBuilderFieldId(at, 'multiple', null)}
        label={t('desk-webforms.multiple')}
        checked={isList}
        onChange={({ target }) => set('multiple', target.checked ? { max: 5 } : undefined)}
      />
      {isList && <NumberField at={at} field="multiple.max" label={t('desk-webforms.multipleMax')} />}
    </>
  );
}

function Range({ at }: { at: string }) {
  const { t } = useIsland();
  return (
    <div className="webform-range">
      <NumberField at={at} field="min" label={t('desk-webforms.min')} />
      <NumberField at={at} field="max" label={t('desk-webforms.max')} />
    </div>
  );
}

function VideoFields({ at }: { at: string }) {
  const { t } = useIsland();
  const { value, set, problems } = useElement(at);
  const url = value('url');
  return (
    <>
      <LanguageTextField at={at} field="title" label={t('desk-webforms.title')} />
      <TextField
        id={toBuilderFieldId(at, 'url', 'nl')}
        type="url"
        label={t('desk-webforms.url')}
        help={t('desk-webforms.urlHelp')}
        error={findFieldError(problems, { key: at, field: 'url', language: 'nl' }, t)}
        value={typeof url === 'string' ? url : ''}
        onChange={({ target }) => set('url', target.value.trim() === '' ? null : target.value.trim())}
      />
      <HtmlField at={at} field="transcript" label={t('desk-webforms.transcript')} />
    </>
  );
}

function TypeFields({ element: { type, key } }: { element: WebformElement }) {
  const { t } = useIsland();
  switch (type) {
    case 'text':
    case 'textarea':
      return (
        <QuestionFields at={key}>
          <Written at={key} />
        </QuestionFields>
      );
    case 'number':
      return (
        <QuestionFields at={key}>
          <Range at={key} />
          <NumberField at={key} field="step" label={t('desk-webforms.step')} help={t('desk-webforms.stepHelp')} />
          <LanguageTextField at={key} field="unit" label={t('desk-webforms.unit')} optional />
        </QuestionFields>
      );
    case 'radios':
    case 'checkboxes':
    case 'select':
      return (
        <QuestionFields at={key}>
          <OptionList at={key} />
        </QuestionFields>
      );
    case 'scale':
      return (
        <QuestionFields at={key}>
          <Range at={key} />
          <LanguageTextField at={key} field="minLabel" label={t('desk-webforms.minLabel')} />
          <LanguageTextField at={key} field="maxLabel" label={t('desk-webforms.maxLabel')} />
        </QuestionFields>
      );
    case 'email':
    case 'date':
    case 'check':
      return <QuestionFields at={key} />;
    case 'skip':
      return <LanguageTextField at={key} field="label" label={t('desk-webforms.label')} />;
    case 'markup':
      return (
        <>
          <HtmlField at={key} field="html" label={t('desk-webforms.html')} />
          <LanguageTextField
            at={key}
            field="folded"
            label={t('desk-webforms.folded')}
            help={t('desk-webforms.foldedHelp')}
            optional
          />
        </>
      );
    case 'image':
      return <ImageFields at={key} />;
    case 'video':
      return <VideoFields at={key} />;
    case 'page':
      return <LanguageTextField at={key} field="title" label={t('desk-webforms.title')} />;
    case 'unknown':
      return <p>{t('desk-webforms.unknown')}</p>;
  }
}

/** Fields for all settings of an element, depending on its type. */
export function ElementFields({ element }: { element: WebformElement }) {
  return (
    <div className="stack">
      <TypeFields element={element} />
      <ConditionFields at={element.key} />
    </div>
  );
}
