import { curve, type Layer, mergeLayers } from '../layer.ts';
import { sealDrawing, sheep } from '../things/animals.ts';
import { sailingBoat } from '../things/boats.ts';
import { farm, gabledHouse, lighthouse, steeple, stepGableHouse } from '../things/buildings.ts';
import { drawHorizon, drawLand } from '../things/ground.ts';
import { drawFence, drawFruitTrees, drawPoles, drawPoplars, drawReeds } from '../things/rows.ts';
import { birch, roundTree, spruce, willow } from '../things/trees.ts';
import { ladder, marram } from '../things/wayside.ts';

/** Draws a strip of land at the end of a page, 1200 by 100. Its foreground is the footer's background. */
const horizon = (...entries: readonly (Layer | readonly Layer[])[]) =>
  mergeLayers(
    drawHorizon(72, 30, 5),
    drawLand([74, 66, 72, 68, 76], 'f3', 110),
    ...entries,
    drawLand([92, 84, 90, 82, 88, 80, 90], 'f4', 110),
  );

const wet = curve('M-20 74H1220V110H-20Z', 'w1');

/** Horizon of each landscape; phones show the middle third. */
export const HORIZONS: Readonly<Record<string, readonly Layer[]>> = {
  hero: horizon(
    steeple(470, 72, 52),
    drawPoplars('600 84 70, 628 85 58, 652 84 48, 672 84 40'),
    farm(738, 84, 44),
    willow(250, 88, 60),
  ),
  duin: horizon(
    lighthouse(690, 74, 62),
    marram(520, 86, 30),
    marram(560, 88, 22),
    marram(840, 86, 28),
    drawFence(240, 88, 400, 86, 5, 26),
  ),
  rivier: horizon(wet, sailingBoat(640, 86, 56), willow(500, 90, 56), drawReeds(760, 90, 34, 6), willow(210, 90, 62)),
  bos: horizon(
    spruce(520, 88, 66),
    spruce(556, 88, 86),
    birch(660, 90, 78),
    spruce(720, 88, 54),
    roundTree(300, 88, 26),
  ),
  wad: horizon(wet, drawPoles(700, 96, 540, 82, 7, 40, 16), sealDrawing(820, 88, 34), sailingBoat(420, 84, 44)),
  boomgaard: horizon(
    drawFruitTrees('520 88 30, 590 88 34, 665 88 30, 300 88 28'),
    ladder(700, 90, 56),
    sheep(800, 88, 22),
  ),
  dorp: horizon(
    steeple(560, 76, 66),
    gabledHouse(630, 86, 34, { height: 46 }),
    stepGableHouse(672, 86, 30, { height: 54 }),
    gabledHouse(710, 86, 32, { height: 42 }),
    roundTree(780, 88, 22),
  ),
};
