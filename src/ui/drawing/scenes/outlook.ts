import { curve, mergeLayers, polygon } from '../layer.ts';
import { drawBirds, drawCloud, drawSky, drawStars, drawSun } from '../things/air.ts';
import { sheep } from '../things/animals.ts';
import { farm, lookout, smallHouse, steeple } from '../things/buildings.ts';
import { drawGlints, drawHorizon, drawLand, drawPath, drawStones } from '../things/ground.ts';
import { drawPoplars } from '../things/rows.ts';
import { bush, roundTree, willow } from '../things/trees.ts';
import { bench, waymark } from '../things/wayside.ts';

/** Phase 6: the path so far, seen from above. */
export const outlook = mergeLayers(
  drawSky(),
  drawStars(),
  drawSun(600, 254, 70),
  drawCloud(240, 130, 1),
  drawCloud(860, 110, 0.7),
  drawBirds(390, 196, 0.8, 4),
  drawHorizon(296, 34, 27),
  steeple(180, 298, 60),
  steeple(420, 297, 44),
  steeple(820, 298, 52),
  drawLand([298, 295, 298, 296], 'f2'),
  polygon('-20 306 240 302 330 308 120 318 -20 320', 'f3'),
  polygon('390 304 520 300 500 310 400 314', 'pd'),
  polygon('700 302 960 304 900 314 720 312', 'f3'),
  polygon('1000 304 1220 302 1220 316 1040 316', 'p'),
  curve(
    'M-20 338C160 330 300 336 420 328C520 320 480 312 560 308C620 306 640 310 610 316C560 326 640 336 760 334C940 332 1080 346 1220 342V362C1080 366 900 352 740 354C580 356 500 340 440 348C300 362 120 352 -20 360Z',
    'w1',
  ),
  drawGlints('40 346 130, 260 342 110, 820 342 150, 1040 350 110, 560 312 40'),
  smallHouse(869, 318, 18, { height: 24 }),
  smallHouse(891, 319, 18, { height: 28 }),
  bush(914, 320, 11),
  bush(842, 320, 10),
  drawPoplars('254 322 30, 278 323 36, 306 325 42'),
  farm(1110, 331, 40),
  drawLand([372, 366, 362, 368, 374], 'f3'),
  polygon('-20 384 220 370 420 374 300 398 -20 414', 'f2'),
  polygon('660 372 900 370 1000 384 780 398', 'pd'),
  polygon('930 378 1220 376 1220 402 1010 398', 'f2'),
  polygon('604 324 618 322 640 356 622 360', 'wall2'),
  drawPath('602 298 2, 612 312 4, 600 330 6, 640 362 11, 540 392 26, 620 440 60, 540 540 160'),
  drawPath('641 362 3, 556 392 6, 658 440 12, 654 540 36', 'pd'),
  drawStones('612 371 8, 566 388 12, 572 412 19, 600 442 26, 580 480 34'),
  sheep(310, 400, 26),
  sheep(362, 394, 22),
  willow(420, 394, 46),
  willow(460, 390, 38),
  drawLand([404, 418, 454, 500, 540], 'f4', 560, -20, 520),
  drawLand([540, 470, 424, 410, 418], 'f4', 560, 700, 1220),
  lookout(952, 432, 232),
  bench(150, 428, 112),
  roundTree(1130, 430, 50),
  waymark(790, 478, 48),
);
