import { useState } from 'react';
import { logout } from '#src/contract/sessions.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { resetUser } from '#src/session/reset-user.ts';
import { showToast } from '#src/session/toasts.ts';
import { Button } from '#src/ui/button/Button.tsx';

/** Ends the session and redirects to login. */
export function LogOut() {
  const { t, href } = useIsland();
  const [isBusy, setBusy] = useState(false);
  const finish = async () => {
    setBusy(true);
    const result = await getApiClient().call(logout);
    // A response that the user is already logged out counts as success.
    if (!result.ok && result.failure.kind !== 'forbidden') {
      setBusy(false);
      showToast('failed', t('desk.logOut.failed'));
      return;
    }
    // No return path: the next user may be a different one.
    delete document.documentElement.dataset.login;
    resetUser('logout');
    location.replace(href('login'));
  };
  return (
    <Button kind="plain" icon="log-out" onClick={() => void finish()} busy={isBusy}>
      {t('desk.logOut.label')}
    </Button>
  );
}
