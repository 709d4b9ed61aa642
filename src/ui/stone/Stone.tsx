import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icons.ts';

/**
 * The state of a day: within the goal, less than at the start, above the goal, registered with a goal that deserves no
 * praise, registered without a goal, not registered, today, still to come. Shape, pattern and icon distinguish them as
 * much as colour.
 */
export type StoneState = 'met' | 'less' | 'over' | 'filled' | 'registered' | 'missing' | 'today' | 'ahead';

const ICONS: Record<StoneState, IconName | undefined> = {
  met: 'check',
  less: 'check',
  over: 'arrow-up',
  filled: 'pencil',
  registered: 'circle',
  missing: 'minus',
  today: 'footprints',
  ahead: undefined,
};

/** A day as a stepping stone. Its meaning is in the text beside it. */
export function Stone({ state, day }: { state: StoneState; day?: number }) {
  const icon = ICONS[state];
  return (
    <span className={`stone stone-${state}`} aria-hidden="true">
      {icon ? <Icon name={icon} /> : day}
    </span>
  );
}
