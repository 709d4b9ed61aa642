import type { ThemeNumbers } from '#src/domains/domain.ts';
import { toHex } from './oklch.ts';
import { getNightHue } from './roles.ts';

export const TIMES_OF_DAY = ['day', 'morning', 'evening', 'night'] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

/** Colours of the drawings: sky, land, water, path, trees and buildings. */
export const SCENE_COLOURS = [
  's1',
  's2',
  'sm',
  's3',
  'cl',
  'sun',
  'f1',
  'f2',
  'f3',
  'f4',
  'w1',
  'w2',
  'p',
  'pd',
  't1',
  't2',
  'k',
  'r',
  'r2',
  'wall',
  'wall2',
  'win',
  'ink',
] as const;
export type SceneColour = (typeof SCENE_COLOURS)[number];
type Scene = Readonly<Record<SceneColour, string>>;

/** Returns the colours of a theme's drawings at a time of day; night is used in dark mode. */
export function getSceneColours(theme: ThemeNumbers, time: TimeOfDay): Scene {
  const colours = { day, morning, evening, night }[time](theme);
  return theme.sand ? { ...colours, ...sand(time) } : colours;
}

interface Brushes {
  /** Colour of the sky, with the hue of the domain, or that of its night. */
  readonly own: (lightness: number, chroma: number) => string;
  /** Colour of land; `towards`, 0 to 1, mixes in the hue of the sky. */
  readonly land: (lightness: number, factor: number, towards?: number) => string;
  /** Colour of water and of the horizon by day: the hue of the domain, or blue grey if that is rose. */
  readonly water: (lightness: number, chroma: number) => string;
}

const isRose = (hue: number) => hue < 30 || hue > 330;
const BLUE_GREY = 232;

function brushes({ c, lh, lc }: ThemeNumbers, air: number): Brushes {
  // A mix of green and rose is brown: if the hue of the sky is far from that of the land, the land becomes cooler
  // instead.
  const target = Math.abs(air - lh) <= 100 ? air : lh + 40;
  return {
    own: (lightness, chroma) => toHex(lightness, chroma * c, air),
    land: (lightness, factor, towards = 0) => toHex(lightness, lc * factor, lh + (target - lh) * towards),
    water: (lightness, chroma) =>
      isRose(air) ? toHex(lightness, chroma * 0.75, BLUE_GREY) : toHex(lightness, chroma * c, air),
  };
}

function day(theme: ThemeNumbers): Scene {
  const { h, w } = theme;
  const { own, land, water } = brushes(theme, h);
  return {
    s1: own(0.895, 0.045),
    s2: own(0.925, 0.034),
    sm: own(0.945, 0.026),
    s3: toHex(0.965, 0.035, w + 14),
    cl: toHex(0.985, 0.006, h),
    sun: toHex(0.88, 0.125, w + 8),
    f1: water(0.78, 0.045),
    f2: land(0.77, 0.9),
    f3: land(0.685, 1.05),
    f4: land(0.43, 0.85, 0.35),
    w1: water(0.8, 0.06),
    w2: water(0.93, 0.03),
    p: toHex(0.925, 0.045, 84),
    pd: toHex(0.82, 0.06, 76),
    t1: land(0.54, 1, 0.1),
    t2: land(0.44, 0.95, 0.25),
    k: own(0.3, 0.045),
    r: toHex(0.66, 0.15, w - 24),
    r2: toHex(0.55, 0.13, w - 28),
    wall: toHex(0.97, 0.016, w),
    wall2: toHex(0.88, 0.03, w),
    win: own(0.42, 0.04),
    ink: own(0.255, 0.04),
  };
}

function morning(theme: ThemeNumbers): Scene {
  const { h, w } = theme;
  const { own, land } = brushes(theme, h);
  return {
    s1: own(0.91, 0.032),
    s2: toHex(0.935, 0.032, w - 4),
    sm: toHex(0.925, 0.05, w - 4),
    s3: toHex(0.9, 0.085, w - 6),
    cl: toHex(0.975, 0.02, w),
    sun: toHex(0.97, 0.06, w + 20),
    f1: own(0.8, 0.03),
    f2: land(0.79, 0.75),
    f3: land(0.71, 0.9),
    f4: land(0.46, 0.8, 0.4),
    w1: toHex(0.86, 0.05, w),
    w2: toHex(0.94, 0.04, w),
    p: toHex(0.94, 0.04, 80),
    pd: toHex(0.84, 0.055, 72),
    t1: land(0.58, 0.85, 0.15),
    t2: land(0.48, 0.85, 0.3),
    k: own(0.34, 0.045),
    r: toHex(0.7, 0.135, w - 24),
    r2: toHex(0.6, 0.12, w - 28),
    wall: toHex(0.975, 0.02, w),
    wall2: toHex(0.89, 0.035, w),
    win: own(0.48, 0.04),
    ink: own(0.255, 0.04),
  };
}

