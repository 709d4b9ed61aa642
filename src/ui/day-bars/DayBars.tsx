import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { StoneState } from '../stone/Stone.tsx';

/** States for which an empty day has a tick. */
const TICKED: readonly StoneState[] = ['none', 'within', 'less'];

export interface DayBar {
  readonly key: string;
  /**
   * Style of the bar, as for the stone of its day. A day before the start has no bar; today has the bar of an open day.
   */
  readonly kind: StoneState;
  /** Height of the bar, from 0 to 1. */
  readonly height: number;
  readonly goal?: number;
  /** True for a day without use, which gets a bar of minimum height. */
  readonly isZero?: boolean;
  /** Label above the bar: "2,5"; empty for an unknown amount. */
  readonly amount?: string;
  /** Label below the bar: "ma". */
  readonly name: string;
  /** Accessible text: "maandag 16 november, 2,5 glazen, doel 3". */
  readonly label: string;
  readonly isToday?: boolean;
  /** True if a bar for several days contains today. */
  readonly isNow?: boolean;
  /** Link of the day; text only if omitted. */
  readonly href?: string;
  /** Makes the bar a button that opens the element with this id. */
  readonly opens?: { readonly id: string; readonly isOpen: boolean; readonly onPress: () => void };
}

const WIDTH = 40;
const HEIGHT = 120;
/** Relative height of the highest bar, which leaves room for the goal lines. */
const FULL = 0.88;
/** Height of the bar of a day without use. */
const FOOT = 12;

/** Bar chart of days: the line through all of them is the goal, the part above it is hatched. */
export function DayBars({ label, days }: { label: string; days: readonly DayBar[] }) {
  const hatch = useId();
  return (
    <ol className="day-bars" aria-label={label}>
      {days.map((day, index) => (
        <li key={day.key} className={day.isToday ? 'day-bars-today' : day.isNow ? 'day-bars-now' : undefined}>
          <DayCell day={day}>
            <Bar day={day} hatch={hatch} goalBefore={days[index - 1]?.goal} />
          </DayCell>
        </li>
      ))}
    </ol>
  );
}

/** Renders a day as a link, a button or text. */
function DayCell({ day: { href, isToday, opens }, children }: { day: DayBar; children: ReactNode }) {
  if (href !== undefined) {
    return (
      <a className="day-bars-day" href={href} aria-current={isToday ? 'date' : undefined}>
        {children}
      </a>
    );
  }
  if (!opens) return <span className="day-bars-day">{children}</span>;
  const { id, isOpen, onPress } = opens;
  return (
    <button type="button" className="day-bars-day" aria-expanded={isOpen} aria-controls={id} onClick={onPress}>
      {children}
    </button>
  );
}

interface BarProps {
  day: DayBar;
  hatch: string;
  /** Goal of the bar before it, from which the line steps up or down. */
  goalBefore: number | undefined;
}

function Bar({ day, hatch, goalBefore }: BarProps) {
  return (
    <>
      <span className="day-bars-amount" aria-hidden="true">
        {day.amount ?? '\u00a0'}
      </span>
      <span className="day-bars-post">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <Post day={day} hatch={hatch} goalBefore={goalBefore} />
        </svg>
        {day.isZero && TICKED.includes(day.kind) && <Icon name="check" />}
      </span>
      <span className="day-bars-name" aria-hidden="true">
        {day.name}
      </span>
      <span className="visually-hidden">{day.label}</span>
    </>
  );
}

function Post({ day: { kind, height, goal, isZero = false }, hatch, goalBefore = goal }: BarProps) {
  if (kind === 'before') return null;
  const getLevel = (share: number) => HEIGHT * (1 - FULL * share);
  const top = isZero ? HEIGHT - FOOT : getLevel(height);
  const bar = { x: 0, y: top, width: WIDTH, height: HEIGHT - top, rx: 4 };
  return (
    <>
      {kind === 'above' && (
        <pattern id={hatch} width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className="day-bar-hatch-base" width="10" height="10" />
          <rect className="day-bar-hatch" width="5" height="10" />
        </pattern>
      )}
      <rect className={`day-bar-place day-bar-place-${kind}`} x="0" y="0" width={WIDTH} height={HEIGHT} rx="6" />
      {(isZero || height > 0) && (
        <rect className={`day-bar day-bar-${kind}`} {...bar} fill={kind === 'above' ? `url(#${hatch})` : undefined} />
      )}
      {goal !== undefined && (
        <line className="day-bar-goal" x1="-4" x2={WIDTH + 4} y1={getLevel(goal)} y2={getLevel(goal)} />
      )}
      {goal !== undefined && goalBefore !== undefined && goalBefore !== goal && (
        <line className="day-bar-goal" x1="-4" x2="-4" y1={getLevel(goalBefore)} y2={getLevel(goal)} />
      )}
    </>
  );
}
