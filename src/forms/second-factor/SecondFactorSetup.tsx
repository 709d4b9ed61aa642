import { useState } from 'react';
import { codeForm, passwordForm } from '#src/contract/forms/credentials.ts';
import { type AppSecret, startSecondFactor } from '#src/contract/second-factor.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { FormFrame } from '../FormFrame.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { useForm } from '../use-form.ts';
import { AuthenticatorSecret } from './AuthenticatorSecret.tsx';
import { CodeField } from './CodeField.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

interface ProofProps {
  onBegun: (app: AppSecret) => void;
}

/** Verifies a user without an app by password. */
function PasswordProof({ onBegun }: ProofProps) {
  const { t } = useIsland();
  const { mail } = useUser();
  const form = useForm({
    form: passwordForm,
    id: 'proof',
    failureIn: 'form',
    start: { password: '' },
    textKey: 'second-factor.errors',
    submit: ({ password }) => getApiClient().call(startSecondFactor, { body: { password } }),
    onDone: onBegun,
  });
  return (
    <FormFrame form={form} submit={t('second-factor.goOn')} label={t('second-factor.title')}>
      {/* For password managers, which store a password per email address. */}
      <input type="email" autoComplete="username" value={mail} readOnly hidden />
      <PasswordField {...form.field('password')} autoComplete="current-password" label={t('second-factor.password')} />
    </FormFrame>
  );
}

/** Verifies a user with an app by code. */
function CodeProof({ onBegun }: ProofProps) {
  const { t } = useIsland();
  const form = useForm({
    form: codeForm,
    id: 'proof',
    failureIn: 'form',
    start: { code: '' },
    textKey: 'second-factor.errors',
    submit: ({ code }) => getApiClient().call(startSecondFactor, { body: { code } }),
    onDone: onBegun,
  });
  return (
    <FormFrame form={form} submit={t('second-factor.goOn')} label={t('second-factor.title')}>
      <CodeField field={form.field('code')} takes="app-or-recovery" isFocused />
    </FormFrame>
  );
}

type Step =
  | { readonly status: 'proof' }
  | { readonly status: 'app'; readonly app: AppSecret }
  | { readonly status: 'codes'; readonly codes: readonly string[] };

interface Props {
  /** First step; an `AppSecret` if the setup was already started. */
  begin: 'password' | 'code' | AppSecret;
  onDone: () => void;
  /** Called when the recovery codes are shown: from then on only the user may close the dialog. */
  onCodes?: () => void;
}

/** Steps to set up an authenticator app: verification, the app with its first code, and the recovery codes. */
export function SecondFactorSetup({ begin, onDone, onCodes }: Props) {
  const [step, setStep] = useState<Step>(
    typeof begin === 'string' ? { status: 'proof' } : { status: 'app', app: begin },
  );
  const show = (app: AppSecret) => setStep({ status: 'app', app });
  if (step.status === 'codes') return <RecoveryCodes codes={step.codes} onKept={onDone} />;
  if (step.status === 'app') {
    const confirmed = (codes: readonly string[]) => {
      setStep({ status: 'codes', codes });
      onCodes?.();
    };
    return <AuthenticatorSecret app={step.app} onConfirmed={confirmed} />;
  }
  return begin === 'code' ? <CodeProof onBegun={show} /> : <PasswordProof onBegun={show} />;
}
