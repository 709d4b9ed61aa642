import { updateUser } from '#src/contract/account.ts';
import { practiceFields } from '#src/contract/fields/account.ts';
import { createEmptyTexts } from '#src/contract/fields/fields.ts';
import { practiceForm } from '#src/contract/forms/practice.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { isUnrelatedToInput } from '#src/forms/failure-text.ts';
import { SecondFactorSettings } from '#src/forms/second-factor/SecondFactorSettings.tsx';
import { useForm } from '#src/forms/use-form.ts';
import { getApiClient } from '#src/session/api.ts';
import { Island, type IslandProps, LoggedIn, useIsland, useUser } from '#src/session/Island.tsx';
import { publishUser } from '#src/session/load.ts';
import { showToast } from '#src/session/toasts.ts';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { PracticeFields } from './PracticeFields.tsx';

/**
 * Account page of a nurse: eight fields, and links to change the address or password (docs/specification.md, section 2).
 */
export function NurseAccount(island: IslandProps) {
  return (
    <Island {...island}>
      <AccountScreen />
    </Island>
  );
}

function AccountScreen() {
  const { t } = useIsland();
  return (
    <Screen title={t('nurse.account.title')}>
      <LoggedIn loading={<Skeleton shape="rows" label={t('forms.loading')} />}>
        <AccountForm />
      </LoggedIn>
    </Screen>
  );
}

function AccountForm() {
  const { t, href } = useIsland();
  const { uid, nurse, mail } = useUser();
  const start = nurse ?? createEmptyTexts(practiceFields);
  const form = useForm({
    form: practiceForm,
    id: 'practice',
    start,
    textKey: 'nurse.errors',
    submit: (values) => getApiClient().call(updateUser, { params: { uid }, body: { nurse: values } }),
    onDone: (user) => {
      publishUser(user);
      showToast('done', t('nurse.account.saved'));
    },
    explain: (failure) => (isUnrelatedToInput(failure) ? null : t('nurse.account.failed')),
  });
  return (
    <>
      <div className="sheet">
        <FormFrame form={form} submit={t('nurse.account.submit')} label={t('nurse.account.title')}>
          <PracticeFields form={form} />
        </FormFrame>
      </div>
      <div className="sheet stack">
        <p>
          {t('nurse.account.mail')}: <strong>{mail}</strong>
        </p>
        <p>
          <a href={href('account-email')}>{t('nurse.account.changeMail')}</a>
        </p>
        <p>
          <a href={href('account-password')}>{t('nurse.account.changePassword')}</a>
        </p>
        <p>
          <a href={href('account-sessions')}>{t('nurse.account.sessions')}</a>
        </p>
        <p>
          <a href={href('account-reads')}>{t('nurse.account.reads')}</a>
        </p>
      </div>
      <section className="sheet stack" aria-labelledby="second-factor">
        <h2 id="second-factor">{t('second-factor.title')}</h2>
        <p>{t('second-factor.lead')}</p>
        <SecondFactorSettings />
      </section>
    </>
  );
}
