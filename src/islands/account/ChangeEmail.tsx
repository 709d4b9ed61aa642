import { updateUser } from '#src/contract/account.ts';
import { changeEmailForm, changeSsoEmailForm } from '#src/contract/forms/account-credentials.ts';
import { isPlaceholder } from '#src/contract/own-user.ts';
import { updateSsoUser } from '#src/contract/sign-on.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { PasswordField } from '#src/forms/PasswordField.tsx';
import type { FieldBinding, FormState } from '#src/forms/use-form.ts';
import { getApiClient } from '#src/session/api.ts';
import { type IslandProps, useIsland, useUser } from '#src/session/Island.tsx';
import { showToastOnNextPage } from '#src/session/toasts.ts';
import { TextField } from '#src/ui/field/fields.tsx';
import { AccountPage, useAccountHref } from './AccountPage.tsx';
import { useUserChange } from './use-user-change.ts';

/** Form to change the email address, simplified for single sign-on users (docs/specification.md, sections 5 and 6). */
export function ChangeEmail(island: IslandProps) {
  return (
    <AccountPage island={island} screen="account-email">
      <Current />
      <Form />
    </AccountPage>
  );
}

function Current() {
  const { t, site } = useIsland();
  const { mail } = useUser();
  return <p>{isPlaceholder(mail, site.placeholderDomain) ? t('account.noMail') : t('account.email.now', { mail })}</p>;
}

const Form = () => (useUser().role === 'sso_client' ? <WithoutPassword /> : <WithPassword />);

function useNext() {
  const { t } = useIsland();
  const account = useAccountHref();
  return () => {
    showToastOnNextPage('done', t('account.email.done'));
    location.assign(account);
  };
}

function useGiven() {
  const { site } = useIsland();
  return { old: useUser().mail, placeholderDomain: site.placeholderDomain };
}

function WithPassword() {
  const { t } = useIsland();
  const { uid } = useUser();
  const form = useUserChange({
    form: changeEmailForm(useGiven()),
    id: 'email',
    start: { mail: '', confirmation: '', current: '' },
    // The mail address was already validated by the same rules, so an error concerns the password.
    names: { mail: 'current' },
    failed: 'account.failures.email',
    submit: ({ mail, current }) =>
      getApiClient().call(updateUser, { params: { uid }, body: { mail, currentPassword: current } }),
    onDone: useNext(),
  });
  return (
    <Sheet form={form}>
      <PasswordField {...form.field('current')} autoComplete="current-password" label={t('account.email.password')} />
    </Sheet>
  );
}

function WithoutPassword() {
  const form = useUserChange({
    form: changeSsoEmailForm(useGiven()),
    id: 'email',
    start: { mail: '', confirmation: '' },
    failed: 'account.failures.email',
    submit: ({ mail }) => getApiClient().call(updateSsoUser, { body: { mail } }),
    onDone: useNext(),
  });
  return <Sheet form={form} />;
}

type AddressForm = FormState & { readonly field: (name: 'mail' | 'confirmation') => FieldBinding };

function Sheet({ form, children }: { form: AddressForm; children?: React.ReactNode }) {
  const { t } = useIsland();
  return (
    <div className="sheet stack">
      <FormFrame
        form={form}
        submit={t('account.email.submit')}
        busy={t('account.busy')}
        label={t('account.links.account-email')}
      >
        <TextField
          {...form.field('mail')}
          type="email"
          autoComplete="email"
          label={t('account.email.mail')}
          help={t('account.email.help')}
        />
        <TextField
          {...form.field('confirmation')}
          type="email"
          autoComplete="email"
          label={t('account.email.confirmation')}
        />
        {children}
      </FormFrame>
    </div>
  );
}
