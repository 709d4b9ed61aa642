import { BeginSetUp } from '#src/forms/second-factor/BeginSetUp.tsx';
import { useIsland } from '#src/session/Island.tsx';

/** Staff without a second factor sets one up before anything else; the page then is the one that was asked for. */
export function FirstFactor() {
  const { t } = useIsland();
  return (
    <div className="stack">
      <h1>{t('desk.firstFactor.title')}</h1>
      <p className="lead">{t('second-factor.lead')}</p>
      <BeginSetUp onDone={() => location.reload()} />
    </div>
  );
}
