/** Points to complete before accounts can be created (docs/product-rules.md, "Small ones"), in order. */
export const OPENING_POINTS = [
  'provider',
  'statements',
  'mail',
  'keys',
  'lines',
  'facts-1',
  'facts-2',
  'facts-3',
  'moderation',
  'backup',
] as const;
export type OpeningPoint = (typeof OPENING_POINTS)[number];

export const isOpeningPoint = (name: string): name is OpeningPoint =>
  (OPENING_POINTS as readonly string[]).includes(name);

/** Points that the product checks; they cannot be completed by hand. */
const CHECKED_POINTS: readonly OpeningPoint[] = [
  'provider',
  'statements',
  'lines',
  'facts-1',
  'facts-2',
  'facts-3',
  'moderation',
];

/** Returns true for a point that can be completed by hand. The mail server is tested by opening a mail. */
export const canCompleteManually = (point: OpeningPoint): boolean =>
  point !== 'mail' && !CHECKED_POINTS.includes(point);

export type PointOutcome = 'done' | 'passed';

/** Number of open issues at each point that the product checks. */
export type OpenPointCounts = Readonly<Partial<Record<OpeningPoint, number>>>;

export type PointState = PointOutcome | 'open';

/**
 * Returns the state of a point. A point that the product finds complete is done, independent of earlier statements; a
 * point with open issues is open until it is deliberately skipped.
 */
export function getPointState(
  point: OpeningPoint,
  openPoints: OpenPointCounts,
  outcome: PointOutcome | undefined,
): PointState {
  if (!CHECKED_POINTS.includes(point)) return outcome ?? 'open';
  if ((openPoints[point] ?? 0) === 0) return 'done';
  return outcome === 'passed' ? 'passed' : 'open';
}

/** Returns true if no point of the list is open. */
export const isOpeningListDone = (
  openPoints: OpenPointCounts,
  texts: Readonly<Partial<Record<OpeningPoint, PointOutcome>>>,
): boolean => OPENING_POINTS.every((point) => getPointState(point, openPoints, texts[point]) !== 'open');
