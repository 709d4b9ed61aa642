import type { DeskMail } from '#src/contract/desk/mail-text.ts';
import { openMail, resetMail } from '#src/contract/desk/mails.ts';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';

/** Button that restores the default text of a mail after a confirmation. */
export function ResetMail({ mail: { mail, language } }: { readonly mail: DeskMail }) {
  const { t } = useIsland();
  const question = useConfirm(
    () => getApiClient().call(resetMail, { params: { mail, language } }),
    () => {
      showToast('done', t('desk-library.mails.resetDone'));
      void refreshCalls(openMail.name);
    },
  );
  return (
    <>
      <Button kind="plain" onClick={question.ask}>
        {t('desk-library.mails.reset')}
      </Button>
      <ConfirmDialog
        question={question}
        title={t('desk-library.mails.resetTitle')}
        confirm={t('desk-library.mails.reset')}
        failed={t('desk-library.mails.notReset')}
      >
        <p>{t('desk-library.mails.resetText')}</p>
      </ConfirmDialog>
    </>
  );
}
