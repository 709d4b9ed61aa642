import { useState } from 'react';
import { ALERT_TYPES, type AlertContent, type DeskAlert } from '#src/contract/desk/alert.ts';
import { listAlerts } from '#src/contract/desk/list-alerts.ts';
import { makeAlert } from '#src/contract/desk/make-alert.ts';
import { updateAlert } from '#src/contract/desk/update-alert.ts';
import { alertForm } from '#src/contract/forms/library.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { refusedAt } from '#src/forms/refused-at.ts';
import { useForm } from '#src/forms/use-form.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { TextField } from '#src/ui/field/fields.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import { Overtaken } from '../../frame/overtaken/Overtaken.tsx';
import { toldChanges } from '../../frame/overtaken/told-changes.ts';
import { useOvertaken } from '../../frame/overtaken/use-overtaken.ts';
import { DomainPicks } from '../parts/DomainPicks.tsx';
import { RichTextEditor } from '../parts/RichTextEditor.tsx';
import { TakenAway } from '../parts/TakenAway.tsx';

interface Props {
  /** Null for a new one. */
  alert: DeskAlert | null;
  onDone: () => void;
  /** Begins again with what stands now. */
  onTheirs: (alert: DeskAlert) => void;
}

const WIRE = {
  'words.nl.title': 'titleNl',
  'words.nl.body': 'bodyNl',
  'words.en.title': 'titleEn',
  'words.en.body': 'bodyEn',
};

const wordsOf = (title: string, body: string) => (title === '' ? null : { title, body });

const typedOf = (alert: DeskAlert | null) => ({
  type: alert?.type ?? 'info',
  titleNl: alert?.words.nl?.title ?? '',
  bodyNl: alert?.words.nl?.body ?? '',
  titleEn: alert?.words.en?.title ?? '',
  bodyEn: alert?.words.en?.body ?? '',
  domains: (alert?.domains ?? []) as readonly string[],
});

/** Makes or changes an alert. A new one is off until somebody switches it on. */
export function AlertForm({ alert, onDone, onTheirs }: Props) {
  const { t } = useIsland();
  // A text that is brought back begins its editor again.
  const [restored, setRestored] = useState(0);
  const overtaken = useOvertaken(alert);
  const form = useForm({
    form: alertForm,
    id: 'alert',
    start: typedOf(alert),
    words: 'desk-library.alerts.errors',
    submit: async ({ type, titleNl, bodyNl, titleEn, bodyEn, domains }) => {
      const words = { nl: wordsOf(titleNl, bodyNl), en: wordsOf(titleEn, bodyEn) };
      const body: AlertContent = { type, domains: domains as DomainKey[], isOn: alert?.isOn ?? false, words };
      const result = alert
        ? overtaken.note(
            await api().call(updateAlert, {
              params: { id: alert.id },
              body: { ...body, version: overtaken.version() },
            }),
          )
        : await api().call(makeAlert, { body });
      return refusedAt(result, WIRE);
    },
    explain: ({ status }) => (status === 412 ? t('desk.overtaken.title') : null),
    onDone: () => {
      showToast('done', t(alert ? 'desk-library.saved' : 'desk-library.alerts.made'));
      void refreshCalls(listAlerts.name);
      onDone();
    },
  });
  const named = (word: 'heading' | 'text', language: 'nl' | 'en') =>
    `${t(`desk-library.alerts.${word}`)} (${t(`desk-library.languages.${language}`)})`;
  return (
    <FormFrame form={form} submit={t('desk-library.save')}>
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
      {(['Nl', 'En'] as const).map((language) => (
        <fieldset key={language} className="library-language">
          <legend>{t(`desk-library.languages.${language.toLowerCase()}`)}</legend>
          <TextField {...form.field(`title${language}`)} label={t('desk-library.alerts.heading')} />
          <RichTextEditor
            key={restored}
            id={form.fieldId(`body${language}`)}
            label={t('desk-library.alerts.text')}
            error={form.errorOf(`body${language}`)}
            start={form.value(`body${language}`)}
            onChange={(html) => form.set(`body${language}`, html)}
          />
          {language === 'En' && (
            <TakenAway
              isTaken={alert?.words.en != null && form.value('titleEn').trim() === ''}
              instead={t('desk-library.takenAway.alert')}
              onRestore={() => {
                const { titleEn, bodyEn } = typedOf(alert);
                form.set('titleEn', titleEn);
                form.set('bodyEn', bodyEn);
                setRestored(restored + 1);
              }}
            />
          )}
        </fieldset>
      ))}
      <DomainPicks
        id={form.fieldId('domains')}
        error={form.errorOf('domains')}
        chosen={form.value('domains')}
        onChoose={(chosen) => form.set('domains', chosen)}
      />
      {alert && overtaken.theirs && (
        <Overtaken
          changes={toldChanges(typedOf(alert), typedOf(overtaken.theirs), {
            texts: {
              titleNl: named('heading', 'nl'),
              bodyNl: named('text', 'nl'),
              titleEn: named('heading', 'en'),
              bodyEn: named('text', 'en'),
            },
            others: { type: t('desk-library.alerts.type'), domains: t('desk-library.domains') },
          })}
          onTheirs={() => overtaken.theirs && onTheirs(overtaken.theirs)}
          onMine={overtaken.insist}
        />
      )}
    </FormFrame>
  );
}
