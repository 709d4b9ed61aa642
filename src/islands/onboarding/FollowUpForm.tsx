import { useEffect, useMemo } from 'react';
import { createHtiFollowUpForm, NO_CONSENT } from '#src/contract/forms/credentials.ts';
import { registerHti } from '#src/contract/sign-on.ts';
import { ConsentBoxes } from '#src/forms/consent/ConsentBoxes.tsx';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { isUnrelatedToInput } from '#src/forms/failure-text.ts';
import { useForm } from '#src/forms/use-form.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { publishUser } from '#src/session/load.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';

const LIMITED = 429;
/** Form for an optional name and address, and the required consent. Returning users continue to the programme. */
export function FollowUpForm() {
  const { t, href, language } = useIsland();
  const { isNewFromHti, needsConsent, needsLockCode } = useUser();
  const form = useForm({
    form: useMemo(() => createHtiFollowUpForm({ needsConsent, needsLockCode }), [needsConsent, needsLockCode]),
    id: 'hti',
    start: { name: '', mail: '', code: '', ...NO_CONSENT },
    textKey: 'start.errors',
    submit: ({ name, mail, code }) =>
      getApiClient().call(registerHti, {
        body: { name, mail, ...(code === '' ? {} : { code }) },
        consentIn: needsConsent ? language : null,
      }),
    onDone: (user) => {
      publishUser(user);
      location.assign(href('welcome'));
    },
    explain: (failure) =>
      isUnrelatedToInput(failure) || failure.status === LIMITED ? null : t('start.failures.register'),
  });
  const skip = () => {
    form.set('name', '');
    form.set('mail', '');
  };
  useEffect(() => {
    if (!isNewFromHti && form.state.status === 'idle') location.replace(href('programme'));
  }, [isNewFromHti, form.state.status, href]);

  return (
    <Screen title={t('start.hti.title')} lead={t('start.hti.lead')}>
      <div className="sheet">
        <FormFrame
          form={form}
          submit={t('start.hti.submit')}
          label={t('start.hti.title')}
          secondaryActions={
            <Button type="submit" kind="plain" onClick={skip}>
              {t('start.hti.skip')}
            </Button>
          }
        >
          <TextField {...form.field('name')} autoComplete="given-name" label={t('start.hti.name')} />
          <TextField
            {...form.field('mail')}
            type="email"
            autoComplete="email"
            label={t('start.hti.mail')}
            help={t('start.hti.mailHelp')}
          />
          {needsLockCode && (
            <TextField
              {...form.field('code')}
              type="password"
              inputMode="numeric"
              autoComplete="off"
              label={t('start.hti.code')}
              help={t('start.hti.codeHelp')}
            />
          )}
          {needsConsent && <ConsentBoxes field={form.field} />}
        </FormFrame>
      </div>
    </Screen>
  );
}
