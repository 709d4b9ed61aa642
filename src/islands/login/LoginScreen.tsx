import { FormFrame } from '#src/forms/FormFrame.tsx';
import { PasswordField } from '#src/forms/PasswordField.tsx';
import { useIsland } from '#src/session/Island.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { SignOn } from './SignOn.tsx';
import { useLogin } from './use-login.ts';

/** The form, and the ways out of it: another password, an account, another programme. */
export function LoginScreen({ hasSignOn }: { hasSignOn: boolean }) {
  const { t, href } = useIsland();
  const form = useLogin();
  return (
    <div className="page-width page-column stack">
      <h1>{t('login.title')}</h1>
      <p className="lead">{t('login.lead')}</p>
      <div className="sheet stack">
        <FormFrame form={form} submit={t('login.submit')} busy={t('login.busy')} label={t('login.title')}>
          <TextField {...form.field('mail')} type="email" autoComplete="username" label={t('login.mail')} />
          <PasswordField {...form.field('password')} autoComplete="current-password" label={t('login.password')} />
        </FormFrame>
        <p>
          <a href={href('forgot-password')}>{t('login.forgot')}</a>
        </p>
        {hasSignOn && <SignOn />}
      </div>
      <p>
        {t('login.new')} <a href={href('onboarding')}>{t('login.register')}</a>
      </p>
      <p>
        <a href={href('programmes')}>{t('login.change')}</a>
      </p>
    </div>
  );
}
