import { saveOwnStaff } from '#src/contract/desk/save-own-staff.ts';
import { ownStaffForm, STAFF_FORM } from '#src/contract/forms/staff.ts';
import { OwnFactor } from '#src/forms/second-factor/OwnFactor.tsx';
import { SessionList } from '#src/forms/sessions/SessionList.tsx';
import { api } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { know } from '#src/session/load.ts';
import { showToast } from '#src/session/toasts.ts';
import { TextField } from '#src/ui/field/fields.tsx';
import { DeskForm } from '../frame/unsaved/DeskForm.tsx';
import { useDeskForm } from '../frame/unsaved/use-desk-form.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { LanguageField } from './LanguageField.tsx';
import { OwnPassword } from './OwnPassword.tsx';

/** The own account at the desk: name, language, password, second factor, sessions. */
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
        <OwnFactor />
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
    words: STAFF_FORM.words,
    submit: (body) => api().call(saveOwnStaff, { body }),
    onDone: (user) => {
      know(user);
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
