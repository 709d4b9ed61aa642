import type { DeskAlert } from '#src/contract/desk/alert.ts';
import { listAlerts } from '#src/contract/desk/list-alerts.ts';
import { makeAlert } from '#src/contract/desk/make-alert.ts';
import { updateAlert } from '#src/contract/desk/update-alert.ts';
import { alertForm } from '#src/contract/forms/library.ts';
import { refusedAt } from '#src/forms/refused-at.ts';
import { useForm } from '#src/forms/use-form.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { useOvertaken } from '../../frame/overtaken/use-overtaken.ts';
import { contentOf, typedOf } from './typed-alert.ts';

const WIRE = {
  'words.nl.title': 'titleNl',
  'words.nl.body': 'bodyNl',
  'words.en.title': 'titleEn',
  'words.en.body': 'bodyEn',
};

/** The form of an alert, null for a new one, and what somebody else saved of it meanwhile. */
export function useAlertForm(alert: DeskAlert | null, onDone: () => void) {
  const { t } = useIsland();
  const overtaken = useOvertaken(alert);
  const form = useForm({
    form: alertForm,
    id: 'alert',
    start: typedOf(alert),
    words: 'desk-library.alerts.errors',
    submit: async (values) => {
      const body = contentOf(values, alert?.isOn ?? false);
      if (!alert) return refusedAt(await api().call(makeAlert, { body }), WIRE);
      const versioned = { ...body, version: overtaken.version() };
      const result = await api().call(updateAlert, { params: { id: alert.id }, body: versioned });
      return refusedAt(overtaken.note(result), WIRE);
    },
    explain: ({ status }) => (status === 412 ? t('desk.overtaken.title') : null),
    onDone: () => {
      showToast('done', t(alert ? 'desk-library.saved' : 'desk-library.alerts.made'));
      void refreshCalls(listAlerts.name);
      onDone();
    },
  });
  return { form, overtaken };
}

export type AlertFormState = ReturnType<typeof useAlertForm>['form'];
