import { type Colour, curve, type Layer, mergeLayers, polygon, rectangle } from '../layer.ts';
import { drawSun } from '../things/air.ts';
import { farm, gabledHouse, lookout } from '../things/buildings.ts';
import { drawPath, drawStones } from '../things/ground.ts';
import { poplar, roundTree, willow } from '../things/trees.ts';
import { bench, signpost } from '../things/wayside.ts';

const ground = curve('M0 46C20 42 44 48 64 44V64H0Z', 'f3');

/** Draws an object on a ground, 64 by 64, readable at 48 px. */
const sign = (sky: Colour, ...layers: readonly (Layer | readonly Layer[])[]) =>
  mergeLayers(rectangle(0, 0, 64, 64, sky), ...layers);

export const signpostSign = sign('s2', drawSun(48, 18, 8), ground, signpost(28, 56, 48));
export const sunnyPath = sign(
  's3',
  drawSun(32, 30, 13),
  curve('M0 36C20 32 44 38 64 34V64H0Z', 'f2'),
  ground,
  drawPath('34 38 2, 30 46 6, 34 64 20'),
  drawStones('32 50 5'),
);
export const breaker = sign(
  's2',
  drawSun(50, 14, 7),
  curve('M0 42C12 41 18 34 24 25C31 14 46 14 52 27C46 23 41 26 42 32C43 38 54 40 64 40V64H0Z', 'w1'),
  curve('M24 32C30 21 40 20 46 23C38 23 33 28 29 36C26 40 20 42 15 41C19 39 22 36 24 32Z', 'w2'),
  curve('M0 51C20 47 40 55 64 49V64H0Z', 'f1'),
);
export const benchSign = sign('s1', willow(17, 50, 38), ground, bench(40, 57, 38));
export const tower = sign('s3', ground, lookout(32, 54, 46));
export const litFarm = sign('s1', drawSun(48, 15, 7), ground, farm(30, 50, 40), poplar(54, 50, 30));
export const ownHouse = sign('s2', ground, gabledHouse(20, 52, 34), roundTree(52, 52, 20));
export const envelope = sign('s1', ground, rectangle(12, 22, 40, 28, 'wall'), polygon('12 22 52 22 32 38', 'wall2'));
