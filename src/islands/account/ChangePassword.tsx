import { updateUser } from '#src/contract/account.ts';
import { changePasswordForm } from '#src/contract/forms/account-credentials.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { NewPassword } from '#src/forms/NewPassword.tsx';
import { PasswordField } from '#src/forms/PasswordField.tsx';
import { getApiClient } from '#src/session/api.ts';
import { type IslandProps, useIsland, useUser } from '#src/session/Island.tsx';
import { showToastOnNextPage } from '#src/session/toasts.ts';
import { AccountPage, useAccountHref } from './AccountPage.tsx';
import { useUserChange } from './use-user-change.ts';

/** Form to change the password; single sign-on users have none here (docs/specification.md, section 6). */
export function ChangePassword(island: IslandProps) {
  return (
    <AccountPage island={island} screen="account-password">
      <Form />
    </AccountPage>
  );
}

function Form() {
  const { t } = useIsland();
  return useUser().role === 'sso_client' ? (
    <div className="sheet">
      <p>{t('account.password.elsewhere')}</p>
    </div>
  ) : (
    <PasswordForm />
  );
}

function PasswordForm() {
  const { t, site } = useIsland();
  const { uid, mail } = useUser();
  const account = useAccountHref();
  const form = useUserChange({
    form: changePasswordForm(site.passwordMinLength),
    id: 'password',
    start: { current: '', password: '', confirmation: '' },
    // The new password was already validated by the same rules, so an error concerns the current one.
    names: { pass: 'current' },
    failed: 'account.failures.password',
    submit: async ({ current, password }, _, isMaybeDone) => {
      const body = { newPassword: password, currentPassword: current };
      const result = await getApiClient().call(updateUser, { params: { uid }, body });
      if (result.ok || !isMaybeDone || !result.failure.fields) return result;
      return { ok: false, failure: { ...result.failure, fields: { pass: t('account.password.maybeSaved') } } };
    },
    onDone: () => {
      showToastOnNextPage('done', t('account.password.done'));
      location.assign(account);
    },
  });
  return (
    <div className="sheet stack">
      <p>{t('account.password.lead')}</p>
      <FormFrame
        form={form}
        submit={t('account.password.submit')}
        busy={t('account.busy')}
        label={t('account.links.account-password')}
      >
        {/* For password managers, which store the new password with the address. */}
        <input type="email" autoComplete="username" value={mail} readOnly hidden />
        <PasswordField
          {...form.field('current')}
          autoComplete="current-password"
          label={t('account.password.current')}
        />
        <NewPassword form={form} />
      </FormFrame>
    </div>
  );
}
