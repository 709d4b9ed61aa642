import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Result } from '#src/contract/result.ts';
import { type AppSecret, startSecondFactor } from '#src/contract/second-factor.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { SecondFactorSetup } from './SecondFactorSetup.tsx';

/** Sets up the first authenticator app right after login, which has already verified the user. */
export function StartSetUp({ onDone }: { onDone: () => void }) {
  const { t } = useIsland();
  const [result, setBegun] = useState<Result<AppSecret> | null>(null);
  const isAsked = useRef(false);

  const start = async () => {
    setBegun(null);
    setBegun(await getApiClient().call(startSecondFactor, { body: {} }));
  };

  const beginOnce = useEffectEvent(() => {
    // A hidden tab, reloaded by the login in another tab, would replace the secret shown there.
    if (isAsked.current || document.visibilityState !== 'visible') return;
    isAsked.current = true;
    void start();
  });
  useEffect(() => {
    const begin = () => beginOnce();
    begin();
    document.addEventListener('visibilitychange', begin);
    return () => document.removeEventListener('visibilitychange', begin);
  }, []);

  if (result === null) return <Skeleton shape="text" label={t('forms.loading')} />;
  if (result.ok) {
    return (
      <div className="sheet">
        <SecondFactorSetup begin={result.value} onDone={onDone} />
      </div>
    );
  }
  return (
    <p role="alert">
      {t('second-factor.failed')}{' '}
      <Button kind="quiet" onClick={() => void start()}>
        {t('forms.retry')}
      </Button>
    </p>
  );
}
