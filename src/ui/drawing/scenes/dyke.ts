import { mergeLayers, polygon } from '../layer.ts';
import { drawBirds, drawCloud, drawSky, drawStars, drawSun } from '../things/air.ts';
import { sheep } from '../things/animals.ts';
import { farm } from '../things/buildings.ts';
import { drawGlints, drawHorizon, drawLand, drawPath, drawStones } from '../things/ground.ts';
import { drawFence } from '../things/rows.ts';
import { roundTree } from '../things/trees.ts';

/** Phase 2: along the dyke. */
export const dyke = mergeLayers(
  drawSky(),
  drawStars(),
  drawSun(860, 226, 60),
  drawCloud(300, 140, 1),
  drawCloud(1040, 96, 0.6),
  drawBirds(470, 190, 0.9),
  drawHorizon(306, 30, 9),
  polygon('640 306 1220 306 1220 520 700 520', 'w1'),
  drawGlints('820 330 130, 980 352 170, 880 392 150, 1040 430 140'),
  polygon('1010 330 1070 330 1056 344 1022 344', 'k'),
  polygon('1036 328 1036 256 1076 322', 'wall'),
  polygon('1032 328 1032 262 1006 322', 'wall2'),
  drawLand([300, 312, 316, 314], 'f2', 520, -20, 640),
  farm(170, 340, 96),
  roundTree(80, 344, 34),
  roundTree(270, 342, 26),
  polygon('-20 420 380 330 690 304 760 306 1220 510 1220 540 -20 540', 'f3'),
  polygon('690 304 760 306 1260 530 900 540', 'f4'),
  drawPath('724 305 3, 700 322 9, 662 356 24, 600 410 52, 480 530 120'),
  drawPath('724 305 1, 707 322 2, 678 356 5, 634 410 10, 570 530 26', 'pd'),
  sheep(380, 386, 44),
  sheep(300, 420, 54),
  sheep(440, 368, 34),
  drawStones('668 352 10, 632 384 16, 588 424 24, 530 472 33'),
  drawFence(820, 346, 1130, 500, 6, 30, 64),
);
