import { ConsentBoxes } from '#src/forms/consent/ConsentBoxes.tsx';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { PasswordField } from '#src/forms/PasswordField.tsx';
import { useIsland } from '#src/session/Island.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { useCredentials } from './use-credentials.ts';

export function CredentialsForm() {
  const { t, href, domain, site } = useIsland();
  const form = useCredentials();
  return (
    <Screen title={t('start.account.title')} lead={t('start.account.lead')}>
      <div className="sheet">
        <FormFrame form={form} submit={t('start.account.submit')} label={t('start.account.title')}>
          <TextField
            {...form.field('name')}
            autoComplete="given-name"
            label={t('start.account.name')}
            help={t(domain.variant === 'reduced' ? 'start.account.nameHelpAlone' : 'start.account.nameHelp')}
          />
          <TextField
            {...form.field('mail')}
            type="email"
            autoComplete="username"
            label={t('start.account.mail')}
            help={t('start.account.mailHelp')}
          />
          <PasswordField
            {...form.field('password')}
            autoComplete="new-password"
            label={t('forms.password')}
            help={t('forms.passwordHelp', { count: site.passwordMinLength })}
          />
          <ConsentBoxes field={form.field} />
        </FormFrame>
      </div>
      <p>
        {t('start.account.known')} <a href={href('login')}>{t('start.account.login')}</a>
      </p>
    </Screen>
  );
}
