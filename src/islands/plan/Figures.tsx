import type { OwnStatistics } from '#src/contract/get-statistics.ts';
import { useIsland } from '#src/session/Island.tsx';
import { ProgressBar } from '#src/ui/progress-bar/ProgressBar.tsx';
import { WayLink } from '#src/ui/way-link/WayLink.tsx';

interface Props {
  figures: OwnStatistics;
  /** Days within a goal that may be told as such: the statistics count every goal that was met. */
  met: number;
  isPlanSet: boolean;
}

/** The streak: days that are filled in out of days since the start, whatever they were (decisions, "Small ones"). */
export function Figures({ figures: { total, completed, failed }, met, isPlanSet }: Props) {
  const { t, href } = useIsland();
  const filled = Math.max(0, completed - met - failed);
  const facts = [
    ...(isPlanSet ? [{ name: 'met', count: met }] : []),
    ...(isPlanSet ? [{ name: 'over', count: failed }] : []),
    ...(filled > 0 ? [{ name: 'filled', count: filled }] : []),
    { name: 'open', count: total - completed },
  ];
  return (
    <section className="sheet stack" aria-labelledby="figures">
      <h2 id="figures">{t('plan.figures.title')}</h2>
      <p>
        <strong className="plan-number">{completed}</strong> {t('plan.figures.of', { count: total })}
      </p>
      <ProgressBar
        label={t('plan.figures.title')}
        value={completed}
        max={Math.max(1, total)}
        text={t('plan.figures.text', { completed, total })}
      />
      <dl className="plan-facts">
        {facts.map(({ name, count }) => (
          <div key={name}>
            <dt>{t(`plan.figures.${name}`)}</dt>
            <dd>{t('plan.figures.days', { count })}</dd>
          </div>
        ))}
      </dl>
      <p>
        <WayLink href={href('calendar')} way="on">
          {t('plan.toCalendar')}
        </WayLink>
      </p>
    </section>
  );
}
