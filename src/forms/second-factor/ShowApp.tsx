import { encode } from 'uqr';
import { codeForm } from '#src/contract/forms/credentials.ts';
import { type AppSecret, confirmSecondFactor } from '#src/contract/second-factor.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { FormFrame } from '../FormFrame.tsx';
import { useForm } from '../use-form.ts';
import { CodeField } from './CodeField.tsx';

/** A QR code, dark on light in every theme: cameras read it so. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}

interface Props {
  app: AppSecret;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** Shows the secret for an app, and a field for its first code as confirmation. */
export function ShowApp({ app, onConfirmed }: Props) {
  const { t } = useIsland();
  const form = useForm({
    form: codeForm,
    id: 'first-code',
    failureIn: 'form',
    start: { code: '' },
    words: 'second-factor.errors',
    submit: ({ code }) => api().call(confirmSecondFactor, { body: { code } }),
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
            {t('second-factor.orType')} <code className="factor-secret">{grouped(app.secret)}</code>
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
