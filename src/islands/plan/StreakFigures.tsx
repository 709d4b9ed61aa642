import type { DayCategory } from '#src/rules/registrations/day-state.ts';
import { useIsland } from '#src/session/Island.tsx';
import { ProgressBar } from '#src/ui/progress-bar/ProgressBar.tsx';
import { ArrowLink } from '#src/ui/way-link/ArrowLink.tsx';

interface Props {
  counts: Readonly<Record<DayCategory, number>>;
  isPlanSet: boolean;
}

/** Number of registered days out of the days since the start, with any amount (docs/product-rules.md, "Small ones"). */
export function StreakFigures({ counts: { within, above, filled, open }, isPlanSet }: Props) {
  const { t, href } = useIsland();
  const completed = within + above + filled;
  const total = completed + open;
  const facts = [
    ...(isPlanSet ? [{ name: 'met', count: within }] : []),
    ...(isPlanSet ? [{ name: 'over', count: above }] : []),
    ...(filled > 0 ? [{ name: 'filled', count: filled }] : []),
    { name: 'open', count: open },
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
        <ArrowLink href={href('calendar')} way="on">
          {t('plan.toCalendar')}
        </ArrowLink>
      </p>
    </section>
  );
}
