import { block, curved, cut, disc, pile } from '../sheet.ts';
import { birds, cloud, sky, stars, sun } from '../things/air.ts';
import { drawObject, gabledHouse, practice, pump, stepGableHouse } from '../things/buildings.ts';
import { drawHorizon, land, stones } from '../things/ground.ts';
import { bush, roundTree } from '../things/trees.ts';
import { bench, marram, waymark } from '../things/wayside.ts';

/** A village street with the practice. */
export const village = pile(
  sky(),
  stars(),
  sun(340, 226, 58),
  cloud(520, 130, 0.9),
  cloud(1020, 110, 0.8),
  birds(600, 190, 0.8),
  drawHorizon(304, 26, 11),
  land([306, 302, 306, 304], 'f2'),
  cut('470 340 470 262 494 206 518 262 518 340', 'wall2'),
  cut('494 206 518 262 518 340 494 340', 'pd'),
  cut('464 264 494 186 494 264', 'r2'),
  cut('494 186 524 264 494 264', 'k'),
  disc(484, 284, 8, 'wall'),
  cut('518 340 518 292 548 268 640 268 662 292 662 340', 'wall2'),
  cut('512 296 546 256 642 256 670 296', 'r2'),
  roundTree(20, 344, 30),
  gabledHouse(250, 350, 72, { height: 100 }),
  stepGableHouse(318, 350, 60, { height: 118 }),
  gabledHouse(391, 349, 78, { height: 94 }),
  bush(448, 346, 22),
  bush(694, 346, 26),
  stepGableHouse(1152, 352, 84, { height: 110 }),
  roundTree(1200, 352, 36),
  land([350, 346, 344, 346, 350], 'f3'),
  curved('M96 372L700 346L1220 364V540H-20V410Z', 'p'),
  curved('M300 363L330 362L150 440H-20V420Z', 'pd'),
  curved('M520 354L546 353L440 440L330 540H230L400 440Z', 'pd'),
  curved('M706 348L730 348L800 440L860 540H770L740 440Z', 'pd'),
  practice(900, 388, 176),
  drawObject(664, 398, 84),
  bench(1002, 398, 62),
  roundTree(1092, 400, 22),
  cut('842 388 898 388 880 412 820 412', 'wall2'),
  stones('826 424 17, 768 446 23, 694 474 30'),
  roundTree(136, 438, 98),
  cut('50 440 222 440 212 424 62 424', 'r'),
  cut('136 440 222 440 212 424 136 424', 'r2'),
  [58, 98, 170, 208].map((x) => block(x, 440, 8, 24, 'k')),
  pump(430, 436, 76),
  land([470, 480, 504, 540], 'f4', 540, -20, 330),
  land([540, 500, 470, 452], 'f4', 540, 860, 1220),
  waymark(1100, 478, 62),
  marram(60, 476, 40),
);
