import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { useEarlierFit } from './use-earlier-fit.ts';

/** After an earlier fit: nobody stops at home or alone, whatever the schedule says. */
export function EarlierFit() {
  const { t } = useIsland();
  if (!useEarlierFit()) return null;
  return (
    <Banner kind="crisis">
      <p>{t('plan.wizard.fit')}</p>
    </Banner>
  );
}
