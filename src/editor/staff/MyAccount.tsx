import { changeStaffPassword, saveOwnStaff } from '#src/contract/desk/staff-user.ts';
import { createStaffPasswordForm, ownStaffForm, STAFF_FORM } from '#src/contract/forms/staff.ts';
import { NewPassword } from '#src/forms/NewPassword.tsx';
import { PasswordField } from '#src/forms/PasswordField.tsx';
import { SecondFactorSettings } from '#src/forms/second-factor/SecondFactorSettings.tsx';
import { SessionList } from '#src/forms/sessions/SessionList.tsx';
import { getApiClient } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { publishUser } from '#src/session/load.ts';
import { showToast } from '#src/session/toasts.ts';
import { TextField } from '#src/ui/field/fields.tsx';
import { DeskForm } from '../frame/unsaved/DeskForm.tsx';
import { useDeskForm } from '../frame/unsaved/use-desk-form.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { LanguageField } from './LanguageField.tsx';

const EMPTY = { current: '', password: '', confirmation: '' };

/** Form for a new password of the user. */
function OwnPassword() {
  const { t, site } = useIsland();
  const { mail } = useUser();
  const form = useDeskForm({
    keep: null,
    form: createStaffPasswordForm(site.passwordMinLength),
    id: 'own-password',
    start: EMPTY,
    textKey: STAFF_FORM.textKey,
    submit: async ({ current, password }) => {
      const result = await getApiClient().call(changeStaffPassword, { body: { current, password } });
      if (result.ok) form.reset(EMPTY);
      return result;
    },
    onDone: () => showToast('done', t('desk-staff.account.changed')),
  });
  return (
    <section className="sheet stack" aria-labelledby="own-password">
      <h2 id="own-password">{t('desk-staff.account.password')}</h2>
      <DeskForm
        form={form}
        kind="quiet"
        submit={t('desk-staff.account.change')}
        label={t('desk-staff.account.password')}
      >
        {/* Lets the password manager store the new password with this mail address. */}
        <input type="email" autoComplete="username" value={mail} readOnly hidden />
        <PasswordField
          {...form.field('current')}
          autoComplete="current-password"
          label={t('desk-staff.account.current')}
        />
        <NewPassword form={form} />
      </DeskForm>
    </section>
  );
}

/** Screen of the user's account at the desk: name, language, password, second factor, sessions. */
export function MyAccount() {
  const { t } = useIsland();
  const { mail } = useUser();
  return (
    <div className="stack desk-column">
      <ScreenHead title={t('desk-staff.account.title')} lead={t('desk-staff.account.mail', { mail })} />
      <Details />
      <OwnPassword />
      <section className="sheet stack" aria-labelledby="own-factor">
        <h2 id="own-factor">{t('second-factor.title')}</h2>
        <SecondFactorSettings />
      </section>
      <section className="sheet stack" aria-labelledby="own-sessions">
        <h2 id="own-sessions">{t('sessions.title')}</h2>
        <p>{t('sessions.lead')}</p>
        <SessionList />
      </section>
    </div>
  );
}

function Details() {
  const { t } = useIsland();
  const { name, language } = useUser();
  const form = useDeskForm({
    keep: 'my-account',
    form: ownStaffForm,
    id: 'own',
    start: { name, language },
    textKey: STAFF_FORM.textKey,
    submit: (body) => getApiClient().call(saveOwnStaff, { body }),
    onDone: (user) => {
      publishUser(user);
      showToast('done', t('desk-staff.account.saved'));
    },
  });
  return (
    <section className="sheet stack" aria-labelledby="own-details">
      <h2 id="own-details">{t('desk-staff.account.details')}</h2>
      <DeskForm form={form} submit={t('desk-staff.account.save')} label={t('desk-staff.account.details')}>
        <TextField {...form.field('name')} autoComplete="name" label={t('desk-staff.account.name')} />
        <LanguageField field={form.field('language')} label={t('desk-staff.account.language')} />
      </DeskForm>
    </section>
  );
}
