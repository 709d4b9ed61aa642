import { useIsland } from '#src/session/Island.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';

/** Before there is a plan: what it is for. The button to make it stands below. */
export function NoPlan() {
  const { t } = useIsland();
  return (
    <EmptyState drawing="rust" title={t('plan.none.title')}>
      {t('plan.none.text')}
    </EmptyState>
  );
}
