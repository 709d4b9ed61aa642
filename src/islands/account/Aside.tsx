import { useIsland } from '#src/session/Island.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { HealthConsent } from './HealthConsent.tsx';
import { MyData } from './MyData.tsx';
import { Programme } from './Programme.tsx';
import { PushNotifications } from './PushNotifications.tsx';

/** What stands beside the settings. */
export function Aside() {
  const { t } = useIsland();
  return (
    <section className="account-aside" aria-label={t('account.more')}>
      <AccountLinks />
      <PushNotifications />
      <Programme />
      <MyData />
      <HealthConsent />
      <DeleteAccount />
    </section>
  );
}
