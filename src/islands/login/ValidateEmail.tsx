import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { validateEmail } from '#src/contract/validate-email.ts';
import { isAway } from '#src/forms/failure-text.ts';
import { api } from '#src/session/api.ts';
import { Island, type IslandProps, useIsland } from '#src/session/Island.tsx';
import { loadSession, refreshUser } from '#src/session/load.ts';
import { $session } from '#src/session/state.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { linkOf } from './link.ts';

/** The link of the first mail: read on load; success refreshes the user (section 2). */
export function ValidateEmail(island: IslandProps) {
  return (
    <Island {...island}>
      <ValidateScreen />
    </Island>
  );
}

function ValidateScreen() {
  const { t, params, href, domain } = useIsland();
  const [status, setStatus] = useState<'loading' | 'done' | 'invalid' | 'failed'>('loading');
  const session = useStore($session, { ssr: 'initial' });
  const begun = useRef(false);

  const ask = async () => {
    setStatus('loading');
    const result = await api().call(validateEmail, { body: linkOf(params) });
    if (result.ok) {
      setStatus('done');
      await loadSession();
      if ($session.get().status === 'in') await refreshUser();
    } else setStatus(isAway(result.failure) || result.failure.kind === 'server' ? 'failed' : 'invalid');
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on load
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void ask();
  }, []);

  const isIn = session.status === 'in';
  const [home, account] = domain.variant === 'professional' ? ['clients', 'nurse-account'] : ['programme', 'account'];
  return (
    <Screen title={t('login.validate.title')}>
      {status === 'loading' && <Skeleton shape="text" label={t('forms.loading')} />}
      {status === 'done' && (
        <div className="sheet stack" role="status">
          <p>{t('login.validate.done')}</p>
          <p>
            <a className="button" href={href(isIn ? home : 'login')}>
              {t(isIn ? `login.validate.${home}` : 'login.toLogin')}
            </a>
          </p>
        </div>
      )}
      {(status === 'invalid' || status === 'failed') && (
        <div className="sheet stack" role="alert">
          <p>{t(`login.validate.${status}`)}</p>
          {status === 'failed' ? (
            <p>
              <Button onClick={ask}>{t('forms.retry')}</Button>
            </p>
          ) : (
            <p>
              <a href={href(isIn ? account : 'login')}>{t(isIn ? 'login.validate.toAccount' : 'login.toLogin')}</a>
            </p>
          )}
        </div>
      )}
    </Screen>
  );
}
