import { getStatistics, type UserStatistics } from '#src/contract/get-statistics.ts';
import { getHome, type StoredHome } from '#src/contract/home.ts';
import type { CurrentPlan } from '#src/contract/plans.ts';
import { getRegistrationsOverview, type RegistrationsOverview } from '#src/contract/registrations.ts';
import { useHighPlan } from '#src/forms/help/use-high-plan.ts';
import { type ExerciseAnswers, useExerciseAnswers } from '#src/session/exercise-answers.ts';
import { useIsland } from '#src/session/Island.tsx';
import { type FetchState, useCall } from '#src/session/use-call.ts';
import { useLoginHint } from '#src/session/use-login-hint.ts';

/** A user's data on the programme page; days are null for domains without registrations. */
export interface PersonalProgress {
  readonly answers: FetchState<ExerciseAnswers>;
  readonly days: FetchState<RegistrationsOverview> | null;
  readonly figures: FetchState<UserStatistics> | null;
  readonly home: FetchState<StoredHome>;
  /** The plan, if its use requires a call to the GP. */
  readonly highPlan: FetchState<CurrentPlan | null>;
}

/** Returns the user's progress, and requests all its parts in parallel with the user. */
export function usePersonalProgress(): PersonalProgress {
  const { domain } = useIsland();
  const isLoggedIn = useLoginHint();
  const hasDays = domain.registration !== null;
  const answers = useExerciseAnswers(isLoggedIn);
  const days = useCall(getRegistrationsOverview, isLoggedIn && hasDays ? {} : null);
  const statistics = useCall(getStatistics, isLoggedIn && hasDays ? {} : null);
  const home = useCall(getHome, isLoggedIn ? {} : null);
  const highPlan = useHighPlan(isLoggedIn);
  return { answers, home, highPlan, days: hasDays ? days : null, figures: hasDays ? statistics : null };
}
