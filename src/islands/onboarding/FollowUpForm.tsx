import { useEffect } from 'react';
import { htiFollowUpForm } from '#src/contract/forms/credentials.ts';
import { registerHti } from '#src/contract/register-hti.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { failureText, isAway } from '#src/forms/failure-text.ts';
import { useFailureToast } from '#src/forms/use-failure-toast.ts';
import { useForm } from '#src/forms/use-form.ts';
import { api } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { know } from '#src/session/load.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { PrivacyConsent } from './PrivacyConsent.tsx';

const LIMITED = 429;
const EMPTY = { name: '', mail: '' };

/** Name and address, both optional, with a way past them. Somebody who has been here before goes to the programme. */
export function FollowUpForm() {
  const { t, href } = useIsland();
  const { isNewFromHti } = useUser();
  const form = useForm({
    form: htiFollowUpForm,
    id: 'hti',
    start: { ...EMPTY, privacy: false },
    words: 'start.errors',
    submit: ({ name, mail }) => api().call(registerHti, { body: { name, mail } }),
    onDone: (user) => {
      know(user);
      location.assign(href('welcome'));
    },
    explain: (failure) => (isAway(failure) || failure.status === LIMITED ? null : t('start.failures.register')),
  });
  const notice = useFailureToast();
  const skip = async () => {
    notice.close();
    const skipped = await api().call(registerHti, { body: EMPTY });
    if (skipped.ok) location.assign(href('welcome'));
    else notice.show(isAway(skipped.failure) ? failureText(t, skipped.failure) : t('start.failures.register'));
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
          beside={
            <Button kind="plain" onClick={skip}>
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
          <PrivacyConsent field={form.field('privacy')} />
        </FormFrame>
      </div>
    </Screen>
  );
}
