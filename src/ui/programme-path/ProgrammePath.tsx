import { LinkedDrawing } from '../drawing/LinkedDrawing.tsx';
import { PathStone } from '../look-back/PathStone.tsx';
import type { StoneState } from '../stone/Stone.tsx';

const DAYS_IN_ROW = 7;
const ROWS = 6;
const HALF = 14.5;
/** Middle of the drawing: a row that ends to the right of it turns right. */
const MIDDLE = 190;

/**
 * Returns the position of a day by its number, from 0. Each week is a row above the previous one, in the opposite
 * direction.
 */
function getPosition(day: number): readonly [x: number, y: number] {
  const [row, column] = [Math.floor(day / DAYS_IN_ROW), day % DAYS_IN_ROW];
  const columnIndex = row % 2 === 0 ? column : DAYS_IN_ROW - 1 - column;
  return [54 + columnIndex * 47, Math.round(446 - row * 60 + Math.sin(column * 1.3 + row) * 4)];
}

const PLACES = Array.from({ length: DAYS_IN_ROW * ROWS }, (_, day) => getPosition(day));

/** Path from the gate along every day to the lookout. */
const ROAD = PLACES.reduce((total, [x, y], day) => {
  const previousPoint = PLACES[day - 1];
  if (!previousPoint) return `M${x - 50} ${y + 6}L${x} ${y}`;
  if (day % DAYS_IN_ROW !== 0) return `${total}L${x} ${y}`;
  const bend = previousPoint[0] > MIDDLE ? 38 : -38;
  return `${total}C${previousPoint[0] + bend} ${previousPoint[1]} ${x + bend} ${y} ${x} ${y}`;
}, '').concat('C24 142 14 112 74 106L124 110');

interface Props {
  /** States of forty-two days, starting at the gate. */
  days: readonly StoneState[];
  /** Accessible text. */
  label: string;
  isEvening: boolean;
}

/** The whole programme: six weeks from the gate up to the lookout, one stone for each day. */
export function ProgrammePath({ days, label, isEvening }: Props) {
  return (
    <div className="whole-walk" data-light={isEvening ? 'evening' : undefined} role="img" aria-label={label}>
      <LinkedDrawing name="heelpad" />
      <svg viewBox="0 0 390 490" aria-hidden="true" focusable="false">
        <path d={ROAD} className="whole-walk-edge" />
        <path d={ROAD} className="whole-walk-road" />
        {PLACES.map(([x, y], day) => {
          const state = days[day];
          return state && <PathStone key={`${x} ${y}`} {...{ state, x, y }} half={HALF} />;
        })}
      </svg>
    </div>
  );
}
