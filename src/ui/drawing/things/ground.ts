import { type Colour, curve, ellipse, formatNumbers, type Layer, type Point, polygon } from '../layer.ts';

const round = Math.round;
const LEFT = -20;
const RIGHT = 1220;

/** Draws hilly land with heights at equal distances, filled down to `base`. */
export function drawLand(heights: readonly number[], fill: Colour, base = 520, from = LEFT, to = RIGHT): Layer {
  const step = (to - from) / (heights.length - 1);
  const waves = heights.slice(1).map((y, index) => {
    const x = round(from + step * (index + 1)) - round(from + step * index);
    const rise = y - (heights[index] ?? y);
    return `c${formatNumbers([round(step * 0.45), 0, round(x - step * 0.45), rise, x, rise])}`;
  });
  return curve(`M${from} ${heights[0]}${waves.join('')}V${base}H${from}Z`, fill);
}

/** Generates pseudo-random numbers between 0 and 1, always the same for a seed. */
function* dice(seed: number): Generator<number, never> {
  for (let value = seed; ; ) {
    value = (value * 16807) % 2147483647;
    yield value / 2147483647;
  }
}

/** Draws bushes and woods along the horizon, as a single layer. */
export function drawHorizon(y: number, count = 26, seed = 3): Layer {
  const roll = dice(seed * 99991);
  const step = (RIGHT - LEFT) / count;
  const crowns = Array.from({ length: count }, (_, index): Point[] => {
    const height = 4 + roll.next().value * 14;
    return [
      [round(LEFT + index * step + step * 0.3), round(y - height)],
      [round(LEFT + index * step + step * 0.8), round(y - height * 0.8 - 2)],
    ];
  });
  return polygon([[LEFT, y], ...crowns.flat(), [RIGHT, y], [RIGHT, y + 14], [LEFT, y + 14]], 'f1');
}

/** Draws a row of tree crowns, as a single layer. */
export function drawCrowns(
  from: number,
  to: number,
  y: number,
  height: number,
  count: number,
  fill: Colour,
  seed: number,
): Layer {
  const roll = dice(seed * 77777);
  const step = (to - from) / count;
  const tops = Array.from({ length: count }, (_, index): Point[] => {
    const top = y - height * (0.72 + roll.next().value * 0.28);
    const x = from + index * step;
    return [
      [x + step * 0.06, top + height * 0.22],
      [x + step * 0.3, top],
      [x + step * 0.68, top + height * 0.03],
      [x + step * 0.95, top + height * 0.26],
    ];
  });
  return polygon([[from, y], ...tops.flat(), [to, y]], fill);
}

/** Draws reflections on water: "x y width, ...". */
export const drawGlints = (text: string): readonly Layer[] =>
  parseTriples(text).map(([x, y, width]) =>
    polygon(
      [
        [x, y],
        [x + width / 2, y - 2],
        [x + width, y],
        [x + width / 2, y + 2],
      ],
      'w2',
    ),
  );

/** Draws a path towards the viewer: "x y half-width, ..." along its middle, farthest first. */
export function drawPath(text: string, fill: Colour = 'p'): Layer {
  const middle = parseTriples(text);
  const left = middle.map(([x, y, half]) => [x - half, y] as const);
  const right = middle.map(([x, y, half]) => [x + half, y] as const).reverse();
  const [start = [0, 0] as const] = left;
  const [turn = [0, 0] as const] = right;
  return curve(`M${formatNumbers(start)}${bends(left)}L${formatNumbers(turn)}${bends(right)}Z`, fill);
}

function bends(line: readonly Point[]) {
  const steps = line.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = line[index] ?? [x, y];
    const half = (y - fromY) / 2;
    return `c${formatNumbers([0, half, x - fromX, half, x - fromX, y - fromY].map(round))}`;
  });
  return steps.join('');
}

/** Draws stepping stones: "x y radius, ...". */
export const drawStones = (text: string): readonly Layer[] => {
  const each = parseTriples(text);
  return [
    ...each.map(([x, y, radius]) => ellipse(x, round(y + radius * 0.16), radius, 'pd', radius * 0.46)),
    ...each.map(([x, y, radius]) => ellipse(x, y, radius, 'wall', radius * 0.42)),
  ];
};

/** Parses "a b c, a b c". */
export function parseTriples(text: string): readonly (readonly [number, number, number])[] {
  return text.split(/,\s*/).map((group) => {
    const [a = 0, b = 0, c = 0] = group.trim().split(/\s+/).map(Number);
    return [a, b, c] as const;
  });
}
