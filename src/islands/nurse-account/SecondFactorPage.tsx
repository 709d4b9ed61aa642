import { useEffect, useEffectEvent, useState } from 'react';
import { StartSetUp } from '#src/forms/second-factor/StartSetUp.tsx';
import { readLoginDestination } from '#src/session/guard.ts';
import { Island, type IslandProps, LoggedIn, useIsland, useUser } from '#src/session/Island.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';

/** Page on which a nurse sets up a second factor, required before access to clients. Continues to the requested page. */
export function SecondFactorPage(island: IslandProps) {
  return (
    <Island {...island}>
      <SecondStepScreen />
    </Island>
  );
}

function SecondStepScreen() {
  const { t } = useIsland();
  return (
    <Screen title={t('second-factor.first.title')} lead={t('second-factor.first.lead')}>
      <LoggedIn loading={<Skeleton shape="text" label={t('forms.loading')} />}>
        <Steps />
      </LoggedIn>
    </Screen>
  );
}

function Steps() {
  const { t, href } = useIsland();
  const [hadFactor] = useState(useUser().hasSecondFactor);
  const continueNext = () => location.replace(readLoginDestination() ?? href('clients'));
  const skip = useEffectEvent(continueNext);
  useEffect(() => {
    if (hadFactor) skip();
  }, [hadFactor]);
  if (hadFactor) return null;
  return (
    <>
      <p>{t('second-factor.first.again')}</p>
      <StartSetUp onDone={continueNext} />
      <p>
        {t('second-factor.first.help')} <a href={href('help')}>{t('second-factor.first.helpLink')}</a>
      </p>
    </>
  );
}
