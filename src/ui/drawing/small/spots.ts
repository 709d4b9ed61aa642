import { createObject } from '../create-object.ts';
import { curve, ellipse, type Layer, mergeLayers, polygon, rectangle } from '../layer.ts';
import { drawBirds, drawCloud, drawSun } from '../things/air.ts';
import { sailingBoat } from '../things/boats.ts';
import { farm } from '../things/buildings.ts';
import { drawGlints, drawPath, drawStones } from '../things/ground.ts';
import { openBook } from '../things/paper.ts';
import { drawFence, drawReeds } from '../things/rows.ts';
import { poplar, roundTree, willow } from '../things/trees.ts';
import { bench, marram } from '../things/wayside.ts';

const nearHill = curve('M-10 268C110 272 200 292 300 320H-10Z', 'f4');

/** Draws a small scene, 400 by 300, with sky, sun, water and meadow. */
const spot = (light: { x: number; y: number }, ...layers: readonly (Layer | readonly Layer[])[]) =>
  mergeLayers(
    curve('M-10 84C90 70 250 96 410 80V320H-10Z', 's2'),
    curve('M-10 132C120 120 260 142 410 126V320H-10Z', 's3'),
    drawSun(light.x, light.y, 40),
    curve('M-10 170C120 160 260 176 410 166V320H-10Z', 'f2'),
    polygon('-10 184 410 178 410 210 -10 222', 'w1'),
    drawGlints('40 200 80, 190 194 110, 310 202 60'),
    curve('M-10 220C110 206 280 214 410 204V320H-10Z', 'f3'),
    ...layers,
  );

const cup = createObject(
  ['wall', '-15 -26 15 -26 11 0 -11 0'],
  ['wall2', '3 -26 15 -26 11 0 2 0'],
  ['wall2', '14 -22 24 -20 22 -8 12 -6 13 -11 17 -12 18 -17 14 -17'],
);

/** A bench by the water. */
export const restSpot = mergeLayers(
  curve('M-10 84C90 70 250 96 410 80V320H-10Z', 's2'),
  curve('M-10 132C120 120 260 142 410 126V320H-10Z', 's3'),
  drawSun(300, 92, 40),
  drawCloud(120, 78, 0.45),
  drawBirds(190, 120, 0.6, 2),
  curve('M-10 170C120 160 260 176 410 166V320H-10Z', 'f2'),
  polygon('-10 184 410 178 410 214 -10 226', 'w1'),
  drawGlints('40 200 80, 190 196 110, 300 206 70'),
  curve('M-10 222C110 206 280 214 410 204V320H-10Z', 'f3'),
  drawPath('340 208 4, 300 228 12, 330 252 24, 280 310 60'),
  drawStones('316 240 9, 318 264 14'),
  willow(92, 250, 120),
  bench(190, 262, 110),
  curve('M-10 262C110 270 190 292 300 310H-10Z', 'f4'),
);

/** A book on a bench. */
export const emptyDiarySpot = spot(
  { x: 300, y: 92 },
  drawCloud(110, 84, 0.5),
  drawBirds(190, 130, 0.6, 2),
  poplar(56, 226, 120),
  poplar(96, 222, 84),
  bench(226, 272, 190),
  openBook(214, 202, 84),
  polygon('232 196 258 156 265 161 239 201', 'k'),
  polygon('232 196 239 201 228 208', 'r2'),
  nearHill,
  marram(352, 288, 34),
);

/** Two cups on a table. */
export const emptyForumSpot = spot(
  { x: 270, y: 100 },
  drawCloud(300, 70, 0.45),
  roundTree(66, 226, 46),
  roundTree(126, 218, 26),
  polygon('90 222 312 222 330 236 72 236', 'r'),
  polygon('200 222 312 222 330 236 200 236', 'r2'),
  rectangle(72, 236, 258, 7, 'k'),
  polygon('120 243 136 243 112 288 98 288', 'k'),
  polygon('282 243 266 243 290 288 304 288', 'k'),
  polygon('38 262 364 262 372 272 30 272', 'r'),
  polygon('200 262 364 262 372 272 200 272', 'r2'),
  cup(168, 230, 100),
  cup(236, 230, 100),
  marram(30, 296, 28),
  marram(372, 294, 34),
);

/** An open drawbridge. */
export const offlineSpot = spot(
  { x: 290, y: 84 },
  drawCloud(100, 76, 0.55),
  poplar(344, 224, 104),
  poplar(372, 222, 80),
  curve('M-10 216C60 212 118 214 150 226L128 320H-10Z', 'f3'),
  polygon('138 214 282 214 300 320 112 320', 'w1'),
  drawGlints('150 256 70, 210 280 70, 170 236 50'),
  polygon('-10 226 146 220 140 236 -10 262', 'p'),
  polygon('146 220 140 236 136 250 144 234', 'k'),
  polygon('410 224 276 220 286 236 410 258', 'p'),
  polygon('150 222 206 128 216 134 160 228', 'wall'),
  polygon('206 128 216 134 160 228 158 220', 'wall2'),
  rectangle(96, 120, 9, 108, 'wall2'),
  rectangle(124, 120, 9, 108, 'wall'),
  polygon('70 128 218 104 218 112 72 138', 'wall'),
  polygon('58 124 92 119 94 139 60 144', 'k'),
  polygon('213 108 217 108 214 132 210 130', 'k'),
  drawFence(292, 232, 396, 246, 4, 30),
  drawReeds(64, 296, 52, 5),
  marram(340, 292, 40),
);

