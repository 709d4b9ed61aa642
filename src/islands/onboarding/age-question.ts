import { useIsland } from '#src/session/Island.tsx';
import type { Question } from './questions.ts';

/** The first question everywhere. It is the product's own: no editor can leave it out (decisions, "Small ones"). */
export function useAgeQuestion(): Question {
  const { t } = useIsland();
  return { uuid: 'age', title: t('start.age.question') };
}
