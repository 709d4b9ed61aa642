import { getRegistrationsOverview, type RegistrationsOverview } from '#src/contract/get-registrations-overview.ts';
import { getStatistics, type OwnStatistics } from '#src/contract/get-statistics.ts';
import { type ExerciseAnswers, useExerciseAnswers } from '#src/session/exercise-answers.ts';
import { useIsland } from '#src/session/Island.tsx';
import { type Fetched, useCall } from '#src/session/use-call.ts';
import { useHint } from '#src/session/use-hint.ts';

/** What the programme shows of a person; days are null in a domain that registers none. */
export interface Personal {
  readonly answers: Fetched<ExerciseAnswers>;
  readonly days: Fetched<RegistrationsOverview> | null;
  readonly figures: Fetched<OwnStatistics> | null;
}

/** Asks for everything at once, beside the call that tells who is logged in: none waits for another. */
export function usePersonal(): Personal {
  const { domain } = useIsland();
  const isIn = useHint();
  const hasDays = domain.registration !== null;
  const answers = useExerciseAnswers(isIn);
  const days = useCall(getRegistrationsOverview, isIn && hasDays ? {} : null);
  const figures = useCall(getStatistics, isIn && hasDays ? {} : null);
  return { answers, days: hasDays ? days : null, figures: hasDays ? figures : null };
}
