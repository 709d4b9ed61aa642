import { createObject } from '../create-object.ts';
import { block, curved, cut, disc, pile, type Sheet } from '../sheet.ts';
import { birds, cloud, sun } from '../things/air.ts';
import { sailingBoat } from '../things/boats.ts';
import { farm } from '../things/buildings.ts';
import { glints, stones, track } from '../things/ground.ts';
import { openBook } from '../things/paper.ts';
import { fence, reeds } from '../things/rows.ts';
import { poplar, roundTree, willow } from '../things/trees.ts';
import { bench, marram } from '../things/wayside.ts';

const nearHill = curved('M-10 268C110 272 200 292 300 320H-10Z', 'f4');

/** Draws a small scene, 400 by 300, with sky, sun, water and meadow. */
const spot = (light: { x: number; y: number }, ...layers: readonly (Sheet | readonly Sheet[])[]) =>
  pile(
    curved('M-10 84C90 70 250 96 410 80V320H-10Z', 's2'),
    curved('M-10 132C120 120 260 142 410 126V320H-10Z', 's3'),
    sun(light.x, light.y, 40),
    curved('M-10 170C120 160 260 176 410 166V320H-10Z', 'f2'),
    cut('-10 184 410 178 410 210 -10 222', 'w1'),
    glints('40 200 80, 190 194 110, 310 202 60'),
    curved('M-10 220C110 206 280 214 410 204V320H-10Z', 'f3'),
    ...layers,
  );

const cup = createObject(
  ['wall', '-15 -26 15 -26 11 0 -11 0'],
  ['wall2', '3 -26 15 -26 11 0 2 0'],
  ['wall2', '14 -22 24 -20 22 -8 12 -6 13 -11 17 -12 18 -17 14 -17'],
);

/** A bench by the water. */
export const rest = pile(
  curved('M-10 84C90 70 250 96 410 80V320H-10Z', 's2'),
  curved('M-10 132C120 120 260 142 410 126V320H-10Z', 's3'),
  sun(300, 92, 40),
  cloud(120, 78, 0.45),
  birds(190, 120, 0.6, 2),
  curved('M-10 170C120 160 260 176 410 166V320H-10Z', 'f2'),
  cut('-10 184 410 178 410 214 -10 226', 'w1'),
  glints('40 200 80, 190 196 110, 300 206 70'),
  curved('M-10 222C110 206 280 214 410 204V320H-10Z', 'f3'),
  track('340 208 4, 300 228 12, 330 252 24, 280 310 60'),
  stones('316 240 9, 318 264 14'),
  willow(92, 250, 120),
  bench(190, 262, 110),
  curved('M-10 262C110 270 190 292 300 310H-10Z', 'f4'),
);

/** A book on a bench. */
export const emptyDiary = spot(
  { x: 300, y: 92 },
  cloud(110, 84, 0.5),
  birds(190, 130, 0.6, 2),
  poplar(56, 226, 120),
  poplar(96, 222, 84),
  bench(226, 272, 190),
  openBook(214, 202, 84),
  cut('232 196 258 156 265 161 239 201', 'k'),
  cut('232 196 239 201 228 208', 'r2'),
  nearHill,
  marram(352, 288, 34),
);

/** Two cups on a table. */
export const emptyForum = spot(
  { x: 270, y: 100 },
  cloud(300, 70, 0.45),
  roundTree(66, 226, 46),
  roundTree(126, 218, 26),
  cut('90 222 312 222 330 236 72 236', 'r'),
  cut('200 222 312 222 330 236 200 236', 'r2'),
  block(72, 236, 258, 7, 'k'),
  cut('120 243 136 243 112 288 98 288', 'k'),
  cut('282 243 266 243 290 288 304 288', 'k'),
  cut('38 262 364 262 372 272 30 272', 'r'),
  cut('200 262 364 262 372 272 200 272', 'r2'),
  cup(168, 230, 100),
  cup(236, 230, 100),
  marram(30, 296, 28),
  marram(372, 294, 34),
);

/** An open drawbridge. */
export const offline = spot(
  { x: 290, y: 84 },
  cloud(100, 76, 0.55),
  poplar(344, 224, 104),
  poplar(372, 222, 80),
  curved('M-10 216C60 212 118 214 150 226L128 320H-10Z', 'f3'),
  cut('138 214 282 214 300 320 112 320', 'w1'),
  glints('150 256 70, 210 280 70, 170 236 50'),
  cut('-10 226 146 220 140 236 -10 262', 'p'),
  cut('146 220 140 236 136 250 144 234', 'k'),
  cut('410 224 276 220 286 236 410 258', 'p'),
  cut('150 222 206 128 216 134 160 228', 'wall'),
  cut('206 128 216 134 160 228 158 220', 'wall2'),
  block(96, 120, 9, 108, 'wall2'),
  block(124, 120, 9, 108, 'wall'),
  cut('70 128 218 104 218 112 72 138', 'wall'),
  cut('58 124 92 119 94 139 60 144', 'k'),
  cut('213 108 217 108 214 132 210 130', 'k'),
  fence(292, 232, 396, 246, 4, 30),
  reeds(64, 296, 52, 5),
  marram(340, 292, 40),
);

