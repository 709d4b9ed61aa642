import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { useHadSeizure } from './use-had-seizure.ts';

/** Warning after an earlier fit against stopping at home or alone, for all plans. */
export function EarlierSeizureWarning() {
  const { t } = useIsland();
  if (!useHadSeizure()) return null;
  return (
    <Banner kind="crisis">
      <p>{t('plan.wizard.fit')}</p>
    </Banner>
  );
}
