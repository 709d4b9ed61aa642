import { curve, mergeLayers, polygon } from '../layer.ts';
import { steeple } from '../things/buildings.ts';
import { drawGlints } from '../things/ground.ts';
import { poplar, roundTree } from '../things/trees.ts';

/** Landscape of the whole programme, seen from the lookout, with the gate at the bottom and a road for the days. */
export const programmeLandscape = mergeLayers(
  polygon('-10 0 400 0 400 500 -10 500', 's1'),
  curve('M-10 34C90 24 260 42 400 32V500H-10Z', 's2'),
  curve('M-10 62C110 54 250 72 400 60V500H-10Z', 's3'),
  polygon('-10 88 40 82 90 87 150 81 220 87 290 82 350 86 400 81 400 110 -10 110', 'f1'),
  steeple(232, 88, 30),
  curve('M-10 94C110 86 280 98 400 90V500H-10Z', 'f2'),
  curve('M-10 116C60 104 130 100 200 110C280 122 340 116 400 108V520H-10Z', 'f3'),
  polygon('-10 212 400 204 400 222 -10 232', 'w1'),
  drawGlints('40 221 50, 250 214 60'),
  polygon('-10 330 150 324 260 352 60 362 -10 356', 'f2'),
  polygon('230 268 400 258 400 292 300 296', 'f2'),
  roundTree(330, 122, 20),
  roundTree(362, 126, 15),
  poplar(24, 128, 54),
  poplar(42, 126, 40),
  polygon('4 420 10 420 10 456 4 456', 'k'),
  polygon('20 424 25 424 25 458 20 458', 'k'),
  polygon('2 428 28 428 28 432 2 432', 'wall'),
  polygon('2 438 28 438 28 442 2 442', 'wall'),
);
