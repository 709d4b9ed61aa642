import { useState } from 'react';
import { sendValidationEmail } from '#src/contract/send-validation-email.ts';
import { failureText } from '#src/forms/failure-text.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';

const LIMITED = 429;

/** Sends the mail that confirms the address again; a toast shows if it was sent. */
export function useResend() {
  const { t } = useIsland();
  const [isBusy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    const result = await api().call(sendValidationEmail);
    setBusy(false);
    if (result.ok) showToast('done', t('account.notifications.sent'));
    else if (result.failure.status === LIMITED) showToast('failed', failureText(t, result.failure));
    else showToast('failed', t('account.notifications.notSent'));
  };
  return { resend, isBusy };
}
