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

/** The bar of a day: none before the start, and today looks like an open day. */
export function barOfDay(mark: keyof typeof STONES): StoneState | 'before' {
  if (mark === 'before') return mark;
  return mark === 'today' ? 'missing' : STONES[mark];
}

/** The stone of a day. */
export const stoneOfDay = (mark: keyof typeof STONES): StoneState => STONES[mark];
