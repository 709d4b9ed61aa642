import type { StoneState } from './Stone.tsx';

/** The states of a day in the calendar (section 4, "Calendar day") as stones. */
const STONES = {
  'registered-success': 'met',
  'registered-failed': 'over',
  registered: 'registered',
  'not-registered': 'missing',
  today: 'today',
  future: 'ahead',
} as const satisfies Record<string, StoneState>;

/** The stone of a day. */
export const stoneOfDay = (state: keyof typeof STONES): StoneState => STONES[state];
