import { cut, pile } from '../sheet.ts';
import { birds, cloud, sky, stars, sun } from '../things/air.ts';
import { heron } from '../things/animals.ts';
import { farm, steeple } from '../things/buildings.ts';
import { drawHorizon, glints, land, stones, track } from '../things/ground.ts';
import { lane, reeds } from '../things/rows.ts';
import { roundTree, willow } from '../things/trees.ts';
import { waymark } from '../things/wayside.ts';

/** The polder: a farm, a lane of poplars and the path. */
export const polder = pile(
  sky(),
  stars(),
  sun(770, 232, 58),
  cloud(380, 150, 1),
  cloud(960, 110, 0.75),
  birds(560, 150, 0.9),
  drawHorizon(300),
  steeple(318, 302, 74),
  land([304, 300, 306, 300, 304], 'f2'),
  cut('-20 332 470 318 560 316 300 346 -20 372', 'w1'),
  glints('60 345 120, 250 334 90, 380 327 60'),
  farm(905, 338, 120),
  roundTree(1010, 342, 34),
  roundTree(812, 340, 24),
  roundTree(1052, 346, 26),
  land([372, 352, 336, 330, 340, 352, 362], 'f3'),
  track('604 318 4, 640 338 9, 596 372 26, 690 420 62, 560 520 170'),
  track('604 318 1, 644 338 2, 614 372 5, 735 420 12, 690 520 40', 'pd'),
  lane('566 330 44, 544 337 64, 512 350 92, 462 372 140, 372 412 220'),
  lane('640 327 40, 672 333 56, 722 346 84, 800 368 130'),
  stones('610 372 11, 640 396 17, 648 430 24, 604 466 34'),
  land([430, 446, 470, 486, 500, 520], 'f4', 520, -20, 520),
  land([520, 494, 452, 440], 'f4', 520, 760, 1220),
  willow(1010, 462, 120),
  reeds(92, 448, 70, 7),
  heron(196, 452, 86),
  waymark(868, 470, 62),
);
