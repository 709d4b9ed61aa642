import { AccessRecord } from '#src/forms/access-record/AccessRecord.tsx';
import { type IslandProps, useIsland } from '#src/session/Island.tsx';
import { AccountPage } from './AccountPage.tsx';

/** Lists accesses of staff and nurses to the user's data. */
export function DataAccessLog(island: IslandProps) {
  return (
    <AccountPage island={island} screen="account-reads">
      <Lead />
      <AccessRecord />
    </AccountPage>
  );
}

function Lead() {
  const { t } = useIsland();
  return <p>{t('reads.lead')}</p>;
}
