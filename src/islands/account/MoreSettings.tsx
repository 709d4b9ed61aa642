import { findConsentWording } from '#src/domains/consent.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { AccountDeletionDialog } from './AccountDeletionDialog.tsx';
import { AccountRow } from './AccountRow.tsx';
import { formatCalendarDate } from './format-calendar-date.ts';
import { ImportData } from './ImportData.tsx';
import { MyDataScreen } from './MyDataScreen.tsx';
import { PushNotifications } from './PushNotifications.tsx';
import { RestartProgramme } from './RestartProgramme.tsx';
import { useAccountDeletion } from './use-account-deletion.ts';

/** The user's consent with its date, and how to withdraw it by deleting the account. */
function HealthConsent() {
  const { t, language } = useIsland();
  const { consent } = useUser();
  const erasing = useAccountDeletion(t('account.consent.done'));
  const wording = consent && findConsentWording(consent.version);
  if (!consent || !wording) return null;
  const read = consent.language === 'en' ? 'en' : 'nl';
  return (
    <AccountRow title={t('account.consent.title')}>
      <p>
        {t('account.consent.given', { date: formatCalendarDate(getAmsterdamDate(new Date(consent.at)), language) })}
      </p>
      <blockquote className="account-consent" lang={read}>
        {wording[read]}
      </blockquote>
      <p>{t('account.consent.lead')}</p>
      <Button kind="risk" wide onClick={erasing.question.ask}>
        {t('account.consent.ask')}
      </Button>
      <AccountDeletionDialog
        erasing={erasing}
        title={t('account.consent.sure')}
        confirm={t('account.consent.confirm')}
        failed={t('account.consent.failed')}
        goes={t('account.consent.goes')}
      />
    </AccountRow>
  );
}

/** Deletes the account after confirmation. */
function DeleteAccount() {
  const { t } = useIsland();
  const erasing = useAccountDeletion(t('account.delete.done'));
  return (
    <AccountRow title={t('account.delete.title')}>
      <p>{t('account.delete.lead')}</p>
      <Button kind="risk" wide onClick={erasing.question.ask}>
        {t('account.delete.ask')}
      </Button>
      <AccountDeletionDialog
        erasing={erasing}
        title={t('account.delete.sure')}
        confirm={t('account.delete.confirm')}
        failed={t('account.delete.failed')}
        goes={t('account.delete.goes')}
      />
    </AccountRow>
  );
}

/** Sections below the settings: the programme, the user's data, and deletion. */
export function MoreSettings() {
  return (
    <>
      <PushNotifications />
      <div className="sheet account-rows">
        <RestartProgramme />
        <MyDataScreen />
        <ImportData />
        <HealthConsent />
        <DeleteAccount />
      </div>
    </>
  );
}
