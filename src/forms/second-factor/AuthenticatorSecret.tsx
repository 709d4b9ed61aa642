import { codeForm } from '#src/contract/forms/credentials.ts';
import { type AppSecret, confirmSecondFactor } from '#src/contract/second-factor.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { FormFrame } from '../FormFrame.tsx';
import { QrCode } from '../QrCode.tsx';
import { useForm } from '../use-form.ts';
import { CodeField } from './CodeField.tsx';

interface Props {
  app: AppSecret;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

const formatInGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** Displays the secret for an authenticator app, and a field for its first code. */
export function AuthenticatorSecret({ app, onConfirmed }: Props) {
  const { t } = useIsland();
  const form = useForm({
    form: codeForm,
    id: 'first-code',
    failureIn: 'form',
    start: { code: '' },
    textKey: 'second-factor.errors',
    submit: ({ code }) => getApiClient().call(confirmSecondFactor, { body: { code } }),
    onDone: onConfirmed,
  });
  return (
    <div className="stack">
      <ol className="factor-steps">
        <li>{t('second-factor.stepApp')}</li>
        <li>
          {t('second-factor.stepScan')}
          <QrCode text={app.address} label={t('second-factor.qr')} />
          <p className="soft">
            {t('second-factor.orType')} <code className="factor-secret">{formatInGroups(app.secret)}</code>
          </p>
        </li>
        <li>{t('second-factor.stepCode')}</li>
      </ol>
      <FormFrame form={form} submit={t('second-factor.confirm')} label={t('second-factor.title')}>
        <CodeField field={form.field('code')} takes="app" />
      </FormFrame>
    </div>
  );
}
