import type { ExerciseContent } from '#src/contract/programme-content.ts';
import { useIsland } from '#src/session/Island.tsx';

/** Returns a function that formats the kind and approximate duration of an exercise: "Lijst · 5 minuten". */
export function useStepText(): (exercise: ExerciseContent) => string {
  const { t } = useIsland();
  return ({ category, time }) => [t(`programme.kinds.${category}.one`), time].filter(Boolean).join(' · ');
}
