import { useEffect, useState } from 'react';
import { getSignOnUrl } from '#src/contract/sign-on.ts';
import { useFailureToast } from '#src/forms/use-failure-toast.ts';
import { getApiClient } from '#src/session/api.ts';
import { readLoginDestination } from '#src/session/guard.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';

/** Single sign-on button; the content system returns the redirect URL (docs/specification.md, section 7). */
export function SignOn() {
  const { t } = useIsland();
  const [isBusy, setBusy] = useState(false);
  const notice = useFailureToast();
  const fail = () => notice.show(t('login.failures.signOn'));
  // A failed sign-on redirects back with an error in the URL.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on load
  useEffect(() => {
    if (new URLSearchParams(location.search).has('sso')) fail();
  }, []);
  // The browser may restore the page from memory after Back on the organisation's page.
  useEffect(() => {
    const enable = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false);
    addEventListener('pageshow', enable);
    return () => removeEventListener('pageshow', enable);
  }, []);
  const startSignOn = async () => {
    notice.close();
    setBusy(true);
    const result = await getApiClient().call(getSignOnUrl, { destination: readLoginDestination() });
    if (result.ok) return location.assign(result.value.redirect);
    setBusy(false);
    fail();
  };
  return (
    <div className="stack">
      <Button kind="quiet" wide onClick={startSignOn} busy={isBusy && t('forms.busy')}>
        {t('login.signOn')}
      </Button>
      <p className="soft">{t('login.signOnHelp')}</p>
    </div>
  );
}
