import { useState } from 'react';
import type { WebformText } from '#src/contract/webform/definition.ts';
import type { Language } from '#src/domains/domain.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Check } from '#src/ui/check/Check.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { TextArea, TextField } from '#src/ui/field/fields.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import { getDomainName } from '../../frame/names.ts';
import { RichTextControl } from '../../kit/rich-text/RichTextControl.tsx';
import { useEditableContent } from '../../kit/things/MayPublish.tsx';
import { getByPath, setByPath } from '../model/value-by-path.ts';
import { useBuilderContext } from './builder-context.ts';
import { findFieldError, toBuilderFieldId } from './element-path.ts';

/** Button that deletes the English texts of the form after a confirmation. */
function RemoveEnglish() {
  const { t } = useIsland();
  const { changeTexts } = useBuilderContext();
  const [isAsked, setAsked] = useState(false);
  const remove = () => {
    setAsked(false);
    changeTexts((texts) => ({ ...texts, en: null }));
  };
  return (
    <>
      <Button kind="plain" icon="trash" onClick={() => setAsked(true)}>
        {t('desk-webforms.removeEnglish')}
      </Button>
      {isAsked && (
        <Dialog
          open
          title={t('desk-webforms.takeOut.title')}
          closeLabel={t('forms.close')}
          onClose={() => setAsked(false)}
          footer={
            <>
              <Button kind="risk" onClick={remove}>
                {t('desk-webforms.takeOut.do')}
              </Button>
              <Button kind="plain" onClick={() => setAsked(false)}>
                {t('forms.cancel')}
              </Button>
            </>
          }
        >
          <p>{t('desk-webforms.takeOut.text')}</p>
          <p>{t('desk-webforms.takeOut.later')}</p>
        </Dialog>
      )}
    </>
  );
}

/** Texts of the form, not of its elements, in one language. */
function FormTexts({ language, text }: { language: Language; text: WebformText }) {
  const { t } = useIsland();
  const { changeTexts, problems } = useBuilderContext();
  const set = (field: string, value: string | undefined) =>
    changeTexts((texts) => ({ ...texts, [language]: setByPath(text, field, value) }));
  const getField = (field: string, isOptional: boolean) => ({
    id: toBuilderFieldId(null, field, language),
    label: t(`desk-webforms.form.${field}`),
    error: findFieldError(problems, { key: null, field, language }, t),
    lang: language,
    value: String(getByPath(text, field) ?? ''),
    onChange: ({ target }: { target: { value: string } }) =>
      set(field, isOptional && target.value === '' ? undefined : target.value),
  });
  return (
    <section aria-label={t(`desk-webforms.languages.${language}`)}>
      <h2>{t(`desk-webforms.languages.${language}`)}</h2>
      <TextField {...getField('title', false)} />
      <TextField {...getField('submit', true)} help={t('desk-webforms.form.submitHelp')} />
      <TextField {...getField('confirmation.title', true)} />
      <RichTextControl
        id={toBuilderFieldId(null, 'confirmation.html', language)}
        label={t('desk-webforms.form.confirmation.html')}
        help={t('desk-webforms.form.confirmation.help')}
        error={findFieldError(problems, { key: null, field: 'confirmation.html', language }, t)}
        value={text.confirmation.html}
        onChange={(html) => set('confirmation.html', html ?? '')}
      />
    </section>
  );
}

/** Settings of the whole form: title, button, confirmation, programmes. */
export function FormSettings() {
  const { t, language } = useIsland();
  const { domainsBeside } = useEditableContent();
  const { form, change } = useBuilderContext();
  const { nl, en } = form.texts;
  return (
    <div className="stack">
      <div className="webform-words">
        <FormTexts language="nl" text={nl} />
        {en && <FormTexts language="en" text={en} />}
      </div>
      {en && (
        <p>
          <RemoveEnglish />
        </p>
      )}
      <Options
        id="wf-form-domains"
        name="domains"
        pick="several"
        variant="chips"
        legend={t('desk-webforms.form.domains')}
        options={domainsBeside(form.domains).map(({ key }) => ({ value: key, label: getDomainName(key, language) }))}
        selected={form.domains}
        onChoose={(domains) => domains.length > 0 && change({ domains: domains as typeof form.domains })}
      />
      <Check
        id="wf-form-open"
        label={t('desk-webforms.form.open')}
        help={t('desk-webforms.form.openHelp')}
        checked={form.isOpen}
        onChange={({ target }) => change({ isOpen: target.checked })}
      />
      <Check
        id="wf-form-sensitive"
        label={t('desk-webforms.form.sensitive')}
        help={t('desk-webforms.form.sensitiveHelp')}
        checked={form.isSensitive}
        onChange={({ target }) => change({ isSensitive: target.checked })}
      />
      <TextArea
        id="wf-form-notes"
        label={t('desk-webforms.form.notes')}
        help={t('desk-webforms.form.notesHelp')}
        rows={3}
        value={form.notes}
        onChange={({ target }) => change({ notes: target.value })}
      />
    </div>
  );
}
