import { DayLegend } from '#src/forms/moments/DayLegend.tsx';
import { useIsland } from '#src/session/Island.tsx';

/** The meaning of shapes and colours. */
export function Legend(props: Parameters<typeof DayLegend>[0]) {
  const { t } = useIsland();
  return (
    <section className="sheet stack" aria-labelledby="legend">
      <h2 id="legend">{t('plan.legend.title')}</h2>
      <DayLegend {...props} />
    </section>
  );
}
