import { useState } from 'react';
import { type AccountLink, setPassword } from '#src/contract/account-links.ts';
import { resetPasswordForm } from '#src/contract/forms/account-credentials.ts';
import type { Failure, Result } from '#src/contract/result.ts';
import type { LoginResponse } from '#src/contract/sessions.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { isUnrelatedToInput } from '#src/forms/failure-text.ts';
import { focusElement } from '#src/forms/focus-element.ts';
import { NewPassword } from '#src/forms/NewPassword.tsx';
import { CodeForm } from '#src/forms/second-factor/CodeForm.tsx';
import { useForm } from '#src/forms/use-form.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { announceLogin, refreshUser } from '#src/session/load.ts';

const CODE_NEEDED = 401;

/** Result if a code is still required. */
const CODE_REQUIRED: Result<LoginResponse | null> = { ok: true, value: null, tags: [] };

/** Form for the new password, then a link to the programme, or to a nurse's clients. */
export function NewPasswordForm({ link }: { link: AccountLink }) {
  const { t, href, site, domain } = useIsland();
  /** Validated password, if a nurse's account also requires a code. */
  const [known, setKnown] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const onDone = (answer: LoginResponse | null) => {
    if (!answer) return;
    setSaved(true);
    announceLogin(answer.uid);
    void refreshUser();
  };
  const explain = (failure: Failure, isMaybeDone: boolean) =>
    isUnrelatedToInput(failure) || failure.kind === 'limited'
      ? null
      : t(`login.reset.${isMaybeDone ? 'maybeSaved' : 'refused'}`);
  const form = useForm({
    form: resetPasswordForm(site.passwordMinLength),
    id: 'reset',
    start: { password: '', confirmation: '' },
    textKey: 'login.reset.errors',
    submit: async ({ password }) => {
      const result = await getApiClient().call(setPassword, { body: { ...link, password } });
      if (result.ok || result.failure.status !== CODE_NEEDED) return result;
      setKnown(password);
      return CODE_REQUIRED;
    },
    onDone,
    explain,
  });
  const isNurse = domain.variant === 'professional';
  if (isSaved) {
    return (
      // Focusing the result scrolls it into view on phones.
      <div className="sheet stack" role="status" tabIndex={-1} ref={focusElement}>
        <p>{t('login.reset.done')}</p>
        <p>
          <a className="button" href={href(isNurse ? 'clients' : 'programme')}>
            {t(isNurse ? 'login.reset.toClients' : 'login.reset.toProgramme')}
          </a>
        </p>
      </div>
    );
  }
  if (known !== null) {
    return (
      <div className="sheet stack">
        <p>{t('second-factor.ask')}</p>
        <CodeForm
          id="code"
          submit={t('login.reset.submit')}
          label={t('second-factor.title')}
          perform={(code) => getApiClient().call(setPassword, { body: { ...link, password: known, code } })}
          onDone={onDone}
          explain={explain}
        />
      </div>
    );
  }
  return (
    <div className="sheet">
      <FormFrame form={form} submit={t('login.reset.submit')} label={t('login.reset.title')}>
        {/* Password managers expect a user name, which the link does not contain. */}
        <input hidden readOnly autoComplete="username" value="" />
        <NewPassword form={form} />
      </FormFrame>
    </div>
  );
}
