import { curve, ellipse, type Layer, markPart } from '../layer.ts';
import { drawLand } from './ground.ts';

/** Draws three bands of sky, lighter towards the horizon; text is only in the upper two. */
export const drawSky = (top = 176, horizon = 262): readonly Layer[] => [
  drawLand(
    [10, -14, 12, -8, 16, 0].map((y) => top + y),
    's2',
  ),
  drawLand(
    [62, 40, 58, 36, 52].map((y) => top + y),
    'sm',
  ),
  drawLand(
    [0, 10, -8, 12, -4].map((y) => horizon + y),
    's3',
  ),
];

/** Draws the sun, or the moon at night. */
export const drawSun = (x: number, y: number, radius: number): Layer => ellipse(x, y, radius, 'sun');

const STARS = [710, 96, 800, 40, 930, 84, 1090, 52, 1010, 140, 860, 150, 1150, 120];

/** Draws stars to the right of the text. */
export const drawStars = (): readonly Layer[] =>
  markPart(
    'stars',
    STARS.flatMap((x, index) => (index % 2 === 0 ? [ellipse(x, STARS[index + 1] ?? 0, index % 3 ? 2 : 3, 'sun')] : [])),
  );

/** Draws a cloud around a point; size 1 is 180 wide. */
export function drawCloud(x: number, y: number, size: number): readonly Layer[] {
  const q = (value: number) => Math.round(value * size);
  const c = (...values: number[]) => `c${values.map(q).join(' ')}`;
  const d = [
    `M${Math.round(x - 90 * size)} ${y}`,
    c(4, -22, 30, -28, 44, -18),
    c(10, -30, 58, -32, 70, -4),
    c(22, -14, 52, -4, 56, 22),
    'Z',
  ];
  return markPart(x < 600 ? 'cloud-left' : 'cloud', [curve(d.join(''), 'cl')]);
}

/** Draws a loose row of birds, hidden at night. */
export const drawBirds = (x: number, y: number, size: number, count = 3): readonly Layer[] =>
  markPart(
    'birds',
    Array.from({ length: count }, (_, index) => {
      const s = (value: number) => Math.round(value * size);
      const left = Math.round(x + index * 46 * size - 13 * size);
      const top = Math.round(y + (index % 2 ? -18 : 6) * size - 5 * size);
      return curve(`M${left} ${top}l${s(13)} ${s(5)} ${s(13)}-${s(6)}-${s(13)} ${s(10)}z`, 't2');
    }),
  );
