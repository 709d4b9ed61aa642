import { changeStaffPassword } from '#src/contract/desk/change-staff-password.ts';
import { STAFF_FORM, staffPasswordForm } from '#src/contract/forms/staff.ts';
import { NewPassword } from '#src/forms/NewPassword.tsx';
import { PasswordField } from '#src/forms/PasswordField.tsx';
import { api } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { DeskForm } from '../frame/unsaved/DeskForm.tsx';
import { useDeskForm } from '../frame/unsaved/use-desk-form.ts';

const EMPTY = { current: '', password: '', confirmation: '' };

/** Another password for the own account. */
export function OwnPassword() {
  const { t, site } = useIsland();
  const { mail } = useUser();
  const form = useDeskForm({
    keep: null,
    form: staffPasswordForm(site.passwordMinLength),
    id: 'own-password',
    start: EMPTY,
    words: STAFF_FORM.words,
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
      <DeskForm
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
      </DeskForm>
    </section>
  );
}
