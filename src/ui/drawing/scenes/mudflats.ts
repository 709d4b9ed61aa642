import { curve, mergeLayers, polygon } from '../layer.ts';
import { drawBirds, drawCloud, drawSky, drawStars, drawSun } from '../things/air.ts';
import { oystercatcher, sealDrawing } from '../things/animals.ts';
import { lighthouse } from '../things/buildings.ts';
import { drawGlints, drawLand, drawPath, drawStones } from '../things/ground.ts';
import { drawPoles } from '../things/rows.ts';
import { marram } from '../things/wayside.ts';

/** Mudflats at low tide. */
export const mudflats = mergeLayers(
  drawSky(),
  drawStars(),
  drawSun(740, 262, 60),
  drawCloud(300, 120, 1.05),
  drawCloud(1010, 140, 0.7),
  drawBirds(430, 190, 0.9, 4),
  curve('M760 302L812 292L880 296L960 286L1060 294L1130 290L1220 298V306H760Z', 'f1'),
  lighthouse(1092, 296, 52),
  curve('M-20 303L60 297L190 299L300 303Z', 'f1'),
  polygon('-20 302 1220 302 1220 400 -20 400', 'w1'),
  drawGlints('640 312 160, 860 316 120, 120 312 170, 420 316 100'),
  curve('M-20 330C200 318 420 330 560 324C660 320 760 326 860 330C700 338 380 344 -20 342Z', 'f2'),
  curve('M1220 326C1080 322 960 332 900 340C1000 348 1120 346 1220 348Z', 'f2'),
  sealDrawing(180, 332, 36),
  sealDrawing(232, 334, 30),
  sealDrawing(126, 334, 26),
  drawLand([356, 350, 356, 346, 352, 358], 'f2'),
  curve('M-20 376C160 364 320 372 430 364C520 358 560 366 480 376C380 388 180 392 -20 394Z', 'w1'),
  curve('M1220 372C1080 366 940 376 840 372C770 370 750 380 850 388C980 396 1100 392 1220 396Z', 'w1'),
  drawGlints('80 378 150, 280 374 110, 980 382 140'),
  drawLand([404, 398, 410, 394, 400, 408], 'f3'),
  curve('M-20 424C90 414 220 420 300 412C360 408 370 420 290 432C190 446 60 440 -20 446Z', 'w1'),
  curve('M1220 430C1100 420 990 432 900 426C840 424 830 436 910 448C1000 460 1120 452 1220 458Z', 'w1'),
  drawGlints('60 430 140, 980 438 150'),
  drawPath('700 326 4, 660 344 10, 700 372 20, 610 416 46, 640 540 140'),
  drawPath('702 326 1, 666 344 2, 714 372 5, 636 416 11, 736 540 32', 'pd'),
  drawStones('676 360 10, 664 390 17, 622 424 26, 634 466 35'),
  drawPoles(864, 520, 718, 328, 9, 128, 15),
  polygon('294.1 361.2 436.3 337.7 423.8 367.4 323.1 383.8', 'k'),
  polygon('287.2 354 441.3 329 437.7 340.5 298.4 363.7', 'r2'),
  polygon('353.2 349.9 357.7 222.4 363.6 221.7 361.1 348.9', 'wall2'),
  polygon('369.3 235.1 440.3 321.1 371.6 335.5', 'r'),
  polygon('353.7 239 308.5 347.3 353.9 339.7', 'wall'),
  polygon('250 376 470 372 480 382 330 390', 'f3'),
  curve('M-20 476C140 458 300 474 420 520L440 540H-20Z', 'f4'),
  curve('M1220 484C1120 468 980 486 900 540H1220Z', 'f4'),
  oystercatcher(212, 470, 66),
  oystercatcher(330, 446, 44),
  oystercatcher(1030, 488, 58),
  marram(70, 476, 54),
);
