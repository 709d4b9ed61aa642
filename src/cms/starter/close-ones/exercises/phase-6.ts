import type { StarterWebform } from '../../starter.ts';
import { ifNothingChanges } from './phase-6/if-nothing-changes.ts';
import { letterToMe } from './phase-6/letter-to-me.ts';
import { lookingBack } from './phase-6/looking-back.ts';
import { myCircle } from './phase-6/my-circle.ts';
import { whenTheyBeginToChange } from './phase-6/when-they-begin-to-change.ts';

/** Exercises about the time after: if they start, if nothing changes, a circle, looking back, a letter. */
export const PHASE_6: readonly StarterWebform[] = [
  whenTheyBeginToChange,
  ifNothingChanges,
  myCircle,
  lookingBack,
  letterToMe,
];
