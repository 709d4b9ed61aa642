import { useIsland } from '#src/session/Island.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';

/** In the shape of the settings and the column beside them. */
export function AccountSkeleton() {
  const { t } = useIsland();
  return (
    <div className="account-columns">
      <div className="sheet account-waits">
        <Skeleton shape="rows" label={t('forms.loading')} count={6} />
      </div>
      <div className="sheet account-waits" aria-hidden="true">
        <Skeleton shape="rows" label="" count={4} />
      </div>
    </div>
  );
}
