import { useState } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { PasswordField } from './PasswordField.tsx';
import type { FieldBinding } from './use-form.ts';

interface Props {
  form: { readonly field: (name: 'password' | 'confirmation') => FieldBinding };
  /** True for a new account without a password. */
  isFirst?: boolean;
}

/** Fields for a new password and its repetition (docs/specification.md, section 5); one eye button shows both. */
export function NewPassword({ form, isFirst = false }: Props) {
  const { t, site } = useIsland();
  const [isShown, setShown] = useState(false);
  return (
    <>
      <PasswordField
        {...form.field('password')}
        eye={[isShown, setShown, true]}
        autoComplete="new-password"
        label={t(isFirst ? 'forms.password' : 'forms.newPassword')}
        help={t('forms.passwordHelp', { count: site.passwordMinLength })}
      />
      <PasswordField
        {...form.field('confirmation')}
        eye={[isShown, setShown, false]}
        autoComplete="new-password"
        label={t('forms.confirmation')}
      />
    </>
  );
}