/** A bird with a letter. */
export const mailSent = spot(
  { x: 180, y: 100 },
  cloud(80, 92, 0.5),
  cut('210.5 102.5 282.9 87.1 292.7 133.4 220.3 148.8', 'wall'),
  cut('220.3 148.8 251 115 292.7 133.4', 'wall2'),
  cut('210.5 102.5 282.9 87.1 253.1 125.2', 'pd'),
  cut('210.5 102.5 282.9 87.1 252.5 122.3', 'wall2'),
  cut('238 62 262 40 300 44 318 60 288 66 262 74', 'wall'),
  cut('262 40 246 4 282 20 296 46', 'wall2'),
  cut('300 44 318 32 332 40 318 60', 'wall'),
  cut('331 38 348 44 330 47', 'r'),
  cut('238 62 262 58 240 80 212 82', 'wall2'),
  cut('276 64 282 64 272 92 266 92', 'k'),
  track('352 212 5, 318 232 12, 344 260 24, 300 320 60'),
  stones('330 244 9, 334 270 14'),
  block(86, 214, 14, 80, 'k'),
  cut('44 226 44 176 60 160 112 160 112 226', 'r'),
  cut('112 226 112 160 128 160 144 176 144 226', 'r2'),
  block(58, 184, 40, 8, 'k'),
  block(58, 202, 40, 10, 'wall'),
  cut('144 176 150 176 150 150 166 150 166 160 156 160 156 186 144 186', 'k'),
  nearHill,
  marram(180, 292, 36),
);

/** A path under repair. */
export const maintenance = spot(
  { x: 240, y: 96 },
  cloud(300, 64, 0.5),
  birds(120, 110, 0.6, 2),
  willow(66, 236, 110),
  track('240 208 5, 216 228 16, 250 256 40, 200 320 100'),
  cut('196 268 222 256 262 260 270 276 236 288 204 284', 'pd'),
  cut('206 270 226 262 254 266 258 275 234 281 210 278', 'k'),
  block(146, 212, 8, 62, 'k'),
  block(282, 212, 8, 62, 'k'),
  block(132, 206, 172, 24, 'wall'),
  [140, 184, 228, 272].map((x) =>
    cut(
      [
        [x, 206],
        [x + 22, 206],
        [x + 10, 230],
        [Math.max(132, x - 12), 230],
      ],
      'r',
    ),
  ),
  block(138, 272, 24, 6, 'k'),
  block(274, 272, 24, 6, 'k'),
  cut('318 268 376 268 366 238 308 238', 'r2'),
  cut('308 238 376 238 380 232 304 232', 'r'),
  cut('318 264 286 250 284 255 322 272', 'k'),
  disc(358, 280, 12, 'k'),
  disc(358, 280, 4, 'wall'),
  stones('326 230 11, 346 226 13, 364 231 9, 120 286 14, 150 292 12'),
  cut('66 292 102 216 107 218 73 294', 'pd'),
  cut('58 286 78 296 72 312 54 314 48 302', 'k'),
);

/** A wave, and a boat in front of it. */
export const wave = pile(
  curved('M-10 84C90 70 250 96 410 80V320H-10Z', 's2'),
  curved('M-10 132C120 120 260 142 410 126V320H-10Z', 's3'),
  sun(316, 80, 40),
  curved('M-10 170C120 160 260 176 410 166V320H-10Z', 'f2'),
  curved('M-10 220C110 206 280 214 410 204V320H-10Z', 'f3'),
  curved(
    'M-10 218C60 214 104 196 140 160C174 126 244 126 270 168C250 158 232 168 236 188C240 206 310 214 410 212V330H-10Z',
    'w1',
  ),
  curved(
    'M150 176C178 142 226 136 254 156C226 150 196 160 176 188C166 200 142 206 122 206C134 200 142 188 150 176Z',
    'w2',
  ),
  curved('M240 146C258 146 270 158 276 174C266 164 252 162 242 168C236 160 236 152 240 146Z', 'cl'),
  sailingBoat(96, 204, 56),
  curved('M-10 250C90 234 220 262 410 242V330H-10Z', 'f1'),
  glints('40 270 90, 200 282 110'),
  reeds(330, 300, 70, 5),
);

/** A house with lit windows. */
export const house = pile(
  curved('M-10 84C90 70 250 96 410 80V320H-10Z', 's2'),
  curved('M-10 132C120 120 260 142 410 126V320H-10Z', 's3'),
  sun(70, 84, 40),
  curved('M-10 170C120 160 260 176 410 166V320H-10Z', 'f2'),
  curved('M-10 220C110 206 280 214 410 204V320H-10Z', 'f3'),
  poplar(346, 226, 120),
  poplar(376, 224, 92),
  farm(206, 238, 150),
  track('200 238 12, 186 258 24, 214 320 90'),
  stones('196 256 9, 190 278 13'),
  fence(-10, 262, 120, 268, 4, 36),
  nearHill,
);
