import { changeStaffPassword } from '#src/contract/desk/change-staff-password.ts';
import { staffPasswordForm } from '#src/contract/forms/staff.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { NewPassword } from '#src/forms/NewPassword.tsx';
import { PasswordField } from '#src/forms/PasswordField.tsx';
import { useForm } from '#src/forms/use-form.ts';
import { api } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';

const EMPTY = { current: '', password: '', confirmation: '' };

/** Another password for the own account. */
export function OwnPassword() {
  const { t, site } = useIsland();
  const { mail } = useUser();
  const form = useForm({
    form: staffPasswordForm(site.passwordMinLength),
    id: 'own-password',
    start: EMPTY,
    words: 'desk-staff.errors',
    submit: async ({ current, password }) => {
      const result = await api().call(changeStaffPassword, { body: { current, password } });
      if (result.ok) form.reset(EMPTY);
      return result;
    },
    onDone: () => showToast('done', t('desk-staff.account.changed')),
  });
  return (
    <section className="sheet stack" aria-labelledby="own-password">
      <h2 id="own-password">{t('desk-staff.account.password')}</h2>
      <FormFrame
        form={form}
        kind="quiet"
        submit={t('desk-staff.account.change')}
        label={t('desk-staff.account.password')}
      >
        {/* For the password manager, which keeps the new password with it. */}
        <input type="email" autoComplete="username" value={mail} readOnly hidden />
        <PasswordField
          {...form.field('current')}
          autoComplete="current-password"
          label={t('desk-staff.account.current')}
        />
        <NewPassword form={form} />
      </FormFrame>
    </section>
  );
}
