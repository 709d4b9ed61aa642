import { useIsland } from '#src/session/Island.tsx';

/** Stands while a screen of the desk is on its way. */
export function Loading() {
  const { t } = useIsland();
  return (
    <p className="desk-loading" role="status">
      {t('desk.loading')}
    </p>
  );
}
