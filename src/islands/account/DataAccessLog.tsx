import { AccessRecord } from '#src/forms/access-record/AccessRecord.tsx';
import { type IslandProps, useIsland } from '#src/session/Island.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { AccountPage } from './AccountPage.tsx';

/** Lists accesses of staff and nurses to the user's data. */
export function DataAccessLog(island: IslandProps) {
  return (
    <AccountPage island={island} screen="account-reads">
      <AccessRecord />
      <Unknown />
    </AccountPage>
  );
}

function Unknown() {
  const { t } = useIsland();
  return (
    <Details summary={t('reads.unknown')}>
      <p>{t('reads.lead')}</p>
    </Details>
  );
}
