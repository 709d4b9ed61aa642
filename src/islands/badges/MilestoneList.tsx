import type { Badge, Milestone } from '#src/contract/badge.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Medal } from '#src/ui/medal/Medal.tsx';

interface Props {
  milestones: readonly Milestone[];
  badges: readonly Badge[];
}

/** Each milestone with its progress, as an image that fills and as text (docs/specification.md, section 3). */
export function MilestoneList({ milestones, badges }: Props) {
  const { t } = useIsland();
  const achieved = new Set(badges.flatMap(({ id, awarded }) => (awarded === null ? [] : [id])));
  return (
    <section aria-labelledby="milestones">
      <h2 id="milestones">{t('badges.milestones')}</h2>
      <ul className="milestones">
        {milestones.map(({ id, name, description, image, progress, badges: own }) => (
          <li key={id} className="sheet">
            <Medal image={image} progress={progress} />
            <div>
              <h3>{name}</h3>
              {description && <p>{description}</p>}
              <p className="soft">
                {t('badges.progress', {
                  progress,
                  achieved: own.filter((tid) => achieved.has(tid)).length,
                  total: own.length,
                })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
