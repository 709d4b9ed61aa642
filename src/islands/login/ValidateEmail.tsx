import { useEffect, useRef, useState } from 'react';
import { validateEmail } from '#src/contract/account-links.ts';
import type { Failure } from '#src/contract/result.ts';
import { isUnrelatedToInput, toFailureText } from '#src/forms/failure-text.ts';
import { getApiClient } from '#src/session/api.ts';
import { Island, type IslandProps, useIsland } from '#src/session/Island.tsx';
import { loadSession, refreshUser } from '#src/session/load.ts';
import { $session } from '#src/session/state.ts';
import { useStore } from '#src/session/use-store.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { InvalidLink } from './InvalidLink.tsx';
import { toAccountLink } from './link.ts';

/** Status if the address was already validated by another link. */
const ALREADY_VALIDATED = 410;
/** Status if another account validated the address. */
const VALIDATED_BY_OTHER = 409;

/** Returns true if retrying may succeed. */
const isTemporary = (failure: Failure) =>
  isUnrelatedToInput(failure) || failure.kind === 'server' || failure.kind === 'limited';

/** Page of the link in the first email, which validates the address on load (docs/specification.md, section 2). */
export function ValidateEmail(island: IslandProps) {
  return (
    <Island {...island}>
      <ValidateScreen />
    </Island>
  );
}

function ValidateScreen() {
  const { t, params, href, domain } = useIsland();
  const [status, setStatus] = useState<'loading' | 'done' | 'needless' | 'earlier' | 'invalid' | Failure>('loading');
  const session = useStore($session);
  const isStarted = useRef(false);

  const validateLink = async (replace: boolean) => {
    setStatus('loading');
    const result = await getApiClient().call(validateEmail, { body: { ...toAccountLink(params), replace } });
    if (result.ok) {
      setStatus('done');
      await loadSession();
      if ($session.get().status === 'in') await refreshUser();
    } else if (result.failure.status === ALREADY_VALIDATED) setStatus('needless');
    else if (result.failure.status === VALIDATED_BY_OTHER) setStatus('earlier');
    else setStatus(isTemporary(result.failure) ? result.failure : 'invalid');
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on load
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void validateLink(false);
  }, []);

  const isLoggedIn = session.status === 'in';
  const home = domain.variant === 'professional' ? 'clients' : 'programme';
  return (
    <Screen title={t('login.validate.title')}>
      {status === 'loading' && <Skeleton shape="text" label={t('forms.loading')} />}
      <div role="status">
        {(status === 'done' || status === 'needless') && (
          <div className="sheet stack">
            <p>{t(`login.validate.${status}`)}</p>
            <p>
              <a className="button" href={href(isLoggedIn ? home : 'login')}>
                {t(isLoggedIn ? `login.validate.${home}` : 'login.toLogin')}
              </a>
            </p>
          </div>
        )}
        {status === 'earlier' && (
          <div className="sheet stack">
            <p>{t('login.validate.earlier')}</p>
            <p>{t('login.validate.earlierOwn')}</p>
            <p>
              <a className="button" href={href('login')}>
                {t('login.toLogin')}
              </a>
            </p>
            <p>{t('login.validate.earlierErase')}</p>
            <p>
              <Button kind="risk" onClick={() => validateLink(true)}>
                {t('login.validate.replace')}
              </Button>
            </p>
          </div>
        )}
      </div>
      {typeof status === 'object' && (
        <div className="sheet stack" role="alert">
          <p>{status.kind === 'limited' ? toFailureText(t, status) : t('login.validate.failed')}</p>
          <p>
            <Button onClick={() => validateLink(false)}>{t('forms.retry')}</Button>
          </p>
        </div>
      )}
      {status === 'invalid' && <InvalidLink />}
    </Screen>
  );
}
