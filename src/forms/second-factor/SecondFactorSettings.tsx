import { useState } from 'react';
import { getSecondFactor, renewRecoveryCodes } from '#src/contract/second-factor.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { CodeForm } from './CodeForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecondFactorSetup } from './SecondFactorSetup.tsx';

type FactorStep = 'nothing' | 'app' | 'codes';

/** Settings of the user's second factor. */
export function SecondFactorSettings() {
  const { t, language } = useIsland();
  const [doing, setDoing] = useState<FactorStep>('nothing');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [areCodesShown, setCodesShown] = useState(false);
  const factorCall = useCall(getSecondFactor, {});
  if (factorCall.status === 'loading') return <Skeleton shape="text" label={t('forms.loading')} />;
  if (factorCall.status === 'error') {
    return (
      <p role="alert">
        {t('second-factor.failed')}{' '}
        <Button kind="quiet" icon="refresh-cw" onClick={factorCall.retry}>
          {t('forms.retry')}
        </Button>
      </p>
    );
  }
  const { since, recoveryCodesLeft } = factorCall.value;
  const finish = (text?: string) => {
    setDoing('nothing');
    setCodes(null);
    setCodesShown(false);
    if (text) showToast('done', t(text));
    void refreshCalls(getSecondFactor.name);
  };
  const date = since === null ? '' : new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(since));
  return (
    <>
      <p>{since === null ? t('second-factor.off') : t('second-factor.on', { date })}</p>
      {since !== null && <p>{t('second-factor.left', { count: recoveryCodesLeft })}</p>}
      <div className="button-row">
        <Button kind="quiet" onClick={() => setDoing('app')}>
          {t(since === null ? 'second-factor.setUp' : 'second-factor.replace')}
        </Button>
        {since !== null && (
          <Button kind="quiet" onClick={() => setDoing('codes')}>
            {t('second-factor.renew')}
          </Button>
        )}
      </div>
      <Dialog
        open={doing !== 'nothing'}
        title={t(`second-factor.titles.${doing}`)}
        {...(areCodesShown ? {} : { closeLabel: t('forms.close') })}
        onClose={() => finish()}
      >
        {doing === 'app' && (
          <SecondFactorSetup
            begin={since === null ? 'password' : 'code'}
            onDone={() => finish('second-factor.saved')}
            onCodes={() => setCodesShown(true)}
          />
        )}
        {doing === 'codes' && codes === null && (
          <CodeForm
            id="renew"
            submit={t('second-factor.renew')}
            label={t('second-factor.renew')}
            perform={(code) => getApiClient().call(renewRecoveryCodes, { body: { code } })}
            onDone={(renewed) => {
              setCodes(renewed);
              setCodesShown(true);
            }}
          />
        )}
        {doing === 'codes' && codes !== null && <RecoveryCodes codes={codes} onKept={() => finish()} />}
      </Dialog>
    </>
  );
}
