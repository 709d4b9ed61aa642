import { useRef } from 'react';
import { createAlert, type DeskAlert, listAlerts, updateAlert } from '#src/contract/desk/alerts.ts';
import { ALERT_FORM, alertForm } from '#src/contract/forms/library.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { useVersionedForm } from '../../frame/version-conflict/use-versioned-form.ts';
import { fromTypedAlert, toTypedAlert } from './typed-alert.ts';

/** Value of the button that creates an alert and shows it at once. */
export const SHOW_BUTTON = 'show';

/** Returns the form of an alert (null for a new one), including the conflict with another editor's save. */
export function useAlertForm(alert: DeskAlert | null, onDone: () => void) {
  const { t } = useIsland();
  // A new alert is off, unless it is submitted by the button that shows it at once.
  const isShown = useRef(false);
  const made = useVersionedForm({
    keep: `alert.${alert?.id ?? 'new'}`,
    form: alertForm,
    id: 'alert',
    start: toTypedAlert(alert),
    ...ALERT_FORM,
    opened: alert,
    failureIn: 'form',
    save: (values, version) => {
      const body = fromTypedAlert(values, alert?.isOn ?? isShown.current);
      if (!alert) return api().call(createAlert, { body });
      return api().call(updateAlert, { params: { id: alert.id }, body: { ...body, version } });
    },
    onDone: () => {
      const isNowShown = isShown.current ? 'desk-library.alerts.shown' : 'desk-library.alerts.made';
      showToast('done', t(alert ? 'desk-library.saved' : isNowShown));
      void refreshCalls(listAlerts.name);
      onDone();
    },
  });
  const onSubmit: typeof made.form.onSubmit = (event) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    isShown.current = submitter?.getAttribute('value') === SHOW_BUTTON;
    made.form.onSubmit(event);
  };
  return { ...made, form: { ...made.form, onSubmit } };
}

export type AlertFormState = ReturnType<typeof useAlertForm>['form'];
