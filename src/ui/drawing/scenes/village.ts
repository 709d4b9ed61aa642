import { curve, ellipse, mergeLayers, polygon, rectangle } from '../layer.ts';
import { drawBirds, drawCloud, drawSky, drawStars, drawSun } from '../things/air.ts';
import { drawObject, gabledHouse, practice, pump, stepGableHouse } from '../things/buildings.ts';
import { drawHorizon, drawLand, drawStones } from '../things/ground.ts';
import { bush, roundTree } from '../things/trees.ts';
import { bench, marram, waymark } from '../things/wayside.ts';

/** A village street with the practice. */
export const village = mergeLayers(
  drawSky(),
  drawStars(),
  drawSun(340, 226, 58),
  drawCloud(520, 130, 0.9),
  drawCloud(1020, 110, 0.8),
  drawBirds(600, 190, 0.8),
  drawHorizon(304, 26, 11),
  drawLand([306, 302, 306, 304], 'f2'),
  polygon('470 340 470 262 494 206 518 262 518 340', 'wall2'),
  polygon('494 206 518 262 518 340 494 340', 'pd'),
  polygon('464 264 494 186 494 264', 'r2'),
  polygon('494 186 524 264 494 264', 'k'),
  ellipse(484, 284, 8, 'wall'),
  polygon('518 340 518 292 548 268 640 268 662 292 662 340', 'wall2'),
  polygon('512 296 546 256 642 256 670 296', 'r2'),
  roundTree(20, 344, 30),
  gabledHouse(250, 350, 72, { height: 100 }),
  stepGableHouse(318, 350, 60, { height: 118 }),
  gabledHouse(391, 349, 78, { height: 94 }),
  bush(448, 346, 22),
  bush(694, 346, 26),
  stepGableHouse(1152, 352, 84, { height: 110 }),
  roundTree(1200, 352, 36),
  drawLand([350, 346, 344, 346, 350], 'f3'),
  curve('M96 372L700 346L1220 364V540H-20V410Z', 'p'),
  curve('M300 363L330 362L150 440H-20V420Z', 'pd'),
  curve('M520 354L546 353L440 440L330 540H230L400 440Z', 'pd'),
  curve('M706 348L730 348L800 440L860 540H770L740 440Z', 'pd'),
  practice(900, 388, 176),
  drawObject(664, 398, 84),
  bench(1002, 398, 62),
  roundTree(1092, 400, 22),
  polygon('842 388 898 388 880 412 820 412', 'wall2'),
  drawStones('826 424 17, 768 446 23, 694 474 30'),
  roundTree(136, 438, 98),
  polygon('50 440 222 440 212 424 62 424', 'r'),
  polygon('136 440 222 440 212 424 136 424', 'r2'),
  [58, 98, 170, 208].map((x) => rectangle(x, 440, 8, 24, 'k')),
  pump(430, 436, 76),
  drawLand([470, 480, 504, 540], 'f4', 540, -20, 330),
  drawLand([540, 500, 470, 452], 'f4', 540, 860, 1220),
  waymark(1100, 478, 62),
  marram(60, 476, 40),
);
