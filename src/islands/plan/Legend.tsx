import { useIsland } from '#src/session/Island.tsx';
import { StoneLegend } from '#src/ui/stone/StoneLegend.tsx';

interface Props {
  /** Some day has a goal that was met and is nothing to praise: only then its look is explained. */
  hasFilled: boolean;
}

/** What shapes and colours mean. */
export function Legend({ hasFilled }: Props) {
  const { t } = useIsland();
  return (
    <section className="sheet stack" aria-labelledby="legend">
      <h2 id="legend">{t('plan.legend.title')}</h2>
      <StoneLegend
        entries={[
          { state: 'met', label: t('plan.legend.met') },
          { state: 'over', label: t('plan.legend.over') },
          ...(hasFilled ? [{ state: 'filled', label: t('plan.legend.filled') } as const] : []),
          { state: 'registered', label: t('plan.legend.registered') },
          { state: 'missing', label: t('plan.legend.missing') },
        ]}
      />
    </section>
  );
}
