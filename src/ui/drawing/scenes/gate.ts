import { mergeLayers, polygon, rectangle } from '../layer.ts';
import { drawBirds, drawCloud, drawSky, drawStars, drawSun } from '../things/air.ts';
import { farm, steeple } from '../things/buildings.ts';
import { drawHorizon, drawLand, drawPath, drawStones } from '../things/ground.ts';
import { drawFence, drawPoplars } from '../things/rows.ts';
import { roundTree, willow } from '../things/trees.ts';
import { waymark } from '../things/wayside.ts';

/** Phase 1: the open gate. */
export const gate = mergeLayers(
  drawSky(),
  drawStars(),
  drawSun(410, 250, 64),
  drawCloud(820, 130, 0.9),
  drawBirds(690, 170, 0.8),
  drawHorizon(300, 26, 5),
  steeple(930, 302, 80),
  drawLand([304, 300, 304, 300], 'f2'),
  roundTree(250, 322, 34),
  roundTree(310, 318, 26),
  farm(180, 326, 84),
  drawLand([350, 334, 326, 332, 346], 'f3'),
  drawPath('648 320 3, 610 346 14, 650 390 40, 590 520 150'),
  drawPath('648 320 1, 618 346 3, 676 390 7, 690 520 34', 'pd'),
  drawPoplars('690 328 46, 716 334 62, 752 344 86'),
  drawFence(-20, 452, 470, 436, 8, 72, 66),
  drawFence(860, 438, 1220, 456, 6, 66, 74),
  rectangle(462, 352, 18, 98, 'k'),
  rectangle(846, 354, 18, 98, 'k'),
  polygon('480 368 560 398 560 408 480 380', 'wall'),
  polygon('480 396 560 424 560 434 480 408', 'wall'),
  polygon('480 424 560 448 560 458 480 436', 'wall'),
  polygon('552 392 562 394 562 462 552 458', 'wall2'),
  polygon('480 372 486 372 562 456 552 456', 'wall2'),
  drawLand([452, 458, 470, 490, 520], 'f4', 520, -20, 520),
  drawLand([520, 486, 462, 456], 'f4', 520, 780, 1220),
  willow(1010, 470, 112),
  waymark(420, 478, 64),
  drawStones('640 402 15, 622 440 24, 596 480 34'),
);
