import { type AppSecret, beginSecondFactor } from '#src/contract/begin-second-factor.ts';
import { codeForm, passwordForm } from '#src/contract/forms/second-factor.ts';
import { api } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { FormFrame } from '../FormFrame.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { useForm } from '../use-form.ts';
import { CodeField } from './CodeField.tsx';

interface Props {
  onBegun: (app: AppSecret) => void;
}

/** Proof by password, for users without an app. */
export function PasswordProof({ onBegun }: Props) {
  const { t } = useIsland();
  const { mail } = useUser();
  const form = useForm({
    form: passwordForm,
    id: 'proof',
    failureIn: 'form',
    start: { password: '' },
    words: 'second-factor.errors',
    submit: ({ password }) => api().call(beginSecondFactor, { body: { password } }),
    onDone: onBegun,
  });
  return (
    <FormFrame form={form} submit={t('second-factor.goOn')} label={t('second-factor.title')}>
      {/* For the password manager, which keeps one for each address. */}
      <input type="email" autoComplete="username" value={mail} readOnly hidden />
      <PasswordField {...form.field('password')} autoComplete="current-password" label={t('second-factor.password')} />
    </FormFrame>
  );
}

/** Proof by a code, for users with an app. */
export function CodeProof({ onBegun }: Props) {
  const { t } = useIsland();
  const form = useForm({
    form: codeForm,
    id: 'proof',
    failureIn: 'form',
    start: { code: '' },
    words: 'second-factor.errors',
    submit: ({ code }) => api().call(beginSecondFactor, { body: { code } }),
    onDone: onBegun,
  });
  return (
    <FormFrame form={form} submit={t('second-factor.goOn')} label={t('second-factor.title')}>
      <CodeField field={form.field('code')} takes="app-or-recovery" isFocused />
    </FormFrame>
  );
}