function evening(theme: ThemeNumbers): Scene {
  const { w } = theme;
  const { own, land } = brushes(theme, getNightHue(theme.h));
  return {
    s1: own(0.4, 0.07),
    s2: own(0.47, 0.07),
    sm: toHex(0.63, 0.085, w - 22),
    s3: toHex(0.8, 0.125, w - 8),
    cl: toHex(0.6, 0.06, w - 30),
    sun: toHex(0.9, 0.13, w + 6),
    f1: own(0.5, 0.055),
    f2: land(0.47, 0.8, 0.2),
    f3: land(0.41, 0.85, 0.25),
    f4: land(0.275, 0.65, 0.5),
    w1: toHex(0.74, 0.11, w - 8),
    w2: toHex(0.86, 0.11, w),
    p: toHex(0.79, 0.075, 70),
    pd: toHex(0.64, 0.07, 62),
    t1: land(0.34, 0.7, 0.35),
    t2: land(0.28, 0.65, 0.45),
    k: own(0.2, 0.03),
    r: toHex(0.54, 0.13, w - 26),
    r2: toHex(0.44, 0.11, w - 30),
    wall: toHex(0.74, 0.06, w - 6),
    wall2: toHex(0.62, 0.06, w - 10),
    win: toHex(0.9, 0.13, w + 10),
    ink: '#ffffff',
  };
}

function night(theme: ThemeNumbers): Scene {
  const { w } = theme;
  const air = getNightHue(theme.h);
  const { own, land } = brushes(theme, air);
  return {
    s1: own(0.215, 0.035),
    s2: own(0.262, 0.044),
    sm: own(0.31, 0.05),
    s3: own(0.385, 0.06),
    cl: own(0.3, 0.04),
    sun: toHex(0.93, 0.045, w + 10),
    f1: own(0.335, 0.045),
    f2: land(0.405, 0.8, 0.3),
    f3: land(0.345, 0.8, 0.3),
    f4: land(0.225, 0.5, 0.45),
    w1: own(0.45, 0.06),
    w2: own(0.58, 0.055),
    p: toHex(0.6, 0.04, 76),
    pd: toHex(0.46, 0.04, 70),
    t1: land(0.285, 0.7, 0.3),
    t2: land(0.215, 0.55, 0.4),
    k: own(0.14, 0.02),
    r: toHex(0.46, 0.09, w - 24),
    r2: toHex(0.36, 0.075, w - 26),
    wall: toHex(0.52, 0.032, w),
    wall2: toHex(0.41, 0.032, w),
    win: toHex(0.87, 0.135, w + 6),
    ink: toHex(0.955, 0.01, air),
  };
}

const SAND = {
  day: { back: 0.9, front: 0.86, near: 0.45, path: 0.965, edge: 0.8, grass: 0.6, shade: 0.5, chroma: 1 },
  morning: { back: 0.91, front: 0.87, near: 0.47, path: 0.97, edge: 0.82, grass: 0.63, shade: 0.53, chroma: 1 },
  evening: { back: 0.55, front: 0.48, near: 0.25, path: 0.84, edge: 0.62, grass: 0.36, shade: 0.29, chroma: 1 },
  night: { back: 0.37, front: 0.315, near: 0.2, path: 0.6, edge: 0.44, grass: 0.255, shade: 0.205, chroma: 0.55 },
} as const;

function sand(time: TimeOfDay): Pick<Scene, 'f2' | 'f3' | 'f4' | 'p' | 'pd' | 't1' | 't2'> {
  const { back, front, near, path, edge, grass, shade, chroma } = SAND[time];
  return {
    f2: toHex(back, 0.05 * chroma, 88),
    f3: toHex(front, 0.065 * chroma, 84),
    f4: toHex(near, 0.055 * chroma, 120),
    p: toHex(path, 0.025 * chroma, 86),
    pd: toHex(edge, 0.055 * chroma, 76),
    t1: toHex(grass, 0.065 * chroma, 122),
    t2: toHex(shade, 0.06 * chroma, 126),
  };
}
