import { cut, pile } from '../sheet.ts';
import { birds, cloud, sky, stars, sun } from '../things/air.ts';
import { sheep } from '../things/animals.ts';
import { farm } from '../things/buildings.ts';
import { drawHorizon, glints, land, stones, track } from '../things/ground.ts';
import { fence } from '../things/rows.ts';
import { roundTree } from '../things/trees.ts';

/** Phase 2: along the dyke. */
export const dyke = pile(
  sky(),
  stars(),
  sun(860, 226, 60),
  cloud(300, 140, 1),
  cloud(1040, 96, 0.6),
  birds(470, 190, 0.9),
  drawHorizon(306, 30, 9),
  cut('640 306 1220 306 1220 520 700 520', 'w1'),
  glints('820 330 130, 980 352 170, 880 392 150, 1040 430 140'),
  cut('1010 330 1070 330 1056 344 1022 344', 'k'),
  cut('1036 328 1036 256 1076 322', 'wall'),
  cut('1032 328 1032 262 1006 322', 'wall2'),
  land([300, 312, 316, 314], 'f2', 520, -20, 640),
  farm(170, 340, 96),
  roundTree(80, 344, 34),
  roundTree(270, 342, 26),
  cut('-20 420 380 330 690 304 760 306 1220 510 1220 540 -20 540', 'f3'),
  cut('690 304 760 306 1260 530 900 540', 'f4'),
  track('724 305 3, 700 322 9, 662 356 24, 600 410 52, 480 530 120'),
  track('724 305 1, 707 322 2, 678 356 5, 634 410 10, 570 530 26', 'pd'),
  sheep(380, 386, 44),
  sheep(300, 420, 54),
  sheep(440, 368, 34),
  stones('668 352 10, 632 384 16, 588 424 24, 530 472 33'),
  fence(820, 346, 1130, 500, 6, 30, 64),
);
