import { useIsland } from '#src/session/Island.tsx';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { CurrentStep } from './CurrentStep.tsx';
import type { HomeState } from './use-home.ts';
import { WeeklyMailButton } from './WeeklyOffer.tsx';

/** Card for a user who has not registered any day after a week. */
export function BeginCard({ homeState }: { homeState: HomeState }) {
  const { t, href } = useIsland();
  return (
    <CurrentStep title={t('programme.begin.title')} text={t('programme.begin.text')}>
      <ButtonLink kind="quiet" href={href('plan-wizard')}>
        {t('programme.begin.plan')}
      </ButtonLink>
      <WeeklyMailButton homeState={homeState}>{t('programme.weekly.rather')}</WeeklyMailButton>
      <Button kind="plain" onClick={() => void homeState.putAside('begin')}>
        {t('programme.home.hide')}
      </Button>
    </CurrentStep>
  );
}
