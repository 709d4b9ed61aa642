import type { LineRank } from '#src/domains/help-lines.ts';
import { getOpenState, type OpenState } from './open-state.ts';

/** A line with its state at a moment. */
export type LineWithState<Line> = Line & { readonly now: OpenState };

const PLACES = { danger: 0, own: 1, general: 2, other: 3 } as const;
const UNKNOWN_PLACE = 4;
const CLOSED_PLACE = 5;

const getPriority = ({ kind, now }: LineWithState<LineRank>): number => {
  if (kind === 'danger' || now.state === 'open') return PLACES[kind];
  return now.state === 'unknown' ? UNKNOWN_PLACE : CLOSED_PLACE;
};

const getOpeningTime = ({ now }: LineWithState<LineRank>): number =>
  now.state === 'closed' ? (now.opens?.getTime() ?? Number.MAX_SAFE_INTEGER) : 0;

/**
 * Sorts help lines in the order in which to call them at an instant: danger, open
 * lines of the programme, open general lines, other open lines, lines with unknown hours, and closed lines by their
 * opening time.
 */
export function orderLines<Line extends LineRank>(lines: readonly Line[], time: Date): readonly LineWithState<Line>[] {
  return lines
    .map((line) => ({ ...line, now: getOpenState(line.open, time) }))
    .sort(
      (item, other) =>
        getPriority(item) - getPriority(other) ||
        (item.kind === 'danger' ? 0 : getOpeningTime(item) - getOpeningTime(other)) ||
        item.rank - other.rank,
    );
}

/** Returns the first open line after the danger lines. */
export const findOpenLine = <Line extends LineRank>(
  lines: readonly LineWithState<Line>[],
): LineWithState<Line> | undefined => lines.find(({ kind, now }) => kind !== 'danger' && now.state === 'open');
