import { createObject } from '../create-object.ts';
import { curve, ellipse, polygon, rectangle } from '../layer.ts';
import { drawSun } from '../things/air.ts';
import { lookout } from '../things/buildings.ts';
import { drawGlints, drawPath, drawStones } from '../things/ground.ts';
import { openBook } from '../things/paper.ts';
import { poplar } from '../things/trees.ts';
import { twoArmedSignpost } from '../things/wayside.ts';
import { drawMedal, LAST_RIMS, medalHills, PLAIN_RIMS } from './medal.ts';

const robin = createObject(
  ['pd', '-20 112 -24 92 -12 72 4 66 18 74 20 92 10 112'],
  ['r', '2 82 18 76 20 92 10 110 0 104'],
  ['k', '17 74 27 79 18 82'],
  ['t2', '-24 92 -8 86 -2 102 -20 114 -32 124'],
  ['k', 'O 9 75 3'],
);

/** Your first day ("Je eerste dag"). */
export const firstDayMedal = drawMedal(
  PLAIN_RIMS,
  curve('M0 66C50 58 110 70 160 62V160H0Z', 's2'),
  drawSun(80, 60, 19),
  medalHills,
  drawPath('80 96 3, 84 112 12, 76 130 26, 84 164 52'),
  rectangle(30, 66, 9, 62, 'k'),
  rectangle(121, 66, 9, 62, 'k'),
  polygon('39 76 62 88 62 96 39 84', 'wall'),
  polygon('39 98 62 110 62 118 39 106', 'wall'),
  polygon('56 84 64 88 64 124 56 120', 'wall2'),
  polygon('121 76 98 88 98 96 121 84', 'wall2'),
  polygon('121 98 98 110 98 118 121 106', 'wall2'),
  polygon('104 84 96 88 96 124 104 120', 'wall'),
  drawStones('80 140 15'),
);

/** Your first week ("Je eerste week"). */
export const firstWeekMedal = drawMedal(
  PLAIN_RIMS,
  drawSun(104, 66, 18),
  medalHills,
  drawPath('84 98 2, 78 108 6, 90 124 14, 70 162 34'),
  poplar(50, 112, 64),
  poplar(30, 118, 48),
  drawStones('84 116 6, 86 130 9, 78 146 13'),
);

/** Three weeks of the programme ("Drie weken onderweg"). */
export const threeWeeksMedal = drawMedal(
  PLAIN_RIMS,
  curve('M0 70C50 62 110 74 160 66V160H0Z', 's2'),
  drawSun(92, 70, 22),
  curve('M0 88C50 84 110 90 160 86V160H0Z', 'f2'),
  polygon('0 108 160 108 160 140 0 140', 'w1'),
  drawGlints('20 124 40, 84 130 50'),
  polygon('0 102 160 102 160 110 0 110', 'p'),
  polygon('0 110 160 110 160 115 0 115', 'pd'),
  rectangle(50, 44, 8, 60, 'wall'),
  rectangle(74, 44, 8, 60, 'wall2'),
  polygon('28 40 132 50 132 57 28 48', 'wall'),
  polygon('22 35 44 37 44 53 22 51', 'k'),
  polygon('128 54 132 54 124 102 120 102', 'wall2'),
  rectangle(40, 115, 7, 20, 'k'),
  rectangle(112, 115, 7, 20, 'k'),
  curve('M0 138C50 132 110 140 160 134V160H0Z', 'f4'),
);

/** Six weeks ("Zes weken: je bent er"). */
export const sixWeeksMedal = drawMedal(
  LAST_RIMS,
  curve('M0 70C50 62 110 74 160 66V160H0Z', 's3'),
  drawSun(52, 62, 22),
  medalHills,
  curve('M160 92C110 100 60 124 0 132V160H160Z', 'f4'),
  drawPath('30 100 2, 44 108 5, 30 124 10, 70 164 28'),
  lookout(96, 124, 84),
  drawStones('38 116 5, 42 130 8, 56 146 11'),
);

/** Plan made ("Plan gemaakt"). */
export const planMedal = drawMedal(
  PLAIN_RIMS,
  curve('M0 96C50 90 110 98 160 92V160H0Z', 'f3'),
  polygon('26 52 62 40 62 116 26 128', 'wall'),
  polygon('62 40 98 52 98 128 62 116', 'wall2'),
  polygon('98 52 134 40 134 116 98 128', 'wall'),
  polygon('26 92 62 78 62 116 26 128', 'f2'),
  polygon('62 78 98 92 98 128 62 116', 'f3'),
  polygon('98 92 134 74 134 116 98 128', 'f2'),
  polygon('38 116 48 98 70 100 84 84 110 80 112 87 88 91 73 107 52 105 44 119', 'p'),
  ellipse(41, 112, 4.5, 'k'),
  ellipse(62, 103, 4.5, 'k'),
  ellipse(84, 90, 4.5, 'k'),
  polygon('112 84 100 64 104 52 114 48 124 54 126 66', 'r'),
  polygon('112 84 114 48 124 54 126 66', 'r2'),
  ellipse(113, 61, 5, 'wall'),
);

/** First exercise ("Eerste oefening"). */
export const firstExerciseMedal = drawMedal(
  PLAIN_RIMS,
  curve('M0 74C50 66 110 78 160 70V160H0Z', 's2'),
  drawSun(44, 70, 17),
  medalHills,
  drawPath('98 98 3, 104 110 9, 92 126 18, 106 164 40'),
  drawStones('100 120 8, 98 140 13'),
  twoArmedSignpost(60, 138, 100),
);

/** Diary ("Dagboek"). */
export const diaryMedal = drawMedal(
  PLAIN_RIMS,
  curve('M0 74C50 66 110 78 160 70V160H0Z', 's3'),
  drawSun(80, 62, 24),
  medalHills,
  openBook(80, 122, 96),
  rectangle(46, 92, 24, 3.5, 'pd'),
  rectangle(46, 100, 20, 3.5, 'pd'),
  rectangle(92, 92, 24, 3.5, 'pd'),
  polygon('100 104 128 60 136 65 108 109', 'r2'),
  polygon('100 104 108 109 98 115', 'k'),
);

/** Buddy. */
export const buddyMedal = drawMedal(
  PLAIN_RIMS,
  curve('M0 74C50 66 110 78 160 70V160H0Z', 's3'),
  drawSun(80, 58, 22),
  medalHills,
  rectangle(0, 112, 160, 9, 'k'),
  rectangle(34, 106, 10, 54, 'k'),
  rectangle(116, 106, 10, 54, 'k'),
  robin(48, 0, 100),
  robin(113, 0, 100, { mirror: true }),
);
