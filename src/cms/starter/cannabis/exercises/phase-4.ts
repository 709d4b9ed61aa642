import type { StarterWebform } from '../../starter.ts';
import { anxietyAndWorry } from './phase-4/anxiety-and-worry.ts';
import { iCannotSleepWithout } from './phase-4/i-cannot-sleep-without.ts';
import { myAnswer } from './phase-4/my-answer.ts';
import { theFeelingUnderneath } from './phase-4/the-feeling-underneath.ts';
import { trueOrFalseAboutCannabis } from './phase-4/true-or-false-about-cannabis.ts';

/** Exercises about mind and feeling: permission thoughts, an answer, anxiety, true or false, the feeling underneath. */
export const PHASE_4: readonly StarterWebform[] = [
  iCannotSleepWithout,
  myAnswer,
  anxietyAndWorry,
  trueOrFalseAboutCannabis,
  theFeelingUnderneath,
];
