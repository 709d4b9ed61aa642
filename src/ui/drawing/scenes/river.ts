import { curve, mergeLayers, polygon } from '../layer.ts';
import { drawBirds, drawCloud, drawSky, drawStars, drawSun } from '../things/air.ts';
import { heron } from '../things/animals.ts';
import { ferry } from '../things/boats.ts';
import { farm, smallHouse, steeple } from '../things/buildings.ts';
import { drawGlints, drawHorizon, drawLand, drawPath, drawStones } from '../things/ground.ts';
import { drawFence, drawPoplars, drawReeds } from '../things/rows.ts';
import { bush, roundTree, willow } from '../things/trees.ts';

/** A river with its ferry. */
export const river = mergeLayers(
  drawSky(),
  drawStars(),
  drawSun(950, 236, 58),
  drawCloud(420, 130, 0.9),
  drawCloud(1090, 100, 0.6),
  drawBirds(700, 180, 0.8),
  drawHorizon(298, 24, 17),
  steeple(700, 302, 76),
  drawLand([302, 298, 304, 300, 296], 'f2'),
  smallHouse(755, 306, 26, { height: 36 }),
  smallHouse(784, 307, 24, { height: 32 }),
  bush(640, 308, 18),
  bush(812, 308, 18),
  curve(
    'M-20 328C180 326 330 312 520 312C610 312 620 318 560 324C500 332 520 342 640 350C900 364 1100 366 1220 362V540H-20Z',
    'w1',
  ),
  drawGlints('250 320 110, 420 318 90, 120 352 140, 330 372 170, 900 402 190, 1060 384 120, 470 352 90, 820 444 150'),
  drawLand([316, 314, 330, 338, 344, 352, 346, 340], 'f3', 356, 650, 1220),
  curve('M650 338L760 350L930 362L1220 358V350L650 330Z', 'f3'),
  drawPoplars('1100 346 96, 1136 346 84, 1168 346 104'),
  willow(900, 354, 62),
  willow(968, 358, 74),
  drawPath('706 306 3, 740 322 6, 716 338 12, 742 354 22'),
  curve('M-20 334C80 322 210 320 340 334C250 362 90 370-20 362Z', 'f3'),
  farm(120, 346, 80),
  roundTree(200, 344, 26),
  roundTree(40, 344, 30),
  polygon('402 402 402 350 410 350 410 404', 'k'),
  polygon('408 352 590 384 590 387 408 356', 'k'),
  ferry(640, 402, 150),
  curve('M-20 430C140 402 320 398 440 416C560 434 700 486 760 540H-20Z', 'f3'),
  drawPath('478 414 34, 430 440 56, 380 540 150'),
  drawPath('504 418 5, 474 442 12, 500 540 34', 'pd'),
  drawStones('460 428 15, 420 454 24, 402 486 32'),
  drawFence(512, 426, 690, 500, 4, 34, 54),
  drawLand([440, 446, 476, 520], 'f4', 540, -20, 330),
  drawLand([520, 478, 452], 'f4', 540, 830, 1220),
  willow(196, 468, 132),
  drawReeds(900, 486, 78, 7),
  heron(1010, 476, 92),
  drawReeds(1094, 470, 66, 4),
);
