import { useIsland } from '#src/session/Island.tsx';
import type { PlainQuestion } from '#src/ui/question/question.ts';

/**
 * The first question everywhere. It is the product's own: no editor can leave it out (docs/product-rules.md, "Small
 * ones").
 */
export function useAgeQuestion(): PlainQuestion {
  const { t } = useIsland();
  return { uuid: 'age', title: t('start.age.question') };
}