/** A bird with a letter. */
export const mailSentSpot = spot(
  { x: 180, y: 100 },
  drawCloud(80, 92, 0.5),
  polygon('210.5 102.5 282.9 87.1 292.7 133.4 220.3 148.8', 'wall'),
  polygon('220.3 148.8 251 115 292.7 133.4', 'wall2'),
  polygon('210.5 102.5 282.9 87.1 253.1 125.2', 'pd'),
  polygon('210.5 102.5 282.9 87.1 252.5 122.3', 'wall2'),
  polygon('238 62 262 40 300 44 318 60 288 66 262 74', 'wall'),
  polygon('262 40 246 4 282 20 296 46', 'wall2'),
  polygon('300 44 318 32 332 40 318 60', 'wall'),
  polygon('331 38 348 44 330 47', 'r'),
  polygon('238 62 262 58 240 80 212 82', 'wall2'),
  polygon('276 64 282 64 272 92 266 92', 'k'),
  drawPath('352 212 5, 318 232 12, 344 260 24, 300 320 60'),
  drawStones('330 244 9, 334 270 14'),
  rectangle(86, 214, 14, 80, 'k'),
  polygon('44 226 44 176 60 160 112 160 112 226', 'r'),
  polygon('112 226 112 160 128 160 144 176 144 226', 'r2'),
  rectangle(58, 184, 40, 8, 'k'),
  rectangle(58, 202, 40, 10, 'wall'),
  polygon('144 176 150 176 150 150 166 150 166 160 156 160 156 186 144 186', 'k'),
  nearHill,
  marram(180, 292, 36),
);

/** A path under repair. */
export const maintenanceSpot = spot(
  { x: 240, y: 96 },
  drawCloud(300, 64, 0.5),
  drawBirds(120, 110, 0.6, 2),
  willow(66, 236, 110),
  drawPath('240 208 5, 216 228 16, 250 256 40, 200 320 100'),
  polygon('196 268 222 256 262 260 270 276 236 288 204 284', 'pd'),
  polygon('206 270 226 262 254 266 258 275 234 281 210 278', 'k'),
  rectangle(146, 212, 8, 62, 'k'),
  rectangle(282, 212, 8, 62, 'k'),
  rectangle(132, 206, 172, 24, 'wall'),
  [140, 184, 228, 272].map((x) =>
    polygon(
      [
        [x, 206],
        [x + 22, 206],
        [x + 10, 230],
        [Math.max(132, x - 12), 230],
      ],
      'r',
    ),
  ),
  rectangle(138, 272, 24, 6, 'k'),
  rectangle(274, 272, 24, 6, 'k'),
  polygon('318 268 376 268 366 238 308 238', 'r2'),
  polygon('308 238 376 238 380 232 304 232', 'r'),
  polygon('318 264 286 250 284 255 322 272', 'k'),
  ellipse(358, 280, 12, 'k'),
  ellipse(358, 280, 4, 'wall'),
  drawStones('326 230 11, 346 226 13, 364 231 9, 120 286 14, 150 292 12'),
  polygon('66 292 102 216 107 218 73 294', 'pd'),
  polygon('58 286 78 296 72 312 54 314 48 302', 'k'),
);

/** A wave, and a boat in front of it. */
export const waveSpot = mergeLayers(
  curve('M-10 84C90 70 250 96 410 80V320H-10Z', 's2'),
  curve('M-10 132C120 120 260 142 410 126V320H-10Z', 's3'),
  drawSun(316, 80, 40),
  curve('M-10 170C120 160 260 176 410 166V320H-10Z', 'f2'),
  curve('M-10 220C110 206 280 214 410 204V320H-10Z', 'f3'),
  curve(
    'M-10 218C60 214 104 196 140 160C174 126 244 126 270 168C250 158 232 168 236 188C240 206 310 214 410 212V330H-10Z',
    'w1',
  ),
  curve(
    'M150 176C178 142 226 136 254 156C226 150 196 160 176 188C166 200 142 206 122 206C134 200 142 188 150 176Z',
    'w2',
  ),
  curve('M240 146C258 146 270 158 276 174C266 164 252 162 242 168C236 160 236 152 240 146Z', 'cl'),
  sailingBoat(96, 204, 56),
  curve('M-10 250C90 234 220 262 410 242V330H-10Z', 'f1'),
  drawGlints('40 270 90, 200 282 110'),
  drawReeds(330, 300, 70, 5),
);

/** A house with lit windows. */
export const houseSpot = mergeLayers(
  curve('M-10 84C90 70 250 96 410 80V320H-10Z', 's2'),
  curve('M-10 132C120 120 260 142 410 126V320H-10Z', 's3'),
  drawSun(70, 84, 40),
  curve('M-10 170C120 160 260 176 410 166V320H-10Z', 'f2'),
  curve('M-10 220C110 206 280 214 410 204V320H-10Z', 'f3'),
  poplar(346, 226, 120),
  poplar(376, 224, 92),
  farm(206, 238, 150),
  drawPath('200 238 12, 186 258 24, 214 320 90'),
  drawStones('196 256 9, 190 278 13'),
  drawFence(-10, 262, 120, 268, 4, 36),
  nearHill,
);
