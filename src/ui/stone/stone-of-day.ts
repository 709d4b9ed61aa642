import type { StoneState } from './Stone.tsx';

/** The marks of a day as stones and as bars. */
const STONES = {
  none: 'met',
  within: 'met',
  less: 'less',
  above: 'over',
  filled: 'filled',
  'no-goal': 'registered',
  open: 'missing',
  today: 'today',
  future: 'ahead',
  before: 'ahead',
} as const satisfies Record<string, StoneState>;

/** The bar of a day: nothing is drawn before the start, and today waits as an open day does. */
export function barOfDay(mark: keyof typeof STONES): StoneState | 'before' {
  if (mark === 'before') return mark;
  return mark === 'today' ? 'missing' : STONES[mark];
}

/** The stone of a day. */
export const stoneOfDay = (mark: keyof typeof STONES): StoneState => STONES[mark];
