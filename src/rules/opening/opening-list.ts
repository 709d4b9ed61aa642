/**
 * Everything that is seen to before people of the world may make accounts (docs/product-rules.md, "Small ones"), in its
 * order.
 */
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

/** What the product finds out by itself; nobody says of these that they are done. */
const FOUND: readonly OpeningPoint[] = [
  'provider',
  'statements',
  'lines',
  'facts-1',
  'facts-2',
  'facts-3',
  'moderation',
];

/** The mail is tried by opening it, so nobody says that it is done either. */
export const maySayDone = (point: OpeningPoint): boolean => point !== 'mail' && !FOUND.includes(point);

export type Outcome = 'done' | 'passed';

/** What is still lacking at each point that the product looks after itself: how many. */
export type Lacking = Readonly<Partial<Record<OpeningPoint, number>>>;

export type PointState = Outcome | 'open';

/**
 * How a point stands. What the product finds in order is done, whatever was said before; what lacks something is open
 * until it is knowingly passed.
 */
export function pointState(point: OpeningPoint, lacking: Lacking, said: Outcome | undefined): PointState {
  if (!FOUND.includes(point)) return said ?? 'open';
  if ((lacking[point] ?? 0) === 0) return 'done';
  return said === 'passed' ? 'passed' : 'open';
}

/** Whether nothing of the list is open. */
export const isListDone = (lacking: Lacking, said: Readonly<Partial<Record<OpeningPoint, Outcome>>>): boolean =>
  OPENING_POINTS.every((point) => pointState(point, lacking, said[point]) !== 'open');
