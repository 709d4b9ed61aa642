import { useIsland } from '#src/session/Island.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';

/** Skeleton of a client. */
export function ClientLoading() {
  const { t } = useIsland();
  return (
    <div className="portal-client-page">
      <h1 className="visually-hidden">{t('portal.client.title')}</h1>
      <div className="sheet portal-panel-loading">
        <Skeleton shape="text" count={6} label={t('forms.loading')} />
      </div>
      <div className="sheet">
        <Skeleton shape="bars" label={t('portal.progress.loading')} />
      </div>
    </div>
  );
}
