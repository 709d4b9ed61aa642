import { useState } from 'react';
import { loginStaff } from '#src/contract/desk/staff-user.ts';
import { loginForm } from '#src/contract/forms/credentials.ts';
import type { Failure, Result } from '#src/contract/result.ts';
import type { LoginResponse } from '#src/contract/sessions.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { PasswordField } from '#src/forms/PasswordField.tsx';
import { SessionEnded } from '#src/forms/SessionEnded.tsx';
import { CodeForm } from '#src/forms/second-factor/CodeForm.tsx';
import { useForm } from '#src/forms/use-form.ts';
import { getApiClient } from '#src/session/api.ts';
import { readLoginDestination } from '#src/session/guard.ts';
import { useIsland } from '#src/session/Island.tsx';
import { hasCookies, NO_COOKIES } from '#src/session/no-cookies.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/field/fields.tsx';

const WRONG_PASSWORD = 400;
const CODE_NEEDED = 401;
const CLOSED = 409;

/** Result of a login that still needs a code: no failure, and no logged-in user yet. */
const CODE_REQUIRED: Result<LoginResponse | null> = { ok: true, value: null, tags: [] };

interface Credentials {
  readonly mail: string;
  readonly password: string;
}

/** Login at the desk: email address and password, then the code. */
export function DeskLogin() {
  const { t, href } = useIsland();
  const [known, setKnown] = useState<Credentials | null>(null);
  const continueNext = (answer: LoginResponse | null) => {
    if (answer) location.assign(readLoginDestination() ?? href('home'));
  };
  const form = useForm({
    form: loginForm,
    id: 'login',
    failureIn: 'form',
    start: { mail: '', password: '' },
    textKey: 'login.errors',
    submit: async (values) => {
      if (!hasCookies()) return NO_COOKIES;
      const result = await getApiClient().call(loginStaff, { body: values });
      if (result.ok || result.failure.status !== CODE_NEEDED) return result;
      setKnown(values);
      return CODE_REQUIRED;
    },
    onDone: continueNext,
    explain: (failure: Failure) => {
      if (failure === NO_COOKIES.failure) return t('login.failures.cookies');
      if (failure.status === WRONG_PASSWORD) return t('login.failures.wrong');
      return failure.status === CLOSED ? t('login.failures.closed') : null;
    },
  });
  return (
    <div className="stack">
      <h1>{t('desk-staff.login.title')}</h1>
      <SessionEnded />
      <p className="lead">{t(known ? 'second-factor.ask' : 'desk-staff.login.lead')}</p>
      <div className="sheet stack">
        {known ? (
          <>
            <CodeForm
              id="code"
              submit={t('login.submit')}
              busy={t('login.busy')}
              label={t('second-factor.title')}
              perform={(code) => getApiClient().call(loginStaff, { body: { ...known, code } })}
              onDone={continueNext}
            />
            <p>
              <Button kind="plain" icon="arrow-left" onClick={() => setKnown(null)}>
                {t('desk-staff.login.back')}
              </Button>
            </p>
          </>
        ) : (
          <FormFrame form={form} submit={t('login.submit')} busy={t('login.busy')} label={t('login.label')}>
            <TextField {...form.field('mail')} type="email" autoComplete="username" label={t('login.mail')} />
            <PasswordField {...form.field('password')} autoComplete="current-password" label={t('login.password')} />
          </FormFrame>
        )}
      </div>
      <p className="soft">{t('desk-staff.login.forgot')}</p>
    </div>
  );
}
