import { useIsland } from '#src/session/Island.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';

/** Purpose of a plan, before there is one. The button to make it is below. */
export function NoPlan() {
  const { t } = useIsland();
  return (
    <EmptyState drawing="rust" title={t('plan.none.title')}>
      {t('plan.none.text')}
    </EmptyState>
  );
}
