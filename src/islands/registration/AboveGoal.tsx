import { AboveGoalLine } from '#src/forms/help/AboveGoalLine.tsx';

/** In the sheet of a day above its goal: what to watch for now. What follows a slip has its place below it. */
export function AboveGoal() {
  return <AboveGoalLine />;
}
