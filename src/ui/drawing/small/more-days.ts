import { curve, polygon } from '../layer.ts';
import { drawSun } from '../things/air.ts';
import { lookout } from '../things/buildings.ts';
import { drawGlints, drawPath, drawStones } from '../things/ground.ts';
import { poplar } from '../things/trees.ts';
import { twoArmedSignpost } from '../things/wayside.ts';
import { drawMedal, LAST_RIMS, medalHills } from './medal.ts';

/** Sixty registered days: a signpost next to the path. */
export const sixtyDaysMedal = drawMedal(
  LAST_RIMS,
  drawSun(112, 60, 18),
  medalHills,
  drawPath('96 98 2, 88 110 8, 104 128 16, 92 164 38'),
  twoArmedSignpost(46, 128, 72),
  drawStones('92 118 6, 100 134 10, 90 152 14'),
);

/** Ninety registered days: a row of trees. */
export const ninetyDaysMedal = drawMedal(
  LAST_RIMS,
  curve('M0 70C50 62 110 74 160 66V160H0Z', 's2'),
  drawSun(44, 58, 20),
  medalHills,
  poplar(124, 124, 78),
  poplar(100, 118, 62),
  poplar(80, 112, 46),
  drawPath('52 100 2, 44 112 7, 58 130 14, 40 164 34'),
  drawStones('50 122 6, 54 138 10'),
);

/** A hundred and eighty registered days: stepping stones over still water. */
export const halfYearMedal = drawMedal(
  LAST_RIMS,
  curve('M0 64C50 56 110 68 160 60V160H0Z', 's3'),
  drawSun(80, 66, 24),
  curve('M0 90C50 86 110 92 160 88V160H0Z', 'f2'),
  polygon('0 104 160 104 160 160 0 160', 'w1'),
  drawGlints('18 116 32, 104 122 34, 24 144 40'),
  drawStones('82 110 5, 76 120 8, 86 132 11, 76 148 15'),
);

/** A year of registered days: the lookout, and the path to it. */
export const oneYearMedal = drawMedal(
  LAST_RIMS,
  curve('M0 66C50 58 110 70 160 62V160H0Z', 's2'),
  drawSun(112, 64, 26),
  medalHills,
  poplar(28, 122, 58),
  poplar(134, 128, 44),
  drawPath('84 104 2, 76 112 6, 92 130 14, 80 164 36'),
  lookout(60, 122, 92),
  drawStones('84 118 6, 88 132 9, 80 150 14'),
);
