import { createObject } from '../create-object.ts';
import { curve, ellipse, type Layer, polygon, rectangle } from '../layer.ts';
import { drawSun } from '../things/air.ts';
import { lighthouse } from '../things/buildings.ts';
import { drawGlints, drawPath, drawStones } from '../things/ground.ts';
import { marram } from '../things/wayside.ts';
import { drawMedal, LAST_RIMS, medalHills, PLAIN_RIMS } from './medal.ts';

const umbrella = createObject(
  ['k', '-2 -70 2 -70 2 -8 -2 -8'],
  ['k', '2 -8 2 -2 -4 2 -10 0 -11 -5 -8 -6 -7 -3 -4 -3 -2 -8'],
  ['r', '-48 -62 -34 -86 0 -98 0 -62'],
  ['r2', '0 -98 34 -86 48 -62 0 -62'],
  ['r2', '-48 -62 -32 -58 -16 -62'],
  ['r', '48 -62 32 -58 16 -62'],
  ['k', '-2 -98 2 -98 2 -106 -2 -106'],
);

const rain = (text: string): readonly Layer[] =>
  text.split(', ').map((drop) => {
    const [x = 0, y = 0] = drop.split(' ').map(Number);
    return polygon(`${x} ${y} ${x + 3} ${y} ${x - 4} ${y + 16} ${x - 7} ${y + 16}`, 'w1');
  });

/** Registered anyway ("Toch ingevuld"): a walker in the rain. */
export const registeredAnywayMedal = drawMedal(
  PLAIN_RIMS,
  curve('M0 70C50 62 110 74 160 66V160H0Z', 's2'),
  drawSun(112, 62, 18),
  medalHills,
  polygon('30 54 38 40 56 38 66 26 84 28 92 40 108 42 114 54', 'cl'),
  polygon('46 54 60 46 80 48 114 54', 's2'),
  rain('44 62, 60 66, 36 84, 112 66, 128 82, 120 100, 30 104'),
  drawPath('84 98 3, 90 112 9, 78 128 18, 86 164 42'),
  drawStones('104 132 8, 52 138 10'),
  umbrella(82, 138, 74),
);

/** Goal reached ("Doel geraakt"): a flag on top of the dune. */
export const goalReachedMedal = drawMedal(
  PLAIN_RIMS,
  curve('M0 78C50 70 110 82 160 74V160H0Z', 's2'),
  drawSun(48, 58, 18),
  curve('M0 100C40 92 60 98 160 96V160H0Z', 'f2'),
  curve('M0 140C40 136 62 86 92 84C120 84 132 118 160 124V160H0Z', 'f3'),
  drawPath('92 86 2, 84 102 5, 96 122 10, 76 164 30'),
  rectangle(90, 32, 5, 54, 'k'),
  polygon('95 34 130 42 122 50 130 60 95 60', 'r'),
  polygon('95 47 126 52 130 60 95 60', 'r2'),
  marram(40, 142, 24),
  marram(124, 130, 22),
);

/** One step lower ("Een stap lager"): wooden stairs down the dune to the water. */
export const stepLowerMedal = drawMedal(
  PLAIN_RIMS,
  curve('M0 64C50 56 110 68 160 60V160H0Z', 's2'),
  drawSun(116, 54, 17),
  polygon('0 96 160 90 160 160 0 160', 'w1'),
  drawGlints('98 108 40, 112 122 36'),
  curve('M0 62C34 52 52 60 66 84C84 112 110 128 160 134V160H0Z', 'f2'),
  curve('M0 78C26 70 42 80 54 100C70 126 92 140 150 146V160H0Z', 'f3'),
  rectangle(30, 74, 26, 7, 'wall'),
  rectangle(42, 90, 28, 7, 'wall'),
  rectangle(56, 107, 30, 8, 'wall'),
  rectangle(74, 124, 33, 8, 'wall'),
  rectangle(54, 74, 3, 18, 'k'),
  rectangle(68, 90, 3, 19, 'k'),
  rectangle(84, 107, 3, 20, 'k'),
  marram(22, 98, 22),
  marram(50, 148, 24),
);

