import { StartSetUp } from '#src/forms/second-factor/StartSetUp.tsx';
import { useIsland } from '#src/session/Island.tsx';

/** Setup of a second factor, required for staff before they continue to the requested page. */
export function RequiredSecondFactor() {
  const { t } = useIsland();
  return (
    <div className="stack">
      <h1>{t('desk.firstFactor.title')}</h1>
      <p className="lead">{t('second-factor.lead')}</p>
      <StartSetUp onDone={() => location.reload()} />
    </div>
  );
}
