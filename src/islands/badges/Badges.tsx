import { failureText } from '#src/forms/failure-text.ts';
import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { BadgeList } from './BadgeList.tsx';
import { MilestoneList } from './MilestoneList.tsx';
import { BADGES, MILESTONES, readBadges, readMilestones } from './operations.ts';
import { useClose } from './use-close.ts';

/** Milestones and badges, in a modal that closes to the previous page (docs/specification.md, section 2). */
export function Badges(island: IslandProps) {
  return (
    <Island {...island}>
      <BadgesScreen />
    </Island>
  );
}

function BadgesScreen() {
  const { t } = useIsland();
  useClose();
  return (
    <div className="stack">
      <h1>{t('badges.title')}</h1>
      <LoggedIn loading={<Skeleton shape="rows" label={t('forms.loading')} />}>
        <Lists />
      </LoggedIn>
    </div>
  );
}

function Lists() {
  const { t } = useIsland();
  const badges = useCall(readBadges, BADGES);
  const milestones = useCall(readMilestones, MILESTONES);
  const failed = [badges, milestones].find(({ status }) => status === 'error');
  if (failed?.status === 'error') {
    const retry = () => {
      for (const one of [badges, milestones]) if (one.status === 'error') one.retry();
    };
    return (
      <EmptyState
        drawing="offline"
        title={t('badges.unloaded')}
        action={<Button onClick={retry}>{t('forms.retry')}</Button>}
      >
        {failureText(t, failed.failure)}
      </EmptyState>
    );
  }
  if (badges.status !== 'done' || milestones.status !== 'done') {
    return <Skeleton shape="rows" label={t('forms.loading')} />;
  }
  const hasAny = badges.value.rows.some(({ awarded }) => awarded !== null);
  return (
    <>
      <p className="lead">{t(hasAny ? 'badges.lead' : 'badges.empty')}</p>
      <MilestoneList milestones={milestones.value.rows} badges={badges.value.rows} />
      <BadgeList badges={badges.value.rows} />
    </>
  );
}
