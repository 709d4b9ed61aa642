import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { useEarlierFit } from './use-earlier-fit.ts';

/** Warning after an earlier fit: never stop at home or alone, with any plan. */
export function EarlierFit() {
  const { t } = useIsland();
  if (!useEarlierFit()) return null;
  return (
    <Banner kind="crisis">
      <p>{t('plan.wizard.fit')}</p>
    </Banner>
  );
}
