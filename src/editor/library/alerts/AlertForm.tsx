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
import { DomainPicks } from '../parts/DomainPicks.tsx';
import { RichTextEditor } from '../parts/RichTextEditor.tsx';

interface Props {
  /** Null for a new one. */
  alert: DeskAlert | null;
  onDone: () => void;
}

const WIRE = {
  'words.nl.title': 'titleNl',
  'words.nl.body': 'bodyNl',
  'words.en.title': 'titleEn',
  'words.en.body': 'bodyEn',
};

const wordsOf = (title: string, body: string) => (title === '' ? null : { title, body });

/** Makes or changes an alert. A new one is off until somebody switches it on. */
export function AlertForm({ alert, onDone }: Props) {
  const { t } = useIsland();
  const form = useForm({
    form: alertForm,
    id: 'alert',
    start: {
      type: alert?.type ?? 'info',
      titleNl: alert?.words.nl?.title ?? '',
      bodyNl: alert?.words.nl?.body ?? '',
      titleEn: alert?.words.en?.title ?? '',
      bodyEn: alert?.words.en?.body ?? '',
      domains: (alert?.domains ?? []) as readonly string[],
    },
    words: 'desk-library.alerts.errors',
    submit: async ({ type, titleNl, bodyNl, titleEn, bodyEn, domains }) => {
      const words = { nl: wordsOf(titleNl, bodyNl), en: wordsOf(titleEn, bodyEn) };
      const body: AlertContent = { type, domains: domains as DomainKey[], isOn: alert?.isOn ?? false, words };
      const result = alert
        ? await api().call(updateAlert, { params: { id: alert.id }, body })
        : await api().call(makeAlert, { body });
      return refusedAt(result, WIRE);
    },
    onDone: () => {
      showToast('done', t(alert ? 'desk-library.saved' : 'desk-library.alerts.made'));
      void refreshCalls(listAlerts.name);
      onDone();
    },
  });
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
            id={form.fieldId(`body${language}`)}
            label={t('desk-library.alerts.text')}
            error={form.errorOf(`body${language}`)}
            start={form.value(`body${language}`)}
            onChange={(html) => form.set(`body${language}`, html)}
          />
        </fieldset>
      ))}
      <DomainPicks
        id={form.fieldId('domains')}
        error={form.errorOf('domains')}
        chosen={form.value('domains')}
        onChoose={(chosen) => form.set('domains', chosen)}
      />
    </FormFrame>
  );
}
