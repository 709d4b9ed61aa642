import type { ClientEntry } from '#src/contract/client-entry.ts';
import { removeClient } from '#src/contract/remove-client.ts';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { carryToast } from '#src/session/toasts.ts';
import { Button } from '#src/ui/button/Button.tsx';

/** Ends the pairing after a confirmation and returns to the list, which is loaded again. */
export function Unpair({ client: { uid, domain }, name }: { client: ClientEntry; name: string }) {
  const { t, href } = useIsland();
  const unpairing = useConfirm(
    () => api().call(removeClient, { body: { uid, domain } }),
    () => {
      carryToast('done', t('portal.unpair.done', { name }));
      location.assign(href('clients'));
    },
  );
  return (
    <div className="stack portal-unpair">
      <p className="soft">{t('portal.unpair.private')}</p>
      <Button kind="risk" wide onClick={unpairing.ask}>
        {t('portal.unpair.ask', { name })}
      </Button>
      <ConfirmDialog
        question={unpairing}
        title={t('portal.unpair.title', { name })}
        confirm={t('portal.unpair.confirm')}
        failed={t('portal.unpair.failed')}
      >
        <p>{t('portal.unpair.text', { name })}</p>
      </ConfirmDialog>
    </div>
  );
}
