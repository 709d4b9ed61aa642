import { useIsland, useUser } from '#src/session/Island.tsx';

/** Where somebody of the staff arrives. */
export function Home() {
  const { t } = useIsland();
  const user = useUser();
  return (
    <div className="stack">
      <h1>{t('desk.home.title', { name: user.name })}</h1>
      <p className="lead">{t('desk.home.lead')}</p>
    </div>
  );
}
