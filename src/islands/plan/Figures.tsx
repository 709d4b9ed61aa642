import type { OwnStatistics } from '#src/contract/get-statistics.ts';
import { useIsland } from '#src/session/Island.tsx';
import { ProgressBar } from '#src/ui/progress-bar/ProgressBar.tsx';
import { WayLink } from '#src/ui/way-link/WayLink.tsx';

/** The streak: days that are filled in out of days since the start, whatever they were (decisions, "Small ones"). */
export function Figures({ figures: { total, completed, success, failed } }: { figures: OwnStatistics }) {
  const { t, href } = useIsland();
  const facts = [
    { name: 'met', count: success },
    { name: 'over', count: failed },
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
