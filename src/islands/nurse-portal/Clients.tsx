import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { ClientList } from './ClientList.tsx';

/** Start page of a nurse with the clients and the pairing code (docs/specification.md, section 2). */
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
    <div className="page-width portal-screen">
      <div className="portal-head">
        <h1>{t('portal.clients.title')}</h1>
        <a href={href('help')}>{t('portal.clients.guide')}</a>
        <ButtonLink href={href('client-invitation')} icon="mail">
          {t('portal.clients.invite')}
        </ButtonLink>
      </div>
      <LoggedIn loading={<ClientsLoading />}>
        <ClientList />
      </LoggedIn>
    </div>
  );
}

function ClientsLoading() {
  const { t } = useIsland();
  return (
    <div className="sheet">
      <Skeleton shape="rows" label={t('forms.loading')} />
    </div>
  );
}
