import { useEffect, useState } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';

/** Explains to a practitioner who was launched from a portal that they have to log in here. */
export function PortalLaunchNotice() {
  const { t } = useIsland();
  // False on the server: only the browser knows the query string.
  const [isLaunched, setLaunched] = useState(false);
  useEffect(() => setLaunched(new URLSearchParams(location.search).has('start')), []);
  return isLaunched ? (
    <Banner>
      <p>{t('login.fromPortal')}</p>
      <p>
        <a href="#login">{t('login.known')}</a>
      </p>
    </Banner>
  ) : null;
}
