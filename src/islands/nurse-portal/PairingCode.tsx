import { parsePairingCode } from '#src/contract/nurse-info.ts';
import { renewPairingCode } from '#src/contract/renew-pairing-code.ts';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { api } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { refreshUser } from '#src/session/load.ts';
import { showToast } from '#src/session/toasts.ts';
import { Button } from '#src/ui/button/Button.tsx';

/** In two groups of three, for reading out: "K7M 2PX". */
const inGroups = (code: string) => code.replace(/^(.{3})/, '$1 ');

/** The nurse's own code: to read out, to copy, and to renew. */
export function PairingCode() {
  const { t } = useIsland();
  const code = parsePairingCode(useUser().fields);
  const renewal = useConfirm(
    () => api().call(renewPairingCode),
    () => {
      void refreshUser();
      showToast('done', t('portal.code.renewed'));
    },
  );
  if (code === null) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      showToast('done', t('portal.code.copied'));
    } catch {
      showToast('failed', t('portal.code.notCopied'));
    }
  };
  return (
    <section className="sheet portal-code" aria-labelledby="pairing-code">
      <div>
        <h2 id="pairing-code">{t('portal.code.title')}</h2>
        <p>{t('portal.code.text')}</p>
      </div>
      <p className="portal-code-number">{inGroups(code)}</p>
      <div className="button-row">
        <Button kind="quiet" icon="copy" onClick={copy}>
          {t('portal.code.copy')}
        </Button>
        <Button kind="plain" icon="refresh-cw" onClick={renewal.ask}>
          {t('portal.code.renew')}
        </Button>
      </div>
      <ConfirmDialog
        question={renewal}
        kind="accent"
        title={t('portal.code.renewTitle')}
        confirm={t('portal.code.renewConfirm')}
        failed={t('portal.code.notRenewed')}
      >
        <p>{t('portal.code.renewText')}</p>
      </ConfirmDialog>
    </section>
  );
}
