import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icons.ts';

/**
 * Icon of each state of a day: without use, within the goal, less than at the start, above the goal, registered only,
 * registered without a goal, not registered, today, future, before the start. Shape, pattern and icon distinguish them
 * as much as colour.
 */
const ICONS = {
  none: 'check',
  within: 'check',
  less: 'check',
  above: 'arrow-up',
  filled: 'pencil',
  'no-goal': 'circle',
  open: 'minus',
  today: 'footprints',
  future: undefined,
  before: undefined,
} as const satisfies Record<string, IconName | undefined>;

export type StoneState = keyof typeof ICONS;

/** A day as a stepping stone; the text next to it states its meaning. */
export function Stone({ state, day }: { state: StoneState; day?: number }) {
  const icon = ICONS[state];
  return (
    <span className={`stone stone-${state}`} aria-hidden="true">
      {icon ? <Icon name={icon} /> : day}
    </span>
  );
}
