import { unpairNurse } from '#src/contract/unpair-nurse.ts';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { Unloaded } from '#src/forms/Unloaded.tsx';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshUser } from '#src/session/load.ts';
import { showToast } from '#src/session/toasts.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { forgetNurseInfo, useNurseInfo } from './use-nurse-info.ts';

/** The paired nurse, and the button to end the pairing. */
export function YourNurse() {
  const { t } = useIsland();
  const nurse = useNurseInfo();
  const unpairing = useConfirm(
    () => api().call(unpairNurse),
    () => {
      forgetNurseInfo();
      showToast('done', t('pairing.unpair.done'));
      void refreshUser();
    },
  );
  return (
    <section className="sheet stack" aria-labelledby="your-nurse">
      <h2 id="your-nurse">{t('pairing.nurse')}</h2>
      {nurse.status === 'loading' && <Skeleton shape="text" count={2} label={t('forms.loading')} />}
      {nurse.status === 'error' && <Unloaded call={nurse} />}
      {nurse.status === 'done' && (
        <p className="pairing-nurse">
          <Icon name="stethoscope" />
          <span>
            <strong>{nurse.value.name}</strong>
            <br />
            {nurse.value.generalPractitioner}
          </span>
        </p>
      )}
      <p>
        <Button kind="risk" onClick={unpairing.ask}>
          {t('pairing.unpair.ask')}
        </Button>
      </p>
      <ConfirmDialog
        question={unpairing}
        title={t('pairing.unpair.title')}
        confirm={t('pairing.unpair.confirm')}
        failed={t('pairing.unpair.failed')}
      >
        <p>{t('pairing.unpair.text')}</p>
      </ConfirmDialog>
    </section>
  );
}
