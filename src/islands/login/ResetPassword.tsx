import { useEffect, useState } from 'react';
import { checkResetLink } from '#src/contract/account-links.ts';
import type { Failure } from '#src/contract/result.ts';
import { isUnrelatedToInput } from '#src/forms/failure-text.ts';
import { getApiClient } from '#src/session/api.ts';
import { Island, type IslandProps, useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { toAccountLink } from './link.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** Checks a one-time link on load; explains how to get another if it is invalid (docs/specification.md, section 2). */
export function ResetPassword(island: IslandProps) {
  return (
    <Island {...island}>
      <ResetScreen />
    </Island>
  );
}

type Check =
  | { status: 'loading' }
  | { status: 'valid' }
  | { status: 'invalid' }
  | { status: 'failed'; failure: Failure };

function ResetScreen() {
  const { t, params, href } = useIsland();
  const [check, setCheck] = useState<Check>({ status: 'loading' });
  const link = toAccountLink(params);

  const checkLink = async () => {
    setCheck({ status: 'loading' });
    const result = await getApiClient().call(checkResetLink, { body: link });
    if (result.ok) setCheck({ status: 'valid' });
    else if (isUnrelatedToInput(result.failure) || result.failure.kind === 'server') {
      setCheck({ status: 'failed', failure: result.failure });
    } else setCheck({ status: 'invalid' });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on load
  useEffect(() => {
    void checkLink();
  }, []);

  return (
    <Screen title={t('login.reset.title')}>
      {check.status === 'loading' && <Skeleton shape="text" label={t('forms.loading')} />}
      {check.status === 'valid' && <NewPasswordForm link={link} />}
      {check.status === 'invalid' && (
        <div className="sheet stack" role="alert">
          <p>{t('login.reset.invalid')}</p>
          <p>
            <a className="button" href={href('forgot-password')}>
              {t('login.reset.again')}
            </a>
          </p>
          <p>
            <a href={href('login')}>{t('login.toLogin')}</a>
          </p>
        </div>
      )}
      {check.status === 'failed' && (
        <div className="sheet stack" role="alert">
          <p>{t('login.reset.failed')}</p>
          <p>
            <Button onClick={checkLink}>{t('forms.retry')}</Button>
          </p>
        </div>
      )}
    </Screen>
  );
}
