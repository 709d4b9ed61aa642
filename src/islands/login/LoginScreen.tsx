import { FormFrame } from '#src/forms/FormFrame.tsx';
import { PasswordField } from '#src/forms/PasswordField.tsx';
import { WithCode } from '#src/forms/second-factor/WithCode.tsx';
import { useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { SessionEnded } from './SessionEnded.tsx';
import { SignOn } from './SignOn.tsx';
import { useLogin } from './use-login.ts';

/** The form, and the ways out of it: another password, an account, another programme. */
export function LoginScreen({ hasSignOn }: { hasSignOn: boolean }) {
  const { t, href, domain } = useIsland();
  const isNurse = domain.variant === 'professional';
  const { form, isWrong, withCode } = useLogin();
  return (
    <Screen title={t('login.title')} lead={t('login.lead')} scene="hek">
      <SessionEnded />
      <div className="sheet stack">
        {withCode ? (
          <WithCode
            id="code"
            submit={t('login.submit')}
            busy={t('login.busy')}
            label={t('second-factor.title')}
            {...withCode}
          />
        ) : (
          <FormFrame form={form} submit={t('login.submit')} busy={t('login.busy')} label={t('login.label')}>
            <TextField {...form.field('mail')} type="email" autoComplete="username" label={t('login.mail')} />
            <PasswordField {...form.field('password')} autoComplete="current-password" label={t('login.password')} />
            {isWrong && (
              <p>
                {t('login.wrongHint')} <a href={href('forgot-password')}>{t('login.wrongWay')}</a>
              </p>
            )}
          </FormFrame>
        )}
        <p>
          <a href={href('forgot-password')}>{t('login.forgot')}</a>
        </p>
        {hasSignOn && <SignOn />}
      </div>
      <div className="button-row">
        <span>{t('login.new')}</span>
        <ButtonLink kind="quiet" href={href(isNurse ? 'nurse-registration' : 'onboarding')}>
          {t(isNurse ? 'login.registerNurse' : 'login.register')}
        </ButtonLink>
      </div>
      <p>
        <a href={href('programmes')}>{t('login.change')}</a>
      </p>
    </Screen>
  );
}
