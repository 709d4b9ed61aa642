import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { ErasingDialog } from './ErasingDialog.tsx';
import { useErasing } from './use-erasing.ts';

/** Deletes the account, after a confirmation. */
export function DeleteAccount() {
  const { t } = useIsland();
  const erasing = useErasing(t('account.delete.done'));
  return (
    <section className="sheet stack">
      <h2>{t('account.delete.title')}</h2>
      <p>{t('account.delete.lead')}</p>
      <Button kind="risk" wide onClick={erasing.question.ask}>
        {t('account.delete.ask')}
      </Button>
      <ErasingDialog
        erasing={erasing}
        title={t('account.delete.sure')}
        confirm={t('account.delete.confirm')}
        failed={t('account.delete.failed')}
        goes={t('account.delete.goes')}
      />
    </section>
  );
}
