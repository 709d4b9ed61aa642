import { Component, type ReactNode, useMemo, useState } from 'react';
import type { TranslateWebform } from '#src/contract/webform/problems.ts';
import { useFailureToast } from '#src/forms/use-failure-toast.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { SelectField } from '#src/ui/field/fields.tsx';
import { Webform } from '#src/webforms/Webform.tsx';
import { listAllElements } from '../model/edit-form.ts';
import { useBuilderContext } from './builder-context.ts';

/** Catches render errors: an unfinished form may be invalid, which must not stop the builder. */
class Showable extends Component<{ children: ReactNode; instead: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}

/** Preview of the form as participants see it; nothing is submitted. */
export function FormPreview() {
  const { t } = useIsland();
  const { form } = useBuilderContext();
  const notice = useFailureToast();
  const [chosen, setChosen] = useState<'nl' | 'en'>('nl');
  const [round, setRound] = useState(0);
  const texts = useMemo<TranslateWebform>(() => (key, values) => t(`webforms.${key}`, values), [t]);
  const language = form.texts[chosen] ? chosen : 'nl';
  const text = form.texts[language] ?? form.texts.nl;
  // A structural change resets the preview; after a text change the answers typed in it remain.
  const build = listAllElements(text)
    .map(({ key, type }) => `${type} ${key}`)
    .join();
  return (
    <section className="webform-preview" aria-labelledby="preview">
      <div className="webform-preview-head">
        <h2 id="preview">{t('desk-webforms.preview.title')}</h2>
        <Button kind="plain" icon="refresh-cw" onClick={() => setRound(round + 1)}>
          {t('desk-webforms.preview.again')}
        </Button>
      </div>
      <div className="webform-preview-head">
        <p className="soft">{t('desk-webforms.preview.lead')}</p>
        {form.texts.en && (
          <SelectField
            id="preview-language"
            label={t('desk-webforms.preview.language')}
            value={language}
            options={(['nl', 'en'] as const).map((value) => ({ value, label: t(`desk-webforms.languages.${value}`) }))}
            onChange={({ target }) => setChosen(target.value === 'en' ? 'en' : 'nl')}
          />
        )}
      </div>
      <div className="sheet" lang={language}>
        {text.elements.length === 0 ? (
          <p className="soft">{t('desk-webforms.preview.empty')}</p>
        ) : (
          <Showable
            key={`${language} ${round} ${build}`}
            instead={<p className="soft">{t('desk-webforms.preview.broken')}</p>}
          >
            <Webform
              id="preview-form"
              definition={{ id: form.id, ...text }}
              onSubmit={async () => ({ ok: true, value: undefined, tags: [] })}
              notice={notice}
              t={texts}
              cookiesHref="#preview"
            />
          </Showable>
        )}
      </div>
    </section>
  );
}
