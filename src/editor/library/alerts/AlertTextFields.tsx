import type { DeskAlert } from '#src/contract/desk/alert.ts';
import { useIsland } from '#src/session/Island.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { RichTextControl } from '../../kit/rich-text/RichTextControl.tsx';
import { TakenAway } from '../parts/TakenAway.tsx';
import { typedAlertOf } from './typed-alert.ts';
import type { AlertFormState } from './use-alert-form.ts';

interface Props {
  readonly form: AlertFormState;
  readonly alert: DeskAlert | null;
  readonly language: 'Nl' | 'En';
}

/** Texts of an alert in one language; English may be left out, and restored. */
export function AlertTextFields({ form, alert, language }: Props) {
  const { t } = useIsland();
  return (
    <fieldset className="library-language">
      <legend>{t(`desk-library.languages.${language.toLowerCase()}`)}</legend>
      <TextField {...form.field(`title${language}`)} label={t('desk-library.alerts.heading')} />
      <RichTextControl
        isShort
        id={form.fieldId(`body${language}`)}
        label={t('desk-library.alerts.text')}
        error={form.errorOf(`body${language}`)}
        value={form.value(`body${language}`)}
        onChange={(html) => form.set(`body${language}`, html ?? '')}
      />
      {language === 'En' && (
        <TakenAway
          isTaken={alert?.words.en != null && form.value('titleEn').trim() === ''}
          instead={t('desk-library.takenAway.alert')}
          onRestore={() => {
            const { titleEn, bodyEn } = typedAlertOf(alert);
            form.set('titleEn', titleEn);
            form.set('bodyEn', bodyEn);
          }}
        />
      )}
    </fieldset>
  );
}
