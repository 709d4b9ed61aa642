import { curve, mergeLayers, polygon } from '../layer.ts';
import { drawSun } from '../things/air.ts';
import { drawPath } from '../things/ground.ts';
import { drawPoplars } from '../things/rows.ts';
import { marram } from '../things/wayside.ts';

/** Landscape with a path to the horizon, for the stones of a week; the last day is in front. */
export const lookBackScene = mergeLayers(
  polygon('-10 0 400 0 400 260 -10 260', 's1'),
  curve('M-10 44C90 34 260 52 400 42V260H-10Z', 's2'),
  curve('M-10 74C110 66 250 84 400 72V260H-10Z', 's3'),
  drawSun(240, 94, 26),
  polygon('-10 100 30 94 62 99 120 93 160 98 228 93 300 98 350 92 400 98 400 116 -10 116', 'f1'),
  curve('M-10 106C110 100 280 110 400 103V260H-10Z', 'f2'),
  curve('M-10 124C90 112 170 110 240 109C310 110 360 118 400 126V280H-10Z', 'f3'),
  drawPath('242 107 3, 232 118 11, 196 138 24, 196 168 40, 206 200 62, 196 290 112'),
  drawPath('243 107 1, 238 118 2, 212 138 4, 224 168 7, 252 200 10, 286 290 18', 'pd'),
  drawPoplars('262 108 26, 286 112 36, 318 120 52, 362 136 72'),
  drawPoplars('214 108 26, 176 113 36, 128 122 52, 66 140 76'),
  curve('M-10 196C30 204 60 224 84 270H-10Z', 'f4'),
  curve('M400 184C362 196 332 222 314 270H400Z', 'f4'),
  marram(28, 214, 24),
  marram(368, 208, 26),
);
