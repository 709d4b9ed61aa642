import { useEffect, useState } from 'react';
import { getSignOnUrl } from '#src/contract/get-sign-on-url.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';

/** Single sign-on: the content system says where, the browser goes there (section 7). */
export function SignOn() {
  const { t } = useIsland();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  // The way back from a sign-on that failed says so in its address.
  useEffect(() => {
    if (new URLSearchParams(location.search).has('sso')) setState('failed');
  }, []);
  const go = async () => {
    setState('busy');
    const result = await api().call(getSignOnUrl);
    if (result.ok) location.assign(result.value.redirect);
    else setState('failed');
  };
  return (
    <div className="stack">
      <Button kind="quiet" wide onClick={go} {...(state === 'busy' ? { busy: t('forms.busy') } : {})}>
        {t('login.signOn')}
      </Button>
      <p className="soft">{t('login.signOnHelp')}</p>
      <div role="alert">{state === 'failed' && <p className="form-failure">{t('login.failures.signOn')}</p>}</div>
    </div>
  );
}
