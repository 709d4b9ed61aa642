import { useIsland } from '#src/session/Island.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';

/** Reason that a week is gone: left, wiped, erased in another window, or too old. */
export type GoneReason = 'left' | 'wiped' | 'elsewhere' | 'old';

/** The last screen: nothing is asked, and one link leads away. */
export function Gone({ reason }: { reason: GoneReason }) {
  const { t, href } = useIsland();
  return (
    <Screen title={<span tabIndex={-1}>{t('looking.gone.title')}</span>}>
      {reason === 'left' && (
        <>
          <p>{t('looking.gone.looked')}</p>
          <p>{t('looking.gone.history')}</p>
        </>
      )}
      {reason === 'elsewhere' && <p>{t('looking.state.elsewhere')}</p>}
      <p>
        <a href={href('landing')}>{t('looking.gone.home')}</a>
      </p>
    </Screen>
  );
}
