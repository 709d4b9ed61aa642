import type { StarterWebform } from '../../starter.ts';
import { howAndWhen } from './phase-1/how-and-when.ts';
import { myHeartAndHead } from './phase-1/my-heart-and-head.ts';
import { myLine } from './phase-1/my-line.ts';
import { theBill } from './phase-1/the-bill.ts';
import { whereIsItWhoCalls } from './phase-1/where-is-it-who-calls.ts';

/** Exercises of phase 1, "Safe and honest": heart and mind, the pattern, the bill, out of reach, a sentence. */
export const PHASE_1: readonly StarterWebform[] = [myHeartAndHead, howAndWhen, theBill, whereIsItWhoCalls, myLine];
