import { ellipse, mergeLayers, polygon, rectangle } from '../layer.ts';
import { drawBirds, drawCloud, drawSky, drawStars, drawSun } from '../things/air.ts';
import { drawCrowns, drawHorizon, drawLand, drawPath, drawStones } from '../things/ground.ts';
import { birch, pine, spruce } from '../things/trees.ts';
import { marram } from '../things/wayside.ts';

/** The edge of a wood. */
export const wood = mergeLayers(
  drawSky(),
  drawStars(),
  drawSun(420, 250, 62),
  drawCloud(760, 110, 0.8),
  drawCloud(180, 140, 0.7),
  drawBirds(250, 190, 0.7),
  drawHorizon(302, 30, 7),
  drawCrowns(-20, 420, 312, 42, 7, 'f1', 3),
  drawCrowns(560, 900, 320, 80, 5, 'f1', 8),
  drawLand([310, 306, 312, 318, 316], 'f2'),
  drawCrowns(640, 1220, 346, 122, 8, 't1', 4),
  drawCrowns(820, 1220, 352, 104, 5, 't2', 6),
  [700, 742, 806, 930, 1000, 1064].map((x, index) => rectangle(x, 300 + (index % 2) * 8, 9, 52, 'k')),
  spruce(566, 330, 76),
  spruce(604, 334, 98),
  spruce(520, 324, 48),
  spruce(150, 326, 58),
  drawLand([334, 326, 328, 342, 350, 354, 352], 'f3'),
  polygon('-20 352 170 340 360 344 300 356 90 372 -20 374', 'f2'),
  polygon('180 376 400 358 470 366 320 388 160 396', 'f2'),
  drawPath('668 338 8, 700 352 14, 600 380 30, 520 420 56, 580 540 180'),
  drawPath('674 340 3, 712 352 3, 624 382 7, 560 420 12, 706 540 40', 'pd'),
  pine(760, 368, 168),
  spruce(696, 360, 140),
  pine(930, 388, 186, { mirror: true }),
  birch(330, 398, 150),
  drawStones('650 366 10, 596 388 17, 552 422 26, 566 464 35'),
  marram(420, 396, 24),
  marram(216, 388, 26),
  drawLand([432, 446, 478, 520], 'f4', 540, -20, 480),
  drawLand([520, 476, 440, 420], 'f4', 540, 800, 1220),
  spruce(1176, 456, 236),
  birch(92, 462, 236),
  polygon('896 452 1050 440 1056 468 900 480', 'r2'),
  ellipse(898, 466, 9, 'wall', 14),
  ellipse(898, 466, 4.5, 'pd', 8),
  birch(250, 388, 96),
  spruce(196, 330, 44),
);
