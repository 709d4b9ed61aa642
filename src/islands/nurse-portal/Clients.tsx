import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { WayLink } from '#src/ui/way-link/WayLink.tsx';
import { ClientList } from './ClientList.tsx';
import { PairingCode } from './PairingCode.tsx';

/** What a nurse comes for: the clients, and the code that makes somebody one (section 2). */
export function Clients(island: IslandProps) {
  return (
    <Island {...island}>
      <ClientsScreen />
    </Island>
  );
}

function ClientsScreen() {
  const { t, href } = useIsland();
  return (
    <div className="page-width screen stack">
      <div className="portal-head">
        <h1>{t('portal.clients.title')}</h1>
        <ButtonLink href={href('client-invitation')} icon="mail">
          {t('portal.clients.invite')}
        </ButtonLink>
      </div>
      <LoggedIn loading={<ClientsLoading />}>
        <PairingCode />
        <ClientList />
      </LoggedIn>
      <p>
        <WayLink way="on" href={href('help')}>
          {t('portal.clients.guide')}
        </WayLink>
      </p>
    </div>
  );
}

function ClientsLoading() {
  const { t } = useIsland();
  return (
    <>
      <div className="sheet portal-code-loading" aria-hidden="true" />
      <div className="sheet">
        <Skeleton shape="rows" label={t('forms.loading')} />
      </div>
    </>
  );
}
