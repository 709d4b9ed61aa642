import { useEffect } from 'react';
import type { Badge, Milestone } from '#src/contract/badge.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { Medal } from '#src/ui/medal/Medal.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { BadgeList, sortBadges } from './BadgeList.tsx';
import { BADGES_QUERY, MILESTONES_QUERY, readBadges, readMilestones } from './operations.ts';

/** Returns true if the user came from a page on this host. */
const hasPreviousPage = () => document.referrer !== '' && new URL(document.referrer).origin === location.origin;

/**
 * Closes the modal by going back to the previous page (docs/specification.md, section 2); if that is on another site,
 * follows the close link.
 */
function useClose(): void {
  useEffect(() => {
    const link = document.querySelector<HTMLAnchorElement>('.modal-page-top a');
    if (!link) return;
    const goBack = (event: Event) => {
      if (!hasPreviousPage() || history.length < 2) return;
      event.preventDefault();
      history.back();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) link.click();
    };
    link.addEventListener('click', goBack);
    document.addEventListener('keydown', onKey);
    return () => {
      link.removeEventListener('click', goBack);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
}

interface Props {
  milestones: readonly Milestone[];
  badges: readonly Badge[];
}

/** Lists the milestones with their progress, as an image that fills and as text (docs/specification.md, section 3). */
function MilestoneList({ milestones, badges }: Props) {
  const { t } = useIsland();
  const achieved = new Set(badges.flatMap(({ id, awarded }) => (awarded === null ? [] : [id])));
  return (
    <section aria-labelledby="milestones">
      <h2 id="milestones" className="visually-hidden">
        {t('badges.milestones')}
      </h2>
      <ul className="milestones">
        {milestones.map(({ id, name, description, image, progress, badges }) => (
          <li key={id} className="sheet">
            <Medal image={image} progress={progress} />
            <div>
              <h3>{name}</h3>
              {description && <p>{description}</p>}
              <p className="soft">
                {t('badges.progress', {
                  achieved: badges.filter((tid) => achieved.has(tid)).length,
                  total: badges.length,
                })}
                <span className="visually-hidden">{t('badges.share', { progress })}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Milestones and badges in a modal, which closes to the previous page (docs/specification.md, section 2). */
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
  const badges = useCall(readBadges, BADGES_QUERY);
  const milestones = useCall(readMilestones, MILESTONES_QUERY);
  const failure = [badges, milestones].find(({ status }) => status === 'error');
  if (failure?.status === 'error') {
    const retry = () => {
      for (const item of [badges, milestones]) if (item.status === 'error') item.retry();
    };
    return (
      <EmptyState
        drawing="offline"
        title={t('badges.unloaded')}
        action={<Button onClick={retry}>{t('forms.retry')}</Button>}
      >
        {toFailureText(t, failure.failure)}
      </EmptyState>
    );
  }
  if (badges.status !== 'done' || milestones.status !== 'done') {
    return <Skeleton shape="rows" label={t('forms.loading')} />;
  }
  const [latestBadge] = sortBadges(badges.value.rows);
  const hasAny = latestBadge !== undefined && latestBadge.awarded !== null;
  return (
    <>
      <div className={hasAny ? 'badge-first' : 'badge-first is-ahead'}>
        <Medal image={latestBadge?.image ?? null} progress={hasAny ? 100 : 0} />
        {hasAny && <p className="badge-name">{latestBadge.name}</p>}
        <p>{t(hasAny ? 'badges.lead' : 'badges.empty')}</p>
      </div>
      <Details summary={t('badges.all')} open={hasAny}>
        <div className="stack">
          <MilestoneList milestones={milestones.value.rows} badges={badges.value.rows} />
          <BadgeList badges={badges.value.rows} />
        </div>
      </Details>
    </>
  );
}
