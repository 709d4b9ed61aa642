import { mergeLayers, polygon } from '../layer.ts';
import { drawBirds, drawCloud, drawSky, drawStars, drawSun } from '../things/air.ts';
import { heron } from '../things/animals.ts';
import { farm } from '../things/buildings.ts';
import { drawGlints, drawHorizon, drawLand, drawPath, drawStones } from '../things/ground.ts';
import { drawReeds } from '../things/rows.ts';
import { roundTree } from '../things/trees.ts';
import { waymark } from '../things/wayside.ts';

/** A path that ends in the water, for the page "not found". */
export const lostPath = mergeLayers(
  drawSky(),
  drawStars(),
  drawSun(830, 236, 56),
  drawCloud(330, 130, 0.9),
  drawBirds(900, 150, 0.8),
  drawHorizon(300, 26, 31),
  drawLand([304, 300, 306, 302], 'f2'),
  farm(1010, 334, 80),
  roundTree(1080, 338, 30),
  polygon('-20 330 1220 330 1220 520 -20 520', 'w1'),
  drawGlints('80 360 140, 420 352 120, 760 372 160, 980 402 140, 250 420 130, 640 424 110'),
  drawPath('640 322 6, 652 340 12'),
  polygon('560 378 680 362 690 372 572 390', 'r2'),
  polygon('500 404 610 396 614 408 506 416', 'r'),
  drawLand([430, 420, 424, 438, 470], 'f4', 520, -20, 1220),
  drawPath('560 428 60, 540 470 96, 600 520 160'),
  drawStones('556 446 20, 566 480 30'),
  heron(812, 458, 110),
  drawReeds(930, 470, 84, 7),
  waymark(380, 474, 78),
  drawReeds(110, 460, 70, 5),
);
