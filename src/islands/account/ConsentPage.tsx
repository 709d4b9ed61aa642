import { useEffect, useEffectEvent } from 'react';
import { giveConsent } from '#src/contract/account.ts';
import { consentForm, NO_CONSENT } from '#src/contract/forms/credentials.ts';
import { ConsentBoxes } from '#src/forms/consent/ConsentBoxes.tsx';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { useForm } from '#src/forms/use-form.ts';
import { getApiClient } from '#src/session/api.ts';
import { readLoginDestination } from '#src/session/guard.ts';
import { Island, type IslandProps, LoggedIn, useIsland, useUser } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { PhoneText } from '#src/ui/PhoneText.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { AccountDeletionDialog } from './AccountDeletionDialog.tsx';
import { MyDataScreen } from './MyDataScreen.tsx';
import { useAccountDeletion } from './use-account-deletion.ts';

interface Props extends IslandProps {
  readonly loading: string;
}

/** Consent form for users without a stored consent: from single sign-on, or registered before it was required. */
export function ConsentPage({ loading, ...island }: Props) {
  return (
    <Island {...island}>
      <LoggedIn loading={<Skeleton shape="text" label={loading} />}>
        <ConsentScreen />
      </LoggedIn>
    </Island>
  );
}

function ConsentScreen() {
  const { t, href } = useIsland();
  return (
    <Screen title={t('consent.ask.title')} lead={t('consent.ask.lead')}>
      <ConsentForm />
      <RefuseConsent />
      <MyDataScreen />
      <p>
        <PhoneText text={t('consent.ask.help')} /> <a href={href('help')}>{t('consent.ask.helpLink')}</a>
      </p>
    </Screen>
  );
}

function ConsentForm() {
  const { t, language, href } = useIsland();
  const { needsConsent } = useUser();
  const continueNext = () => location.replace(readLoginDestination() ?? href('programme'));
  const form = useForm({
    form: consentForm,
    id: 'consent',
    start: NO_CONSENT,
    textKey: 'forms.errors',
    submit: () => getApiClient().call(giveConsent, { language }),
    onDone: continueNext,
  });
  // Leaves the screen, once, if no consent is required.
  const skip = useEffectEvent(() => {
    if (!needsConsent && form.state.status === 'idle') continueNext();
  });
  useEffect(() => skip(), []);
  return (
    <div className="sheet">
      <FormFrame form={form} submit={t('consent.ask.submit')} label={t('consent.ask.title')}>
        <ConsentBoxes field={form.field} />
      </FormFrame>
    </div>
  );
}

function RefuseConsent() {
  const { t } = useIsland();
  const erasing = useAccountDeletion(t('account.consent.done'));
  return (
    <section className="sheet stack">
      <h2>{t('consent.ask.stopTitle')}</h2>
      <p>{t('consent.ask.stopLead')}</p>
      <p>
        <Button kind="risk" onClick={erasing.question.ask}>
          {t('consent.ask.stop')}
        </Button>
      </p>
      <AccountDeletionDialog
        erasing={erasing}
        title={t('account.consent.sure')}
        confirm={t('account.consent.confirm')}
        failed={t('account.consent.failed')}
        goes={t('account.consent.goes')}
      />
    </section>
  );
}
