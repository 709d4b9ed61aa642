import { cut, pile } from '../sheet.ts';
import { birds, cloud, sky, stars, sun } from '../things/air.ts';
import { sailingBoat } from '../things/boats.ts';
import { lighthouse } from '../things/buildings.ts';
import { glints, land, stones, track } from '../things/ground.ts';
import { drawPoles, fence } from '../things/rows.ts';
import { bench, marram } from '../things/wayside.ts';

/** Dunes and sea. */
export const dunes = pile(
  sky(),
  stars(),
  sun(316, 268, 64),
  cloud(880, 120, 0.9),
  cloud(470, 150, 0.6),
  birds(640, 196, 0.8),
  cut('-20 300 1220 300 1220 420 -20 420', 'w1'),
  glints('240 314 150, 60 326 110, 420 330 140'),
  sailingBoat(520, 322, 52),
  sailingBoat(96, 316, 34),
  cut('-20 346 180 350 420 342 700 350 700 356 430 351 190 359 -20 354', 'w2'),
  drawPoles(46, 396, 408, 332, 9, 46, 16),
  land([374, 372, 362, 356, 352, 354], 'p', 520, -20, 900),
  cut('-20 378 240 372 520 358 640 356 520 366 250 382 -20 390', 'pd'),
  land([372, 340, 300, 272, 286, 274, 290], 'f2', 374, 560, 1220),
  cut('828 276 880 285 940 306 990 344 820 380 790 320', 'pd'),
  lighthouse(962, 286, 92),
  marram(1076, 284, 26),
  marram(776, 296, 24),
  land([520, 380, 330, 318, 352, 330], 'f3', 540, 630, 1220),
  marram(880, 332, 38),
  marram(1150, 340, 44),
  track('640 352 6, 664 376 16, 590 412 38, 650 520 150'),
  track('643 352 2, 672 376 4, 616 412 9, 752 520 36', 'pd'),
  fence(700, 374, 820, 508, 5, 26, 62),
  stones('640 380 12, 612 408 20, 614 444 27'),
  land([388, 378, 400, 426, 540], 'f3', 540, -20, 620),
  marram(150, 394, 58),
  marram(330, 428, 48),
  land([444, 440, 470, 500, 520], 'f4', 540, -20, 470),
  land([520, 484, 446, 432], 'f4', 540, 790, 1220),
  marram(230, 462, 70),
  bench(1010, 458, 110),
  marram(1140, 450, 66),
  marram(880, 486, 50),
);
