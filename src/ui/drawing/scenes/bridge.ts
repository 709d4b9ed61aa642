import { mergeLayers, polygon, rectangle } from '../layer.ts';
import { drawBirds, drawCloud, drawSky, drawStars, drawSun } from '../things/air.ts';
import { farm, steeple } from '../things/buildings.ts';
import { drawGlints, drawHorizon, drawLand, drawPath, drawStones } from '../things/ground.ts';
import { drawFence, drawPoplars, drawReeds } from '../things/rows.ts';
import { roundTree, willow } from '../things/trees.ts';
import { waymark } from '../things/wayside.ts';

/** Phase 3: over the drawbridge. */
export const bridge = mergeLayers(
  drawSky(),
  drawStars(),
  drawSun(600, 236, 66),
  drawCloud(240, 140, 0.9),
  drawCloud(940, 120, 0.8),
  drawBirds(330, 200, 0.8),
  drawHorizon(308, 28, 13),
  steeple(208, 310, 90),
  drawLand([310, 306, 310, 306], 'f2'),
  roundTree(980, 330, 40),
  roundTree(1050, 334, 30),
  farm(880, 334, 84),
  drawPoplars('60 336 110, 110 334 90, 150 332 72'),
  polygon('-20 352 1220 352 1220 440 -20 440', 'w1'),
  drawGlints('60 380 150, 300 404 120, 760 384 140, 960 412 170, 480 424 130'),
  drawLand([346, 350, 356, 352], 'f3', 380, -20, 330),
  drawLand([352, 356, 350, 346], 'f3', 380, 870, 1220),
  polygon('250 366 950 366 980 388 220 388', 'p'),
  polygon('220 388 980 388 980 398 220 398', 'pd'),
  [300, 420, 760, 880].map((x) => rectangle(x, 396, 14, 48, 'k')),
  rectangle(470, 206, 14, 166, 'wall'),
  rectangle(556, 206, 14, 166, 'wall2'),
  polygon('380 196 800 222 800 232 380 208', 'wall'),
  rectangle(462, 200, 116, 14, 'wall2'),
  polygon('370 190 420 193 420 216 370 212', 'k'),
  polygon('790 228 794 228 762 366 758 366', 'wall'),
  polygon('776 228 780 228 744 366 740 366', 'wall'),
  drawFence(250, 368, 462, 368, 4, 36),
  drawFence(640, 368, 950, 368, 6, 36),
  drawLand([420, 426, 446, 470, 520], 'f4', 520, -20, 560),
  drawLand([520, 470, 440, 424], 'f4', 520, 640, 1220),
  drawPath('600 440 60, 590 520 120'),
  drawStones('600 462 22, 588 492 30'),
  willow(150, 454, 124),
  drawReeds(1010, 450, 70, 7),
  waymark(936, 474, 58),
);
