import type { ClientExercise } from '#src/contract/client-phases.ts';
import type { Submission } from '#src/contract/exercise-submission.ts';

/** An exercise whose answers are displayed. */
export interface Opened {
  readonly exercise: ClientExercise;
  readonly submission: Submission;
}
