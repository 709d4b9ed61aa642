import type { StoneState } from '../stone/Stone.tsx';

/** Ratio of height to width of a stone seen from the side. */
const FLAT = 0.7;
/** Minimum half width at which a mark on a stone is readable. */
const READABLE = 9;

/** States with a tick, including those that required no registration. */
const TICKED: readonly StoneState[] = ['none', 'within', 'less'];
const AHEAD: readonly StoneState[] = ['future', 'before'];

interface PathStoneProps {
  state: StoneState;
  x: number;
  y: number;
  half: number;
}

function Mark({ state, x, y, half }: PathStoneProps) {
  if (half < READABLE) return null;
  const part = half / 12;
  if (TICKED.includes(state)) {
    const link = `M${x - 5 * part} ${y + 0.2 * part}l${3.6 * part} ${3 * part}l${6.6 * part} ${-6.4 * part}`;
    return <path d={link} className="look-back-mark" strokeWidth={2.6 * part} />;
  }
  if (state === 'above') {
    const link = `M${x} ${y + 4 * part}V${y - 3.5 * part}M${x - 3.6 * part} ${y - 0.6 * part}L${x} ${y - 4 * part}L${x + 3.6 * part} ${y - 0.6 * part}`;
    return <path d={link} className="look-back-mark" strokeWidth={2 * part} />;
  }
  if (state === 'filled' || state === 'no-goal') {
    return <circle cx={x} cy={y} r={2.4 * part} className="look-back-dot" />;
  }
  return null;
}

/**
 * Shape of a stone, which differs by state in form as well as colour: squarer above the goal, a dashed ring if not
 * registered.
 */
function Shape({ state, x, y, half }: PathStoneProps) {
  const low = half * FLAT;
  if (state === 'above') {
    const [width, height] = [half * 1.88, low * 1.8];
    return <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx={half * 0.46} />;
  }
  const size = state === 'open' ? 0.9 : AHEAD.includes(state) ? 0.5 : 1;
  return <ellipse cx={x} cy={y} rx={half * size} ry={low * size} />;
}

/** A day as a stone on a path, seen from the side. `isSaved` animates a newly saved day. */
export function PathStone({ isSaved = false, ...stone }: PathStoneProps & { isSaved?: boolean }) {
  const { state, x, y, half } = stone;
  const isFlat = state === 'open' || AHEAD.includes(state);
  return (
    <g className={`look-back-${state}`} data-saved={isSaved || undefined}>
      {!isFlat && <ellipse cx={x} cy={y + half * 0.3} rx={half * 1.02} ry={half * FLAT} className="look-back-shadow" />}
      <Shape {...stone} />
      <Mark {...stone} />
    </g>
  );
}
