/** Colours of the drawings, named after their subjects: sky, land, water, path, trees, roofs and walls. */
export type Colour =
  | 's1'
  | 's2'
  | 'sm'
  | 's3'
  | 'cl'
  | 'sun'
  | 'f1'
  | 'f2'
  | 'f3'
  | 'f4'
  | 'w1'
  | 'w2'
  | 'p'
  | 'pd'
  | 't1'
  | 't2'
  | 'k'
  | 'r'
  | 'r2'
  | 'wall'
  | 'wall2'
  | 'win';

/** Parts that a style sheet may hide: stars by day, birds at night. */
export type ScenePart = 'stars' | 'birds' | 'cloud' | 'cloud-left';

/**
 * A shape in a drawing, like a layer of cut paper. All drawings are piles of layers, lowest first: every object has a
 * light and a dark side and straight cuts, without outlines or gradients.
 */
export interface Layer {
  readonly d: string;
  readonly fill: Colour;
  readonly part?: ScenePart;
  /** True if the path is clockwise, so that it can be joined with an adjacent layer of the same colour. */
  readonly joins?: true;
}

export type Point = readonly [x: number, y: number];

const number = (value: number) => String(value).replace(/^(-?)0\./, '$1.');

/** Formats numbers for a path as short as possible: no space before a minus. */
export const formatNumbers = (values: readonly number[]) =>
  values.map(number).reduce((line, value) => line + (line && !value.startsWith('-') ? ' ' : '') + value, '');

const round = (value: number, unit: number) => Math.round(Math.round(value / unit) * unit * 100) / 100;

/** Returns the precision for a shape: whole units for large shapes. */
function getPrecision(points: readonly Point[]) {
  const span = (axis: 0 | 1) => Math.max(...points.map((p) => p[axis])) - Math.min(...points.map((p) => p[axis]));
  const [width, height] = [span(0), span(1)];
  if (width > 9 && height > 9 && width * height > 260) return 1;
  return width * height > 30 ? 0.5 : 0.1;
}

const area = (points: readonly Point[]) =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);

/** Parses "x y x y ..." as points. */
export function parsePoints(text: string): readonly Point[] {
  const values = text.split(/[ ,]+/).map(Number);
  return Array.from(
    { length: values.length / 2 },
    (_, index) => [values[2 * index] ?? 0, values[2 * index + 1] ?? 0] as const,
  );
}

/** Creates a layer with straight edges. */
export function polygon(outline: string | readonly Point[], fill: Colour): Layer {
  const points = typeof outline === 'string' ? parsePoints(outline) : outline;
  const unit = getPrecision(points);
  const rounded = points.map(([x, y]) => [round(x, unit), round(y, unit)] as const);
  const [first = [0, 0] as const, ...rest] = rounded;
  const turned = area(rounded) < 0 ? rest.reverse() : rest;
  let [x, y] = first;
  const steps = turned.flatMap(([nextX, nextY]) => {
    const step = [round(nextX - x, 0.1), round(nextY - y, 0.1)];
    [x, y] = [nextX, nextY];
    return step;
  });
  return { d: `M${formatNumbers(first)}l${formatNumbers(steps)}z`, fill, joins: true };
}

/** Creates an upright rectangle. */
export const rectangle = (x: number, y: number, width: number, height: number, fill: Colour): Layer =>
  polygon(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    fill,
  );

/** Creates a circle or ellipse. */
export function ellipse(x: number, y: number, radius: number, fill: Colour, flat = radius): Layer {
  const [rx, ry] = [round(radius, 0.1), round(flat, 0.1)];
  const half = (width: number) => `a${formatNumbers([rx, ry])} 0 1 1${width < 0 ? '' : ' '}${formatNumbers([width])} 0`;
  return {
    d: `M${formatNumbers([round(x - radius, 0.5), round(y, 0.5)])}${half(rx * 2)}${half(rx * -2)}z`,
    fill,
    joins: true,
  };
}

/** Creates a layer with curved edges: commands M, L, C, V, H and Z, in absolute units. */
export const curve = (d: string, fill: Colour): Layer => ({ d, fill });

/** Marks layers as a part that a style sheet may hide. */
export const markPart = (name: ScenePart, layers: readonly Layer[]): readonly Layer[] =>
  layers.map((layer) => ({ ...layer, part: name }));

/** Joins adjacent layers of the same colour into one path. */
export function mergeLayers(...layers: readonly (Layer | readonly Layer[])[]): readonly Layer[] {
  const joinedLayers: Layer[] = [];
  for (const layer of layers.flat() as readonly Layer[]) {
    const children = joinedLayers.at(-1);
    if (children?.joins && layer.joins && children.fill === layer.fill && children.part === layer.part) {
      joinedLayers[joinedLayers.length - 1] = { ...children, d: children.d + layer.d };
    } else joinedLayers.push(layer);
  }
  return joinedLayers;
}
