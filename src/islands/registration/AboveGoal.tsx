import type { ComponentProps } from 'react';
import { Slip } from '#src/forms/hard-moment/Slip.tsx';
import { AboveGoalLine } from '#src/forms/help/AboveGoalLine.tsx';

/** In the sheet of a day above its goal: what to watch for now, and what follows a slip. */
export function AboveGoal(slip: ComponentProps<typeof Slip>) {
  return (
    <>
      <AboveGoalLine />
      <Slip {...slip} />
    </>
  );
}
