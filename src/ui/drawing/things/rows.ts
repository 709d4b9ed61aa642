import { createObject } from '../create-object.ts';
import { type Layer, polygon, rectangle } from '../layer.ts';
import { parseTriples } from './ground.ts';
import { bush, poplar, roundTree } from './trees.ts';

/** Draws a row of poplars: "x y height, ...". */
export const drawPoplars = (text: string): readonly Layer[] =>
  parseTriples(text).flatMap(([x, y, height]) => poplar(x, y, height));

const steps = (count: number) => Array.from({ length: count + 1 }, (_, index) => index / count);

/** Draws a fence with two rails between two points; it may get larger towards the viewer. */
export function drawFence(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  count: number,
  from: number,
  to = from,
): readonly Layer[] {
  const posts = steps(count).map((t) => {
    const height = from + (to - from) * t;
    return rectangle(x0 + (x1 - x0) * t - height * 0.06, y0 + (y1 - y0) * t - height, height * 0.12, height, 'k');
  });
  const rails = [0.82, 0.45].map((q) =>
    polygon(
      [
        [x0, y0 - from * q],
        [x1, y1 - to * q],
        [x1, y1 - to * (q - 0.1)],
        [x0, y0 - from * (q - 0.1)],
      ],
      'k',
    ),
  );
  return [...posts, ...rails];
}

/** Draws a row of piles that runs into the water. */
export function drawPoles(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  count: number,
  from: number,
  to: number,
): readonly Layer[] {
  return steps(count).flatMap((t) => {
    const eased = t * (2 - t);
    const [x, y, h] = [x0 + (x1 - x0) * eased, y0 + (y1 - y0) * eased, from + (to - from) * eased];
    return [
      polygon(
        [
          [x - h * 0.09, y],
          [x - h * 0.08, y - h * 0.96],
          [x + h * 0.02, y - h],
          [x + h * 0.02, y],
        ],
        'r2',
      ),
      polygon(
        [
          [x + h * 0.02, y],
          [x + h * 0.02, y - h],
          [x + h * 0.09, y - h * 0.95],
          [x + h * 0.1, y],
        ],
        'k',
      ),
    ];
  });
}

const cigar = createObject(['k', '0.5 -106 5.5 -106 5.5 -86 0.5 -86']);

/** Draws reeds with cat-tails. */
export function drawReeds(x: number, y: number, size: number, count = 5): readonly Layer[] {
  const each = Array.from({ length: count }, (_, at) => ({
    at,
    x: x + at * size * 0.16,
    height: size * (0.7 + 0.3 * Math.sin(at * 2.3 + 1)),
  }));
  const blade = (left: number, height: number) =>
    [
      [left, y],
      [left + size * 0.03, y - height],
      [left + size * 0.06, y],
    ] as const;
  return [
    ...each.filter(({ at }) => at % 2 === 1).map((reed) => polygon(blade(reed.x, reed.height), 't1')),
    ...each.filter(({ at }) => at % 2 === 0).map((reed) => polygon(blade(reed.x, reed.height), 't2')),
    ...each.filter(({ at }) => at % 2 === 0).flatMap((reed) => cigar(reed.x, y - reed.height + size, size)),
  ];
}

const APPLES = ['-50 -100', '-10 -170', '35 -130', '55 -85', '-60 -150', '10 -75', '20 -200'] as const;
const apples = createObject(...APPLES.map((location) => ['r', `O ${location} 9`] as const));
const smallApples = createObject(...APPLES.map((location) => ['r', `O ${location} 7`] as const));

/** Draws a fruit tree; a bush without apples if it is far away. */
export function drawFruitTree(x: number, y: number, radius: number): readonly Layer[] {
  if (radius < 27) return bush(x, y, radius);
  return [...roundTree(x, y, radius), ...(radius > 62 ? smallApples : apples)(x, y, radius)];
}

/** Draws several fruit trees: "x y radius, ...". */
export const drawFruitTrees = (text: string): readonly Layer[] =>
  parseTriples(text).flatMap(([x, y, radius]) => drawFruitTree(x, y, radius));
