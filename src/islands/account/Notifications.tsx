import { useRef, useState } from 'react';
import { notificationsForm } from '#src/contract/forms/account.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { type IslandProps, useIsland, useUser } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { AccountPage } from './AccountPage.tsx';
import { NotificationOptions } from './NotificationOptions.tsx';
import { PushNotifications } from './PushNotifications.tsx';
import { Reminder } from './Reminder.tsx';
import { SavedWeeks } from './SavedWeeks.tsx';
import { saveAccount } from './save-account.ts';
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
  /** Mails of the account that the form showed before any change. */
  const [shown, setShown] = useState(notifications);
  const sentRef = useRef(notifications);
  const form = useUserChange({
    form: notificationsForm,
    id: 'mails',
    start: { notifications },
    failed: 'account.failures.settings',
    submit: (values, typed) => {
      sentRef.current = typed.notifications;
      return saveAccount(uid, values, shown);
    },
    onDone: ({ notifications: saved }) => {
      setShown(saved);
      // A choice made while the others were saved is still to be saved.
      if (form.hook.getValues('notifications').join() === sentRef.current.join()) form.set('notifications', saved);
      showToast('done', t('account.notifications.saved'));
    },
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
