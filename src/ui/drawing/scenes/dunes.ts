import { mergeLayers, polygon } from '../layer.ts';
import { drawBirds, drawCloud, drawSky, drawStars, drawSun } from '../things/air.ts';
import { sailingBoat } from '../things/boats.ts';
import { lighthouse } from '../things/buildings.ts';
import { drawGlints, drawLand, drawPath, drawStones } from '../things/ground.ts';
import { drawFence, drawPoles } from '../things/rows.ts';
import { bench, marram } from '../things/wayside.ts';

/** Dunes and sea. */
export const dunes = mergeLayers(
  drawSky(),
  drawStars(),
  drawSun(316, 268, 64),
  drawCloud(880, 120, 0.9),
  drawCloud(470, 150, 0.6),
  drawBirds(640, 196, 0.8),
  polygon('-20 300 1220 300 1220 420 -20 420', 'w1'),
  drawGlints('240 314 150, 60 326 110, 420 330 140'),
  sailingBoat(520, 322, 52),
  sailingBoat(96, 316, 34),
  polygon('-20 346 180 350 420 342 700 350 700 356 430 351 190 359 -20 354', 'w2'),
  drawPoles(46, 396, 408, 332, 9, 46, 16),
  drawLand([374, 372, 362, 356, 352, 354], 'p', 520, -20, 900),
  polygon('-20 378 240 372 520 358 640 356 520 366 250 382 -20 390', 'pd'),
  drawLand([372, 340, 300, 272, 286, 274, 290], 'f2', 374, 560, 1220),
  polygon('828 276 880 285 940 306 990 344 820 380 790 320', 'pd'),
  lighthouse(962, 286, 92),
  marram(1076, 284, 26),
  marram(776, 296, 24),
  drawLand([520, 380, 330, 318, 352, 330], 'f3', 540, 630, 1220),
  marram(880, 332, 38),
  marram(1150, 340, 44),
  drawPath('640 352 6, 664 376 16, 590 412 38, 650 520 150'),
  drawPath('643 352 2, 672 376 4, 616 412 9, 752 520 36', 'pd'),
  drawFence(700, 374, 820, 508, 5, 26, 62),
  drawStones('640 380 12, 612 408 20, 614 444 27'),
  drawLand([388, 378, 400, 426, 540], 'f3', 540, -20, 620),
  marram(150, 394, 58),
  marram(330, 428, 48),
  drawLand([444, 440, 470, 500, 520], 'f4', 540, -20, 470),
  drawLand([520, 484, 446, 432], 'f4', 540, 790, 1220),
  marram(230, 462, 70),
  bench(1010, 458, 110),
  marram(1140, 450, 66),
  marram(880, 486, 50),
);
