import { BringData } from './BringData.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { HealthConsent } from './HealthConsent.tsx';
import { MyData } from './MyData.tsx';
import { Programme } from './Programme.tsx';
import { PushNotifications } from './PushNotifications.tsx';

/** Sections below the settings: the programme, the own data, and deletion. */
export function More() {
  return (
    <>
      <PushNotifications />
      <Programme />
      <MyData />
      <BringData />
      <HealthConsent />
      <DeleteAccount />
    </>
  );
}
