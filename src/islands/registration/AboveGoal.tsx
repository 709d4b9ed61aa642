import type { ComponentProps } from 'react';
import { Slip } from '#src/forms/hard-moment/Slip.tsx';
import { AboveGoalLine } from '#src/forms/help/AboveGoalLine.tsx';
import { useIsland } from '#src/session/Island.tsx';

/** In the sheet of a day above its goal: what to watch for now, and what follows a slip. */
export function AboveGoal(slip: ComponentProps<typeof Slip>) {
  const { site } = useIsland();
  return (
    <>
      <AboveGoalLine />
      {site.offers.hardMoment && <Slip {...slip} />}
    </>
  );
}
