import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { WayLink } from '#src/ui/way-link/WayLink.tsx';
import { ClientLoading } from './ClientLoading.tsx';
import { ClientPage } from './ClientPage.tsx';

/** One client of the nurse (section 2). */
export function Client(island: IslandProps) {
  return (
    <Island {...island}>
      <ClientScreen />
    </Island>
  );
}

function ClientScreen() {
  const { t, href } = useIsland();
  return (
    <div className="page-width screen stack">
      <p>
        <WayLink href={href('clients')} way="back">
          {t('portal.client.back')}
        </WayLink>
      </p>
      <LoggedIn loading={<ClientLoading />}>
        <ClientPage />
      </LoggedIn>
    </div>
  );
}
