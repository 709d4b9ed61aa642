import { mergeLayers, polygon } from '../layer.ts';
import { drawBirds, drawCloud, drawSky, drawStars, drawSun } from '../things/air.ts';
import { farm, steeple } from '../things/buildings.ts';
import { drawHorizon, drawLand, drawPath, drawStones } from '../things/ground.ts';
import { drawFence, drawFruitTree, drawFruitTrees, drawPoplars } from '../things/rows.ts';
import { roundTree } from '../things/trees.ts';
import { basket, bench, ladder } from '../things/wayside.ts';

/** An orchard in autumn. */
export const orchard = mergeLayers(
  drawSky(),
  drawStars(),
  drawSun(560, 244, 60),
  drawCloud(260, 120, 0.9),
  drawCloud(980, 110, 0.7),
  drawBirds(760, 190, 0.8),
  drawHorizon(302, 26, 19),
  steeple(420, 304, 70),
  drawLand([306, 300, 304, 308, 302], 'f2'),
  farm(250, 326, 104),
  roundTree(356, 324, 24),
  drawPoplars('120 322 70, 148 324 84'),
  drawLand([328, 320, 322, 330, 326], 'f3'),
  polygon('-20 352 420 330 560 326 300 356 -20 388', 'f2'),
  polygon('180 404 520 340 600 328 560 366 420 436', 'f2'),
  polygon('760 440 650 350 634 328 740 340 1000 392 1220 420 1220 470', 'f2'),
  drawFruitTrees('520 334 14, 462 340 18, 376 350 26, 176 376 45'),
  drawFruitTrees('584 334 13, 556 344 19, 508 362 30, 410 402 50'),
  drawPath('612 326 4, 640 344 10, 622 372 24, 670 420 56, 600 540 160'),
  drawPath('613 326 1, 646 344 2, 638 372 5, 708 420 12, 716 540 38', 'pd'),
  drawStones('630 362 10, 642 392 17, 660 428 26, 632 470 35'),
  drawFruitTrees('660 336 14, 712 344 19, 790 356 26'),
  drawFruitTree(1140, 384, 52),
  drawFruitTree(884, 440, 98),
  ladder(990, 450, 176),
  drawLand([452, 462, 490, 520], 'f4', 540, -20, 470),
  drawLand([520, 466, 444, 436], 'f4', 540, 740, 1220),
  bench(808, 474, 110),
  bench(962, 474, 110),
  basket(1064, 470, 44),
  drawFence(-20, 470, 220, 484, 3, 60, 56),
);
