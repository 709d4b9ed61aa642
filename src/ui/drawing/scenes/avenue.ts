import { pile } from '../sheet.ts';
import { cloud, sky, stars, sun } from '../things/air.ts';
import { drawHorizon, land, stones, track } from '../things/ground.ts';
import { lane, reeds } from '../things/rows.ts';
import { bench } from '../things/wayside.ts';

/** Phase 4: down the lane. */
export const avenue = pile(
  sky(),
  stars(),
  sun(600, 270, 74),
  cloud(250, 120, 0.8),
  cloud(960, 100, 0.9),
  drawHorizon(310, 24, 21),
  land([312, 308, 312], 'f2'),
  land([330, 322, 322, 330], 'f3'),
  track('600 314 5, 600 360 44, 600 520 210'),
  track('604 314 1, 640 360 5, 780 520 36', 'pd'),
  lane('574 322 54, 556 330 84, 526 344 128, 470 372 200, 376 420 300'),
  lane('628 322 54, 646 330 84, 676 344 128, 732 372 200, 826 420 300'),
  stones('598 350 9, 604 376 16, 594 414 25, 606 462 36'),
  land([410, 430, 470, 520], 'f4', 520, -20, 420),
  land([520, 468, 428, 412], 'f4', 520, 790, 1220),
  bench(1010, 452, 120),
  reeds(70, 446, 64, 6),
);
