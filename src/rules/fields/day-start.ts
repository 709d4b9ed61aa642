import { DAY_STARTS, type DayStart } from '../calendar/day-of-use.ts';
import { readChoice } from './choice.ts';
import { accept, type Reading } from './reading.ts';

/** The hour at which the user's day begins. */
export function readDayStart(chosen: string): Reading<DayStart, 'required' | 'invalid'> {
  const reading = readChoice(chosen, DAY_STARTS.map(String));
  return reading.ok ? accept(Number(reading.value) as DayStart) : reading;
}
