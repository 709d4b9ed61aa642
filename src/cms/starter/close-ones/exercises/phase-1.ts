import type { StarterWebform } from '../../starter.ts';
import { amISafe } from './phase-1/am-i-safe.ts';
import { howAmI } from './phase-1/how-am-i.ts';
import { notMyFaultNotMySwitch } from './phase-1/not-my-fault-not-my-switch.ts';
import { oneThingForMe } from './phase-1/one-thing-for-me.ts';
import { whatDoIDoNow } from './phase-1/what-do-i-do-now.ts';

/** Exercises about the reader: safety, their own state, guilt, what is done now, one thing for oneself. */
export const PHASE_1: readonly StarterWebform[] = [amISafe, howAmI, notMyFaultNotMySwitch, whatDoIDoNow, oneThingForMe];
