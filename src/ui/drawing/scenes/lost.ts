import { cut, pile } from '../sheet.ts';
import { birds, cloud, sky, stars, sun } from '../things/air.ts';
import { heron } from '../things/animals.ts';
import { farm } from '../things/buildings.ts';
import { drawHorizon, glints, land, stones, track } from '../things/ground.ts';
import { reeds } from '../things/rows.ts';
import { roundTree } from '../things/trees.ts';
import { waymark } from '../things/wayside.ts';

/** A path that ends in the water, for the page "not found". */
export const losses = pile(
  sky(),
  stars(),
  sun(830, 236, 56),
  cloud(330, 130, 0.9),
  birds(900, 150, 0.8),
  drawHorizon(300, 26, 31),
  land([304, 300, 306, 302], 'f2'),
  farm(1010, 334, 80),
  roundTree(1080, 338, 30),
  cut('-20 330 1220 330 1220 520 -20 520', 'w1'),
  glints('80 360 140, 420 352 120, 760 372 160, 980 402 140, 250 420 130, 640 424 110'),
  track('640 322 6, 652 340 12'),
  cut('560 378 680 362 690 372 572 390', 'r2'),
  cut('500 404 610 396 614 408 506 416', 'r'),
  land([430, 420, 424, 438, 470], 'f4', 520, -20, 1220),
  track('560 428 60, 540 470 96, 600 520 160'),
  stones('556 446 20, 566 480 30'),
  heron(812, 458, 110),
  reeds(930, 470, 84, 7),
  waymark(380, 474, 78),
  reeds(110, 460, 70, 5),
);
