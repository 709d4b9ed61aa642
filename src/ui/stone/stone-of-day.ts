import type { StoneState } from './Stone.tsx';

/** The marks of a day in the calendar (section 4, "Calendar day") as stones. */
const STONES = {
  'registered-success': 'met',
  'registered-failed': 'over',
  filled: 'filled',
  registered: 'registered',
  'not-registered': 'missing',
  today: 'today',
  future: 'ahead',
} as const satisfies Record<string, StoneState>;

/** The stone of a day. */
export const stoneOfDay = (mark: keyof typeof STONES): StoneState => STONES[mark];
