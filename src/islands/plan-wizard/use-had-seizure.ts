import { isSeizureConfirmed } from '#src/session/danger.ts';
import { useExerciseAnswers } from '#src/session/exercise-answers.ts';
import { useIsland } from '#src/session/Island.tsx';

/**
 * Returns true if the question about a fit or confusion when stopping was answered yes: before registration in this tab,
 * or in the safety step.
 */
export function useHadSeizure(): boolean {
  const { safety } = useIsland().domain;
  const answers = useExerciseAnswers(safety?.fit !== undefined);
  if (safety?.fit === undefined) return false;
  const submissions = answers.status === 'done' ? answers.value.submissions : [];
  const submission = submissions.find(({ webform }) => webform === safety.webform);
  return isSeizureConfirmed() || submission?.answers[safety.fit] === 'ja';
}
