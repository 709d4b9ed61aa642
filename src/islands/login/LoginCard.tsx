import { FormFrame } from '#src/forms/FormFrame.tsx';
import { DecisionText } from '#src/forms/objection/DecisionText.tsx';
import { Objection } from '#src/forms/objection/Objection.tsx';
import { PasswordField } from '#src/forms/PasswordField.tsx';
import { CodeForm } from '#src/forms/second-factor/CodeForm.tsx';
import { useIsland } from '#src/session/Island.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { SignOn } from './SignOn.tsx';
import { useLogin } from './use-login.ts';

interface Props {
  hasSignOn: boolean;
  /** True if another button on the screen is the primary one. */
  isQuiet?: boolean;
}

/** Login form with a link to reset the password. */
export function LoginCard({ hasSignOn, isQuiet = false }: Props) {
  const { t, href } = useIsland();
  const { form, isWrong, suspension, withCode } = useLogin();
  return (
    <div className="sheet stack">
      {withCode ? (
        <CodeForm
          id="code"
          submit={t('login.submit')}
          busy={t('login.busy')}
          label={t('second-factor.title')}
          {...withCode}
        />
      ) : (
        <FormFrame
          form={form}
          submit={t('login.submit')}
          busy={t('login.busy')}
          label={t('login.label')}
          kind={isQuiet ? 'quiet' : 'accent'}
        >
          <TextField {...form.field('mail')} type="email" autoComplete="username" label={t('login.mail')} />
          <PasswordField {...form.field('password')} autoComplete="current-password" label={t('login.password')} />
          {isWrong && (
            <p>
              {t('login.wrongHint')} <a href={href('forgot-password')}>{t('login.wrongWay')}</a>
            </p>
          )}
        </FormFrame>
      )}
      {suspension && (
        <>
          <p className="typed-text">
            <DecisionText text={suspension.reasons} />
          </p>
          <Objection {...suspension} />
        </>
      )}
      <p>
        <a href={href('forgot-password')}>{t('login.forgot')}</a>
      </p>
      {hasSignOn && <SignOn />}
    </div>
  );
}
