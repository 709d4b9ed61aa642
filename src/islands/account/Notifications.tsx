import { updateUser } from '#src/contract/account.ts';
import { notificationsForm } from '#src/contract/forms/account.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { getApiClient } from '#src/session/api.ts';
import { type IslandProps, useIsland, useUser } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { AccountPage } from './AccountPage.tsx';
import { NotificationOptions } from './NotificationOptions.tsx';
import { PushNotifications } from './PushNotifications.tsx';
import { Reminder } from './Reminder.tsx';
import { SavedWeeks } from './SavedWeeks.tsx';
import { useUserChange } from './use-user-change.ts';

/** The user's email settings on a separate page; in the mobile app also its push notifications. */
export function Notifications(island: IslandProps) {
  return (
    <AccountPage island={island} screen="account-notifications">
      <Form />
      <SavedWeeks />
      {island.site.offers.reminders && <Reminder />}
      <PushNotifications />
    </AccountPage>
  );
}

function Form() {
  const { t } = useIsland();
  const { uid, notifications, hasValidatedEmail } = useUser();
  const form = useUserChange({
    form: notificationsForm,
    id: 'mails',
    start: { notifications },
    failed: 'account.failures.settings',
    submit: (values) => getApiClient().call(updateUser, { params: { uid }, body: values }),
    onDone: () => showToast('done', t('account.notifications.saved')),
  });
  const options = (
    <NotificationOptions
      id={form.fieldId('notifications')}
      selected={form.value('notifications')}
      onChoose={(selection) => form.set('notifications', selection)}
      error={form.getError('notifications')}
    />
  );
  return (
    <div className="sheet stack">
      <p>{t('account.notifications.lead')}</p>
      {hasValidatedEmail ? (
        <FormFrame
          form={form}
          submit={t('account.notifications.submit')}
          busy={t('account.busy')}
          label={t('account.links.account-notifications')}
        >
          {options}
        </FormFrame>
      ) : (
        options
      )}
    </div>
  );
}