/** A whole week ("Een hele week"): a row of seven stepping stones. */
export const wholeWeekMedal = drawMedal(
  PLAIN_RIMS,
  curve('M0 60C50 52 110 64 160 56V160H0Z', 's2'),
  drawSun(96, 50, 18),
  curve('M0 74C50 68 110 76 160 70V96H0Z', 'f2'),
  polygon('0 88 160 82 160 160 0 160', 'w1'),
  drawGlints('14 104 30, 100 108 40, 20 132 34, 108 136 40'),
  drawStones('88 90 7, 80 97 8, 90 104 9.5, 78 112 11, 91 121 12.5, 75 131 14.5, 92 143 17'),
  curve('M0 150C40 144 110 160 160 150V160H0Z', 'f4'),
);

/** Positions of the dots on a stone, as on a die. */
const DOTS = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
} as const;

/** Draws a milestone next to the path, with a dot for each completed phase, and a sun that rises with them. */
const milestone = (phase: keyof typeof DOTS): readonly Layer[] =>
  drawMedal(
    phase === 6 ? LAST_RIMS : PLAIN_RIMS,
    curve('M0 74C50 66 110 78 160 70V160H0Z', 's3'),
    drawSun(28 + phase * 16, 92 - phase * 9, 17),
    medalHills,
    drawPath('118 98 3, 126 112 9, 112 128 18, 124 164 40'),
    polygon('40 140 40 74 50 62 72 58 72 140', 'wall'),
    polygon('72 58 94 62 104 74 104 140 72 140', 'wall2'),
    polygon('34 140 110 140 116 150 28 150', 'k'),
    DOTS[phase].map(([x, y]) => ellipse(72 + x * 16, 100 + y * 20, 6.5, 'r')),
    marram(30, 152, 22),
  );

export const phaseMedals = {
  1: milestone(1),
  2: milestone(2),
  3: milestone(3),
  4: milestone(4),
  5: milestone(5),
  6: milestone(6),
} as const;

/** All done ("Alles gedaan"): the lighthouse at the end of the land. */
export const allDoneMedal = drawMedal(
  LAST_RIMS,
  curve('M0 64C50 56 110 68 160 60V160H0Z', 's3'),
  drawSun(44, 60, 20),
  polygon('0 92 160 88 160 160 0 160', 'w1'),
  drawGlints('14 102 40, 20 118 50, 108 104 40'),
  curve('M160 96C130 98 96 112 40 118C20 122 8 128 0 132V160H160Z', 'f3'),
  curve('M160 118C120 118 70 132 0 146V160H160Z', 'f4'),
  drawPath('96 116 3, 84 124 8, 66 138 16, 60 164 36'),
  lighthouse(104, 118, 88),
);

const songbird = createObject(
  ['t2', '-30 -20 -66 6 -60 14 -22 2'],
  ['pd', '-34 -18 -14 -40 12 -44 26 -30 22 -8 4 6 -18 4'],
  ['r', '14 -40 26 -30 22 -10 6 4 -4 0 6 -22'],
  ['pd', '2 -44 10 -60 26 -62 34 -50 26 -36 10 -36'],
  ['k', '33 -56 50 -62 34 -50'],
  ['k', '34 -50 48 -44 31 -46'],
  ['k', 'O 24 -53 2.6'],
  ['k', '-4 4 0 4 0 18 -4 18'],
  ['k', '8 3 12 3 12 18 8 18'],
);

/** Speaking up ("Ik laat van me horen"): a singing bird on a post. */
export const spokeUpMedal = drawMedal(
  PLAIN_RIMS,
  curve('M0 74C50 66 110 78 160 70V160H0Z', 's3'),
  drawSun(48, 58, 18),
  medalHills,
  rectangle(62, 112, 14, 48, 'k'),
  rectangle(58, 106, 22, 8, 'wall2'),
  songbird(68, 90, 84),
  polygon('118 44 122 42 126 56 122 58', 'r2'),
  polygon('128 34 133 32 140 56 135 58', 'r2'),
  polygon('118 66 122 64 130 70 128 74', 'r2'),
);
