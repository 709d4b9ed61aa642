import { mergeLayers } from '../layer.ts';
import { drawCloud, drawSky, drawStars, drawSun } from '../things/air.ts';
import { drawHorizon, drawLand, drawPath, drawStones } from '../things/ground.ts';
import { drawPoplars, drawReeds } from '../things/rows.ts';
import { bench } from '../things/wayside.ts';

/** Phase 4: down the lane. */
export const avenue = mergeLayers(
  drawSky(),
  drawStars(),
  drawSun(600, 270, 74),
  drawCloud(250, 120, 0.8),
  drawCloud(960, 100, 0.9),
  drawHorizon(310, 24, 21),
  drawLand([312, 308, 312], 'f2'),
  drawLand([330, 322, 322, 330], 'f3'),
  drawPath('600 314 5, 600 360 44, 600 520 210'),
  drawPath('604 314 1, 640 360 5, 780 520 36', 'pd'),
  drawPoplars('574 322 54, 556 330 84, 526 344 128, 470 372 200, 376 420 300'),
  drawPoplars('628 322 54, 646 330 84, 676 344 128, 732 372 200, 826 420 300'),
  drawStones('598 350 9, 604 376 16, 594 414 25, 606 462 36'),
  drawLand([410, 430, 470, 520], 'f4', 520, -20, 420),
  drawLand([520, 468, 428, 412], 'f4', 520, 790, 1220),
  bench(1010, 452, 120),
  drawReeds(70, 446, 64, 6),
);
