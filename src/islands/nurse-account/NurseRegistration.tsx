import { practiceFields } from '#src/contract/fields/account.ts';
import { createEmptyTexts } from '#src/contract/fields/fields.ts';
import { createNurseRegistrationForm } from '#src/contract/forms/practice.ts';
import { register } from '#src/contract/register.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { isUnrelatedToInput } from '#src/forms/failure-text.ts';
import { NewPassword } from '#src/forms/NewPassword.tsx';
import { useForm } from '#src/forms/use-form.ts';
import { useIdempotencyKey } from '#src/forms/use-idempotency-key.ts';
import { getApiClient } from '#src/session/api.ts';
import { Island, type IslandProps, useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Check } from '#src/ui/check/Check.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { PracticeFields } from './PracticeFields.tsx';

/** Registration page for nurses; the provider reviews the request (docs/specification.md, section 1). */
export function NurseRegistration(island: IslandProps) {
  return (
    <Island {...island}>
      <RegistrationScreen />
    </Island>
  );
}

const EMPTY = {
  ...createEmptyTexts(practiceFields),
  mail: '',
  password: '',
  confirmation: '',
  wantsWelcomePackage: false,
};

const LIMITED = 429;

function RegistrationScreen() {
  const { t, href, language, site } = useIsland();
  const keys = useIdempotencyKey();
  const form = useForm({
    form: createNurseRegistrationForm(site.passwordMinLength),
    id: 'nurse',
    start: EMPTY,
    textKey: 'nurse.errors',
    submit: async ({ mail, password, confirmation: _, wantsWelcomePackage, ...practice }) => {
      const nurse = { ...practice, wantsWelcomePackage };
      const result = await getApiClient().call(register, {
        body: { mail, password, language, nurse },
        key: keys.keyFor({ mail, password, nurse }),
      });
      if (!result.ok && !isUnrelatedToInput(result.failure)) keys.done();
      return result;
    },
    failureIn: 'form',
    explain: (failure) => (isUnrelatedToInput(failure) || failure.status === LIMITED ? null : t('nurse.failed')),
  });
  if (form.state.status === 'done') {
    return (
      <Screen title={t('nurse.done.title')} lead={t('nurse.done.lead')}>
        <div className="sheet stack" role="status">
          <p>{t('nurse.done.text')}</p>
          <p>
            <ButtonLink href={href('login')}>{t('nurse.done.login')}</ButtonLink>
          </p>
        </div>
      </Screen>
    );
  }
  const { error: _, ...welcome } = form.field('wantsWelcomePackage');
  return (
    <Screen title={t('nurse.title')} lead={t('nurse.lead')}>
      <div className="sheet">
        <FormFrame form={form} submit={t('nurse.submit')} label={t('nurse.title')}>
          <PracticeFields form={form} />
          <fieldset className="field-group">
            <legend>{t('nurse.access')}</legend>
            <TextField {...form.field('mail')} type="email" autoComplete="username" label={t('nurse.mail')} />
            <NewPassword form={form} isFirst />
          </fieldset>
          {site.welcomePack !== '' && (
            <div className="field">
              <Check {...welcome} label={t('nurse.welcome')} help={site.welcomePack} />
            </div>
          )}
        </FormFrame>
      </div>
      <p>
        {t('nurse.known')} <a href={href('login')}>{t('nurse.login')}</a>
      </p>
    </Screen>
  );
}
