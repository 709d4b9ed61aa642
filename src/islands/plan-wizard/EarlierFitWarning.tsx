import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { useEarlierFit } from './use-earlier-fit.ts';

/** Warning after an earlier fit against stopping at home or alone, for all plans. */
export function EarlierFitWarning() {
  const { t } = useIsland();
  if (!useEarlierFit()) return null;
  return (
    <Banner kind="crisis">
      <p>{t('plan.wizard.fit')}</p>
    </Banner>
  );
}
