import { LinkedDrawing } from '../drawing/LinkedDrawing.tsx';
import type { StoneState } from '../stone/Stone.tsx';
import { PathStone } from './PathStone.tsx';

/** Positions of the stones of seven days on the path, farthest first: x, y and half their width. */
const PLACES = [
  [237, 110, 6],
  [226, 118, 7.5],
  [207, 127, 9.5],
  [188, 138, 12],
  [184, 154, 15.5],
  [206, 175, 20],
  [194, 213, 31],
] as const;

interface Props {
  /** States of seven days; the last stone is in front and animated. */
  days: readonly StoneState[];
  /** Accessible text. */
  label: string;
  isEvening?: boolean;
}

/** The last seven days as stones on a path; the last stone is new. */
export function LookBack({ days, label, isEvening = false }: Props) {
  return (
    <div className="look-back" data-light={isEvening ? 'evening' : undefined} role="img" aria-label={label}>
      <LinkedDrawing name="achterom" />
      <svg viewBox="0 0 390 250" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
        {PLACES.map(([x, y, half], index) => {
          const state = days[index];
          return state && <PathStone key={half} {...{ state, x, y, half }} isSaved={index === PLACES.length - 1} />;
        })}
      </svg>
    </div>
  );
}
