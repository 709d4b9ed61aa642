import { type Colour, curve, ellipse, formatNumbers, type Layer, parsePoints, polygon } from './layer.ts';

/**
 * A part of an object: its colour and its outline in hundredths of the object's size, relative to the middle of its
 * foot, with negative y upwards. "x y x y ..." is a polygon, "O x y r" a circle, an outline with letters has curves.
 */
export type ObjectPart = readonly [fill: Colour, outline: string];

/** Draws an object with its foot at a point. */
export type DrawObject = (
  x: number,
  y: number,
  size: number,
  options?: { mirror?: boolean; height?: number },
) => readonly Layer[];

/** Creates an object from its parts, which can be drawn at any position and size. */
export function createObject(...parts: readonly ObjectPart[]): DrawObject {
  return (x, y, size, { mirror = false, height = size } = {}) => {
    const toX = (value: number) => x + ((mirror ? -value : value) * size) / 100;
    const up = (value: number) => y + (value * height) / 100;
    return parts.map(([fill, outline]) => {
      if (outline.startsWith('O')) {
        const [cx = 0, cy = 0, radius = 0, flat = radius] = outline.slice(2).split(' ').map(Number);
        return ellipse(toX(cx), up(cy), (radius * size) / 100, fill, (flat * size) / 100);
      }
      if (/[MC]/.test(outline)) return curve(move(outline, height, toX, up), fill);
      return polygon(
        parsePoints(outline).map(([px, py]) => [toX(px), up(py)] as const),
        fill,
      );
    });
  };
}

/** Size from which shapes use whole units instead of halves; more precision is invisible. */
const FINE = 60;

function move(outline: string, size: number, across: (value: number) => number, up: (value: number) => number) {
  const unit = size < FINE / 3 ? 0.1 : size < FINE ? 0.5 : 1;
  const placed = (value: number) => Math.round(Math.round(value / unit) * unit * 10) / 10;
  return outline.replace(/([MLC])([^A-Z]+)/g, (_, command: string, text: string) => {
    const line = parsePoints(text.trim()).flatMap(([px, py]) => [placed(across(px)), placed(up(py))]);
    return command + formatNumbers(line);
  });
}
