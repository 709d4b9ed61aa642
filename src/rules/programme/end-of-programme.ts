import type { Submissions } from './phase.ts';

/** The end-of-programme block is complete when every exercise of the block has a submission (section 4). */
export function isEndComplete(exercises: readonly string[], submissions: Submissions): boolean {
  return exercises.every((exercise) => submissions.has(exercise));
}
