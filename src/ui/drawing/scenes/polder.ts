import { mergeLayers, polygon } from '../layer.ts';
import { drawBirds, drawCloud, drawSky, drawStars, drawSun } from '../things/air.ts';
import { heron } from '../things/animals.ts';
import { farm, steeple } from '../things/buildings.ts';
import { drawGlints, drawHorizon, drawLand, drawPath, drawStones } from '../things/ground.ts';
import { drawPoplars, drawReeds } from '../things/rows.ts';
import { roundTree, willow } from '../things/trees.ts';
import { waymark } from '../things/wayside.ts';

/** The polder: a farm, a lane of poplars and the path. */
export const polder = mergeLayers(
  drawSky(),
  drawStars(),
  drawSun(770, 232, 58),
  drawCloud(380, 150, 1),
  drawCloud(960, 110, 0.75),
  drawBirds(560, 150, 0.9),
  drawHorizon(300),
  steeple(318, 302, 74),
  drawLand([304, 300, 306, 300, 304], 'f2'),
  polygon('-20 332 470 318 560 316 300 346 -20 372', 'w1'),
  drawGlints('60 345 120, 250 334 90, 380 327 60'),
  farm(905, 338, 120),
  roundTree(1010, 342, 34),
  roundTree(812, 340, 24),
  roundTree(1052, 346, 26),
  drawLand([372, 352, 336, 330, 340, 352, 362], 'f3'),
  drawPath('604 318 4, 640 338 9, 596 372 26, 690 420 62, 560 520 170'),
  drawPath('604 318 1, 644 338 2, 614 372 5, 735 420 12, 690 520 40', 'pd'),
  drawPoplars('566 330 44, 544 337 64, 512 350 92, 462 372 140, 372 412 220'),
  drawPoplars('640 327 40, 672 333 56, 722 346 84, 800 368 130'),
  drawStones('610 372 11, 640 396 17, 648 430 24, 604 466 34'),
  drawLand([430, 446, 470, 486, 500, 520], 'f4', 520, -20, 520),
  drawLand([520, 494, 452, 440], 'f4', 520, 760, 1220),
  willow(1010, 462, 120),
  drawReeds(92, 448, 70, 7),
  heron(196, 452, 86),
  waymark(868, 470, 62),
);
