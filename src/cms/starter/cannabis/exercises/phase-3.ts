import type { StarterWebform } from '../../starter.ts';
import { coffeeshopFriendCouch } from './phase-3/coffeeshop-friend-couch.ts';
import { gamingAndHangingOutWithout } from './phase-3/gaming-and-hanging-out-without.ts';
import { rideTheWave } from './phase-3/ride-the-wave.ts';
import { theChain } from './phase-3/the-chain.ts';
import { whatWorked } from './phase-3/what-worked.ts';

/** Exercises about craving and difficult places: the wave, one evening, places, time with others, what worked. */
export const PHASE_3: readonly StarterWebform[] = [
  rideTheWave,
  theChain,
  coffeeshopFriendCouch,
  gamingAndHangingOutWithout,
  whatWorked,
];
