import { curve, mergeLayers, polygon } from '../layer.ts';
import { drawBirds, drawCloud, drawSky, drawStars, drawSun } from '../things/air.ts';
import { sheep } from '../things/animals.ts';
import { farm, steeple } from '../things/buildings.ts';
import { drawHorizon, drawLand, drawPath, drawStones } from '../things/ground.ts';
import { drawFence, drawPoplars, drawReeds } from '../things/rows.ts';
import { roundTree, willow } from '../things/trees.ts';
import { signpost, waymark } from '../things/wayside.ts';

/** Phase 5: at the signpost. */
export const crossroads = mergeLayers(
  drawSky(),
  drawStars(),
  drawSun(250, 246, 62),
  drawCloud(560, 120, 0.9),
  drawCloud(1040, 130, 0.7),
  drawBirds(880, 190, 0.8),
  drawHorizon(304, 28, 23),
  steeple(1010, 306, 70),
  drawLand([306, 302, 308, 304], 'f2'),
  farm(150, 332, 78),
  roundTree(220, 330, 24),
  drawPoplars('820 324 64, 852 328 80, 892 332 100'),
  roundTree(400, 324, 22),
  roundTree(440, 322, 17),
  drawLand([338, 328, 326, 332, 342], 'f3'),
  polygon('-20 360 300 344 520 352 300 382 -20 400', 'f2'),
  polygon('720 350 1220 352 1220 378 880 372', 'f2'),
  curve('M604 386C460 392 260 396 -20 436V482C260 442 440 436 600 434Z', 'p'),
  curve('M640 384C800 376 960 366 1220 352V372C980 396 820 418 640 432Z', 'p'),
  curve('M-20 470C260 432 440 428 600 428V436C440 438 260 444 -20 484Z', 'pd'),
  curve('M1220 368C980 390 820 412 640 426V434C820 420 980 398 1220 376Z', 'pd'),
  drawPath('650 322 4, 632 340 10, 660 368 22, 620 410 52, 600 540 160'),
  drawPath('652 322 1, 638 340 2, 676 368 5, 648 412 10, 716 540 38', 'pd'),
  drawStones('642 358 9, 640 382 15, 616 414 24, 604 456 33, 480 416 15, 370 428 18, 780 398 14, 890 384 11'),
  signpost(742, 446, 226),
  sheep(1010, 350, 26),
  sheep(1060, 346, 22),
  sheep(960, 348, 20),
  drawFence(900, 488, 1220, 440, 5, 66, 56),
  drawLand([450, 456, 484, 520], 'f4', 540, -20, 500),
  drawLand([520, 492, 476, 470], 'f4', 540, 800, 1220),
  willow(170, 472, 128),
  drawReeds(330, 484, 56, 4),
  waymark(1090, 490, 58),
);
