import { useIsland } from '#src/session/Island.tsx';

/** Placeholder while a screen of the desk loads. */
export function Loading() {
  const { t } = useIsland();
  return (
    <p className="desk-loading" role="status">
      {t('desk.loading')}
    </p>
  );
}
