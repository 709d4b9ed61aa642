import { demoBuddies } from './buddies.ts';
import { demoDays } from './days.ts';
import { demoDiary } from './diary.ts';
import { demoExercises } from './exercises.ts';
import { demoForum } from './forum.ts';
import { demoMessages } from './messages.ts';
import { demoNurse } from './nurse.ts';
import type { DemoPart } from './part.ts';

/** Demo data of every module, in order. */
export const DEMO_PARTS: readonly DemoPart[] = [
  demoDays,
  demoExercises,
  demoDiary,
  demoBuddies,
  demoForum,
  demoNurse,
  demoMessages,
];
