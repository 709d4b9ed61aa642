import { useIsland } from '#src/session/Island.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';

/** The page while its days are loading: two weeks of bars and the block beside them. */
export function PlanLoading({ label }: { label: string }) {
  const { t } = useIsland();
  return (
    <div className="page-width plan-page">
      <div className="stack">
        <h1>{t('plan.title')}</h1>
        <div className="plan-loading-lead">
          <Skeleton shape="text" label={label} />
        </div>
        {['one', 'two'].map((week) => (
          <div className="sheet plan-loading-week" key={week}>
            <Skeleton shape="bars" label={label} />
          </div>
        ))}
      </div>
      <div className="sheet plan-loading-week">
        <Skeleton shape="text" label={label} />
      </div>
    </div>
  );
}
