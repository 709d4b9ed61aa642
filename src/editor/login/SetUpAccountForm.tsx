import { type StaffLinkAccount, startStaffAccount } from '#src/contract/desk/staff-user.ts';
import { STAFF_FORM, startStaffForm } from '#src/contract/forms/staff.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { NewPassword } from '#src/forms/NewPassword.tsx';
import { renameRefusedFields } from '#src/forms/rename-refused-fields.ts';
import { useForm } from '#src/forms/use-form.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToastOnNextPage } from '#src/session/toasts.ts';
import { TextField } from '#src/ui/field/fields.tsx';

interface Props {
  token: string;
  found: StaffLinkAccount;
}

/** Form for name and password, and for the email address if the link does not belong to an account yet. */
export function SetUpAccountForm({ token, found }: Props) {
  const { t, href, language, site } = useIsland();
  const isAnybodys = found.mail === null;
  const form = useForm({
    form: startStaffForm(site.passwordMinLength, isAnybodys),
    id: 'begin',
    failureIn: 'form',
    start: { name: found.name, mail: found.mail ?? '', password: '', confirmation: '' },
    textKey: STAFF_FORM.textKey,
    submit: async ({ name, mail, password }) => {
      const body = { token, name, password, language, ...(isAnybodys ? { mail } : {}) };
      return renameRefusedFields(await getApiClient().call(startStaffAccount, { body }), STAFF_FORM.names);
    },
    onDone: ({ isLoggedIn }) => {
      if (!isLoggedIn) showToastOnNextPage('done', t('desk-staff.begin.saved'));
      location.replace(href(isLoggedIn ? 'home' : 'login'));
    },
    explain: ({ status }) => (status === 400 ? t('desk-staff.begin.invalid') : null),
  });
  const { readOnly, ...mail } = { ...form.field('mail'), readOnly: !isAnybodys };
  return (
    <>
      <p className="lead">
        {isAnybodys && t('desk-staff.begin.leadFirst')} {t('desk-staff.begin.lead')}
      </p>
      <div className="sheet">
        <FormFrame form={form} submit={t('desk-staff.begin.submit')} label={t('desk-staff.begin.title')}>
          <TextField
            {...form.field('name')}
            autoComplete="name"
            label={t('desk-staff.begin.name')}
            help={t('desk-staff.begin.nameHelp')}
          />
          <TextField
            {...mail}
            readOnly={readOnly}
            type="email"
            autoComplete="username"
            label={t('desk-staff.begin.mail')}
          />
          <NewPassword form={form} />
        </FormFrame>
      </div>
    </>
  );
}
