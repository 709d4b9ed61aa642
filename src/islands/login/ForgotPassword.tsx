import { useState } from 'react';
import { requestPasswordReset } from '#src/contract/account-links.ts';
import { forgotPasswordForm } from '#src/contract/forms/account-credentials.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { isUnrelatedToInput } from '#src/forms/failure-text.ts';
import { focusElement } from '#src/forms/focus-element.ts';
import { useForm } from '#src/forms/use-form.ts';
import { getApiClient } from '#src/session/api.ts';
import { Island, type IslandProps, useIsland } from '#src/session/Island.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';

/** Page to request a new password: the form, then a confirmation with the address (docs/specification.md, section 2). */
export function ForgotPassword(island: IslandProps) {
  return (
    <Island {...island}>
      <ForgotScreen />
    </Island>
  );
}

const LIMITED = 429;

function ForgotScreen() {
  const { t, href } = useIsland();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    form: forgotPasswordForm,
    id: 'forgot',
    start: { mail: '' },
    textKey: 'login.errors',
    submit: async ({ mail }) => {
      const result = await getApiClient().call(requestPasswordReset, { body: { mail } });
      if (result.ok) setSentTo(mail);
      return result;
    },
    explain: (failure) =>
      isUnrelatedToInput(failure) || failure.status === LIMITED ? null : t('login.forgotten.failed'),
  });
  return (
    <Screen title={t('login.forgotten.title')}>
      {sentTo === null ? (
        <div className="sheet stack">
          <p>{t('login.forgotten.lead')}</p>
          <FormFrame form={form} submit={t('login.forgotten.submit')} label={t('login.forgotten.title')}>
            <TextField {...form.field('mail')} type="email" autoComplete="username" label={t('login.mail')} />
          </FormFrame>
        </div>
      ) : (
        <div className="sheet stack" role="status" tabIndex={-1} ref={focusElement}>
          <p>{t('login.forgotten.sent', { mail: sentTo })}</p>
          <p className="soft">{t('login.forgotten.spam')}</p>
        </div>
      )}
      <p>
        <a href={href('login')}>{t('login.toLogin')}</a>
      </p>
    </Screen>
  );
}
