import type { AccountLink } from '#src/contract/account-link.ts';
import { resetPasswordForm } from '#src/contract/forms/recovery.ts';
import { setPassword } from '#src/contract/set-password.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { isAway } from '#src/forms/failure-text.ts';
import { NewPassword } from '#src/forms/NewPassword.tsx';
import { useForm } from '#src/forms/use-form.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { arrive, refreshUser } from '#src/session/load.ts';

/** The new password; then the way on: the programme, or the clients of a nurse. */
export function NewPasswordForm({ link }: { link: AccountLink }) {
  const { t, href, site, domain } = useIsland();
  const form = useForm({
    form: resetPasswordForm(site.passwordMinLength),
    id: 'reset',
    start: { password: '', confirmation: '' },
    words: 'login.reset.errors',
    submit: ({ password }) => api().call(setPassword, { body: { ...link, password } }),
    onDone: ({ uid }) => {
      arrive(uid);
      void refreshUser();
    },
    explain: (failure) => (isAway(failure) ? null : t('login.reset.refused')),
  });
  const isNurse = domain.variant === 'professional';
  if (form.state.status === 'done') {
    return (
      <div className="sheet stack" role="status">
        <p>{t('login.reset.done')}</p>
        <p>
          <a className="button" href={href(isNurse ? 'clients' : 'programme')}>
            {t(isNurse ? 'login.reset.toClients' : 'login.reset.toProgramme')}
          </a>
        </p>
      </div>
    );
  }
  return (
    <div className="sheet">
      <FormFrame form={form} submit={t('login.reset.submit')} label={t('login.reset.title')}>
        {/* Password managers look for whose it is; the link does not tell. */}
        <input hidden readOnly autoComplete="username" value="" />
        <NewPassword form={form} />
      </FormFrame>
    </div>
  );
}
