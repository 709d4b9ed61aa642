import { useEffect, useRef, useState } from 'react';
import { logout } from '#src/contract/sessions.ts';
import { FormFailure } from '#src/forms/FormFailure.tsx';
import { getApiClient } from '#src/session/api.ts';
import { unregisterDevice } from '#src/session/device.ts';
import { Island, type IslandProps, useIsland } from '#src/session/Island.tsx';
import { reportFailure } from '#src/session/report.ts';
import { resetUser } from '#src/session/reset-user.ts';
import { showToastOnNextPage } from '#src/session/toasts.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';

/** Logs the user out and shows the confirmation, or the failure (docs/specification.md, section 2). */
export function Logout(island: IslandProps) {
  return (
    <Island {...island}>
      <LogoutScreen />
    </Island>
  );
}

function LogoutScreen() {
  const { t, href } = useIsland();
  const [hasFailed, setFailed] = useState(false);
  const isStarted = useRef(false);

  const finish = async () => {
    setFailed(false);
    await unregisterDevice();
    const result = await getApiClient().call(logout);
    // If the session has already ended, the user is logged out.
    if (!result.ok && result.failure.kind !== 'forbidden') {
      reportFailure('log out', result.failure);
      setFailed(true);
      return;
    }
    document.documentElement.dataset.access = 'default';
    resetUser('logout');
    showToastOnNextPage('done', t('login.logout.done'));
    location.replace(href('login'));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: opening the page is the request, once
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void finish();
  }, []);

  return (
    <Screen title={t('login.logout.title')}>
      <p role="status">{hasFailed ? '' : t('login.logout.busy')}</p>
      <FormFailure text={hasFailed && t('login.logout.failed')} />
      {hasFailed && (
        <p>
          <Button onClick={finish}>{t('forms.retry')}</Button>
        </p>
      )}
    </Screen>
  );
}
