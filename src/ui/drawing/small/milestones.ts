import { createObject } from '../create-object.ts';
import { type Colour, curve, mergeLayers, polygon, rectangle } from '../layer.ts';
import { drawSun } from '../things/air.ts';
import { drawGlints, drawPath } from '../things/ground.ts';
import { poplar } from '../things/trees.ts';
import { marram } from '../things/wayside.ts';
import { drawMedal, MILESTONE_RIMS, medalHills } from './medal.ts';

const SKY_BAND = curve('M0 66C50 58 110 70 160 62V160H0Z', 's2');

/** Binoculars from the front, with the landscape in the lenses. */
const binoculars = createObject(
  ['k', '-16 -78 16 -78 16 -44 -16 -44'],
  ['r', '-54 -40 -42 -92 -14 -92 -6 -56 -14 -30'],
  ['r2', '-26 -92 -14 -92 -6 -56 -14 -30'],
  ['r', '54 -40 42 -92 14 -92 6 -56 14 -30'],
  ['r2', '54 -40 42 -92 30 -92 14 -30'],
  ['k', '-38 -100 -18 -100 -14 -90 -42 -90'],
  ['k', '38 -100 18 -100 14 -90 42 -90'],
  ['wall2', '-7 -82 7 -82 7 -70 -7 -70'],
  ['k', 'O -29 -31 31'],
  ['k', 'O 29 -31 31'],
  ['w1', 'O -29 -31 23'],
  ['w1', 'O 29 -31 23'],
  ['wall', '-45 -36 -33 -50 -26 -50 -43 -29'],
  ['wall', '13 -36 25 -50 32 -50 15 -29'],
  ['sun', 'O -22 -24 7'],
  ['sun', 'O 36 -24 7'],
);

/** Looking ("Kijken"): binoculars on the rail of the lookout. */
export const lookingMedal = drawMedal(
  MILESTONE_RIMS,
  SKY_BAND,
  drawSun(80, 48, 17),
  medalHills,
  poplar(24, 110, 52),
  binoculars(80, 124, 92),
  rectangle(0, 124, 160, 9, 'wall'),
  rectangle(0, 133, 160, 4, 'wall2'),
  [22, 74, 126].flatMap((x) => mergeLayers(rectangle(x, 137, 8, 24, 'wall2'), rectangle(x + 5, 137, 3, 24, 'k'))),
);

const compass = createObject(
  ['k', '-7 -106 7 -106 11 -98 -11 -98'],
  ['r2', 'O 0 -48 52'],
  ['k', 'O 0 -50 50'],
  ['wall', 'O 0 -50 41'],
  ['wall2', '-2 -89 2 -89 2 -80 -2 -80'],
  ['wall2', '-2 -20 2 -20 2 -11 -2 -11'],
  ['wall2', '-39 -52 -30 -52 -30 -48 -39 -48'],
  ['wall2', '30 -52 39 -52 39 -48 30 -48'],
  ['r', '22 -80 8 -42 -8 -58'],
  ['r2', '22 -80 8 -42 0 -50'],
  ['w1', '-22 -20 8 -42 -8 -58'],
  ['t2', '-22 -20 8 -42 0 -50'],
  ['k', 'O 0 -50 6'],
  ['wall', 'O 0 -50 2'],
);

/** Choosing ("Kiezen"): a compass. */
export const choosingMedal = drawMedal(
  MILESTONE_RIMS,
  SKY_BAND,
  drawSun(122, 44, 13),
  medalHills,
  drawPath('16 96 2, 34 118 5, 62 142 10, 80 168 24'),
  drawPath('144 94 2, 126 118 5, 98 142 10, 80 168 24'),
  compass(80, 124, 82),
);

const wateringCan = createObject(
  ['k', '-16 -34 -2 -58 22 -60 34 -44 28 -40 18 -52 2 -50 -8 -34'],
  ['k', '30 -30 46 -34 46 -8 30 -2 30 -8 40 -12 40 -26 30 -24'],
  ['r', '-22 -38 8 -38 8 0 -18 0'],
  ['r2', '8 -38 34 -38 30 0 8 0'],
  ['r', '-20 -26 -60 -50 -56 -56 -20 -38'],
  ['r2', '-20 -20 -60 -48 -58 -52 -20 -28'],
  ['k', '-70 -46 -58 -64 -52 -58 -62 -42'],
);

const sapling = createObject(
  ['wall2', '14 -92 19 -92 19 0 14 0'],
  ['k', '-3 0 -1 -60 2 -60 4 0'],
  ['r', '0 -46 20 -42 20 -38 0 -42'],
  ['t1', '0 -112 -16 -84 -10 -62 0 -56'],
  ['t2', '0 -112 14 -84 10 -62 0 -56'],
  ['t1', '-2 -52 -26 -60 -42 -82 -16 -80'],
  ['t2', '-2 -52 -26 -60 -42 -82 -22 -72'],
  ['t1', '2 -44 30 -50 44 -70 20 -70'],
  ['t2', '2 -44 30 -50 44 -70 26 -60'],
);

/** Learning ("Leren"): a young tree on its stake, with water. */
export const learningMedal = drawMedal(
  MILESTONE_RIMS,
  SKY_BAND,
  drawSun(50, 64, 26),
  medalHills,
  curve('M4 152C14 130 74 130 88 152V160H4Z', 'pd'),
  sapling(46, 138, 80),
  [
    [72, 100],
    [66, 108],
    [76, 112],
    [70, 120],
  ].map(([x = 0, y = 0]) => polygon(`${x} ${y} ${x + 3} ${y} ${x - 1} ${y + 7} ${x - 4} ${y + 7}`, 'w1')),
  wateringCan(114, 122, 58),
  marram(118, 150, 20),
);

const walker = (light: Colour, dark: Colour) =>
  createObject(
    ['k', '-12 0 -13 -40 -2 -40 -3 0'],
    ['k', '3 0 2 -40 13 -40 12 0'],
    [light, '-17 -36 -18 -66 -10 -76 0 -78 0 -36'],
    [dark, '0 -78 10 -76 18 -66 17 -36 0 -36'],
    ['pd', '-10 -70 0 -72 0 -44 -12 -44'],
    ['wall2', '0 -72 10 -70 12 -44 0 -44'],
    ['k', '-9 -60 9 -60 9 -57 -9 -57'],
    ['pd', 'O 0 -86 9'],
    ['k', '-10 -86 -8 -96 0 -99 8 -96 10 -86 7 -80 -7 -80'],
  );

/** Together ("Samen"): two people who walk up side by side. */
export const togetherMedal = drawMedal(
  MILESTONE_RIMS,
  curve('M0 66C50 58 110 70 160 62V160H0Z', 's3'),
  drawSun(80, 58, 24),
  medalHills,
  drawGlints('10 100 26'),
  drawPath('80 96 4, 84 108 14, 78 126 30, 84 164 58'),
  walker('r', 'r2')(58, 144, 80),
  walker('w2', 'w1')(102, 142, 72, { mirror: true }),
);
