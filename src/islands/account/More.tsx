import { BringData } from './BringData.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { HealthConsent } from './HealthConsent.tsx';
import { MyDataScreen } from './MyDataScreen.tsx';
import { PushNotifications } from './PushNotifications.tsx';
import { RestartProgramme } from './RestartProgramme.tsx';

/** Sections below the settings: the programme, the own data, and deletion. */
export function More() {
  return (
    <>
      <PushNotifications />
      <RestartProgramme />
      <MyDataScreen />
      <BringData />
      <HealthConsent />
      <DeleteAccount />
    </>
  );
}
