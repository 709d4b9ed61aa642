import type { ReactNode } from 'react';
import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { WayLink } from '#src/ui/way-link/WayLink.tsx';
import { ClientLoading } from './ClientLoading.tsx';
import { ClientPage } from './ClientPage.tsx';
import { ClientSteps } from './ClientSteps.tsx';

/** One client of the nurse (docs/specification.md, section 2). */
export function ClientView(island: IslandProps) {
  return (
    <Island {...island}>
      <ClientScreen />
    </Island>
  );
}

function ClientScreen() {
  return (
    <div className="page-width screen stack">
      <LoggedIn
        loading={
          <>
            <Way />
            <ClientLoading />
          </>
        }
      >
        <Way>
          <ClientSteps />
        </Way>
        <ClientPage />
      </LoggedIn>
    </div>
  );
}

/** Back link to the list, and beside it the other links of the page. */
function Way({ children }: { children?: ReactNode }) {
  const { t, href } = useIsland();
  return (
    <div className="portal-way">
      <WayLink href={href('clients')} way="back">
        {t('portal.client.back')}
      </WayLink>
      {children}
    </div>
  );
}
