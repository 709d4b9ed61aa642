import { ALERT_TYPES, type AlertContent, type DeskAlert, listAlerts, updateAlert } from '#src/contract/desk/alerts.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshCalls } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import { PublishForm } from '../../frame/unsaved/DeskForm.tsx';
import { changedFields } from '../../frame/version-conflict/changed-fields.ts';
import { VersionConflict } from '../../frame/version-conflict/VersionConflict.tsx';
import { RichTextControl } from '../../kit/rich-text/RichTextControl.tsx';
import { DraftControls } from '../../kit/things/DraftControls.tsx';
import { MayEdit } from '../../kit/things/MayPublish.tsx';
import { DomainPicks } from '../parts/DomainPicks.tsx';
import { RemovedTranslation } from '../parts/RemovedTranslation.tsx';
import { Versions } from '../versions/Versions.tsx';
import { fromTypedAlert, type TypedAlert, toTypedAlert } from './typed-alert.ts';
import { type AlertFormState, SHOW_BUTTON, useAlertForm } from './use-alert-form.ts';

interface AlertTextFieldsProps {
  readonly form: AlertFormState;
  readonly alert: DeskAlert | null;
  readonly language: 'Nl' | 'En';
}

/** Texts of an alert in one language; English can be removed and restored. */
function AlertTextFields({ form, alert, language }: AlertTextFieldsProps) {
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
        <RemovedTranslation
          isTaken={alert?.words.en != null && form.value('titleEn').trim() === ''}
          instead={t('desk-library.takenAway.alert')}
          onRestore={() => {
            const { titleEn, bodyEn } = toTypedAlert(alert);
            form.set('titleEn', titleEn);
            form.set('bodyEn', bodyEn);
          }}
        />
      )}
    </fieldset>
  );
}

interface Props {
  /** Null for a new alert. */
  alert: DeskAlert | null;
  onDone: () => void;
  /** Reloads the form with the stored alert. */
  onTheirs: (alert: DeskAlert) => void;
}

/** Converts the typed values to a draft: all values except the switch. */
function draftOf(typed: TypedAlert, isOn: boolean): Omit<AlertContent, 'isOn'> {
  const { isOn: _, ...content } = fromTypedAlert(typed, isOn);
  return content;
}

/** Form to create or change an alert. A new alert is off until an editor switches it on. */
export function AlertForm({ alert, onDone, onTheirs }: Props) {
  const { t } = useIsland();
  const { form, conflict } = useAlertForm(alert, onDone);
  const named = (word: 'heading' | 'text', language: 'nl' | 'en') =>
    `${t(`desk-library.alerts.${word}`)} (${t(`desk-library.languages.${language}`)})`;
  const labels = {
    texts: {
      titleNl: named('heading', 'nl'),
      bodyNl: named('text', 'nl'),
      titleEn: named('heading', 'en'),
      bodyEn: named('text', 'en'),
    },
    others: { type: t('desk-library.alerts.type'), domains: t('desk-library.domains') },
  };
  return (
    <MayEdit place={{ domains: alert?.domains ?? [], language: null }}>
      <PublishForm
        form={form}
        {...(alert
          ? {}
          : {
              submit: t('desk-library.save'),
              kind: 'quiet' as const,
              beside: (
                <Button type="submit" value={SHOW_BUTTON}>
                  {t('desk-library.alerts.show')}
                </Button>
              ),
            })}
      >
        <Options
          id={form.fieldId('type')}
          name={form.fieldId('type')}
          legend={t('desk-library.alerts.type')}
          pick="one"
          options={ALERT_TYPES.map((type) => ({
            value: type,
            label: t(`desk-library.alerts.types.${type}`),
            help: t(`desk-library.alerts.typeHelp.${type}`),
          }))}
          chosen={[form.value('type')]}
          onChoose={([type]) => form.set('type', type)}
        />
        <AlertTextFields form={form} alert={alert} language="Nl" />
        <AlertTextFields form={form} alert={alert} language="En" />
        <DomainPicks
          id={form.fieldId('domains')}
          error={form.errorOf('domains')}
          chosen={form.value('domains')}
          onChoose={(chosen) => form.set('domains', chosen)}
        />
        {alert && conflict.theirs && (
          <VersionConflict
            changes={changedFields(toTypedAlert(alert), toTypedAlert(conflict.theirs), labels)}
            onTheirs={() => {
              form.kept.forget();
              if (conflict.theirs) onTheirs(conflict.theirs);
            }}
            onMine={conflict.insist}
          />
        )}
      </PublishForm>
      {alert && (
        <DraftControls<Omit<AlertContent, 'isOn'>>
          place={{ kind: 'alert', key: String(alert.id) }}
          content={() => draftOf(form.hook.getValues(), alert.isOn)}
          isChanged={form.kept.isUnsaved}
          onShow={(draft) => form.kept.put(toTypedAlert({ ...alert, ...draft }))}
          onKept={form.kept.forget}
        />
      )}
      {alert && (
        <Versions<Omit<AlertContent, 'isOn'>>
          thing={{ kind: 'alert', key: String(alert.id) }}
          changes={(content) => changedFields(toTypedAlert(alert), toTypedAlert({ ...alert, ...content }), labels)}
          onRestore={(content) =>
            api().call(updateAlert, {
              params: { id: alert.id },
              body: { ...content, isOn: alert.isOn, version: alert.version },
            })
          }
          onRestored={() => {
            void refreshCalls(listAlerts.name);
            onDone();
          }}
        />
      )}
    </MayEdit>
  );
}
