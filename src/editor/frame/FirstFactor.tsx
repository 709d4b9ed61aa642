import { useEffect, useRef, useState } from 'react';
import { type AppSecret, beginSecondFactor } from '#src/contract/begin-second-factor.ts';
import type { Result } from '#src/contract/result.ts';
import { SetUp } from '#src/forms/second-factor/SetUp.tsx';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Loading } from './Loading.tsx';

/** Staff without a second factor sets one up before anything else; the page then is the one that was asked for. */
export function FirstFactor() {
  const { t } = useIsland();
  const [begun, setBegun] = useState<Result<AppSecret> | null>(null);
  const isAsked = useRef(false);

  const begin = async () => {
    setBegun(null);
    setBegun(await api().call(beginSecondFactor, { body: {} }));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: coming here begins it, once
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void begin();
  }, []);

  return (
    <div className="stack">
      <h1>{t('desk.firstFactor.title')}</h1>
      <p className="lead">{t('second-factor.lead')}</p>
      {begun === null && <Loading />}
      {begun?.ok && (
        <div className="sheet">
          <SetUp begin={begun.value} onDone={() => location.reload()} />
        </div>
      )}
      {begun?.ok === false && (
        <p role="alert">
          {t('desk.firstFactor.failed')}{' '}
          <Button kind="quiet" onClick={() => void begin()}>
            {t('forms.retry')}
          </Button>
        </p>
      )}
    </div>
  );
}
