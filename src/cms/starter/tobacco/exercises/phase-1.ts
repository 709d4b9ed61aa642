import type { StarterWebform } from '../../starter.ts';
import { howMuchSupportDoINeed } from './phase-1/how-much-support-do-i-need.ts';
import { myCigarettesInARow } from './phase-1/my-cigarettes-in-a-row.ts';
import { myQuitDay } from './phase-1/my-quit-day.ts';
import { myReasonsSmallAndBig } from './phase-1/my-reasons-small-and-big.ts';
import { patchTabletOrWithout } from './phase-1/patch-tablet-or-without.ts';

/** Exercises of the preparation: the support, the present state, reasons, aids and a day. */
export const PHASE_1: readonly StarterWebform[] = [
  howMuchSupportDoINeed,
  myCigarettesInARow,
  myReasonsSmallAndBig,
  patchTabletOrWithout,
  myQuitDay,
];
