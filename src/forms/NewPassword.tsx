import { useIsland } from '#src/session/Island.tsx';
import { PasswordField } from './PasswordField.tsx';
import type { FieldBinding } from './use-form.ts';

/** A new password, and the same once more (section 5). */
export function NewPassword({
  form,
}: {
  form: { readonly field: (name: 'password' | 'confirmation') => FieldBinding };
}) {
  const { t, site } = useIsland();
  return (
    <>
      <PasswordField
        {...form.field('password')}
        autoComplete="new-password"
        label={t('forms.newPassword')}
        help={t('forms.passwordHelp', { count: site.passwordMinLength })}
      />
      <PasswordField {...form.field('confirmation')} autoComplete="new-password" label={t('forms.confirmation')} />
    </>
  );
}
