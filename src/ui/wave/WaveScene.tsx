import { Layers } from '../drawing/Layers.tsx';
import type { Colour, Layer } from '../drawing/layer.ts';
import { curve } from '../drawing/layer.ts';
import { sailingBoat } from '../drawing/things/boats.ts';
import { drawGlints } from '../drawing/things/ground.ts';
import { drawReeds } from '../drawing/things/rows.ts';
import { poplar } from '../drawing/things/trees.ts';

/** Left edge in wide windows; the scene is made for phones. */
const FROM = -900;
const TO = 1300;

/** Level of flat water, and height of the wave above it. */
const WATER = 420;
const HEIGHT = 118;

/** Width of a slope of the wave, from its crest to flat water. */
const SLOPE = 190;

/** Draws a wave with its crest at x = 0. Each slope is a curve that is flat at its foot and at its top. */
function getSwell(foot: number, top: number, slope: number, fill: Colour): Layer {
  const third = slope / 3;
  return curve(
    `M${FROM} ${foot}H${-slope}C${-2 * third} ${foot}${-third} ${top} 0 ${top}C${third} ${top} ${2 * third} ${foot} ${slope} ${foot}H${TO}V900H${FROM}Z`,
    fill,
  );
}

/** Draws a light strip along the near side of a wave. */
function getFoam(foot: number, top: number, slope: number, thick: number): Layer {
  const third = slope / 3;
  const left = -slope * 0.9;
  return curve(
    `M${left} ${foot}C${-2 * third} ${foot}${-third} ${top} 0 ${top}C${third} ${top} ${2 * third} ${foot} ${slope * 0.8} ${foot}C${2 * third} ${foot + thick * 0.4} ${third} ${top + thick} 0 ${top + thick}C${-third} ${top + thick} ${-2 * third} ${foot + thick * 0.3} ${left} ${foot}Z`,
    'w2',
  );
}

const SKY = [
  curve(`M${FROM} 120C-460 106-240 134-10 124C90 112 260 138 400 122C640 108 960 138 ${TO} 118V900H${FROM}Z`, 's2'),
];

const LAND = [
  curve(`M${FROM} 266C-460 252-240 280-10 270C110 258 250 284 400 268C640 254 960 286 ${TO} 262V900H${FROM}Z`, 's3'),
  curve(
    `M${FROM} 352L-620 342L-520 350L-400 341L-290 349L-160 342L-10 350L40 342L96 349L170 341L250 349L320 342L400 348L520 341L660 350L800 342L960 349L1120 340L${TO} 348V900H${FROM}Z`,
    'f1',
  ),
  ...[-560, -522, -180, 338, 356, 372, 780, 812, 1010].flatMap((x, index) => poplar(x, 350, 26 + ((index * 7) % 18))),
  curve(`M${FROM} 372C-500 364-200 378 100 370C420 362 800 378 ${TO} 368V900H${FROM}Z`, 'f2'),
];

const BACK = [getSwell(404, 330, 240, 'f1'), getFoam(404, 330, 240, 7)];
const MAIN = [
  getSwell(WATER, WATER - HEIGHT, SLOPE, 'w1'),
  getFoam(WATER + 6, WATER - HEIGHT + 16, SLOPE, 15),
  getFoam(WATER + 40, WATER - HEIGHT + 74, SLOPE * 0.86, 13),
];
const FRONT = [
  getSwell(506, 452, 210, 'f1'),
  getFoam(510, 458, 210, 11),
  ...drawGlints('-260 560 120, 60 572 90, 300 548 130'),
];

const BANK = [
  curve(`M${FROM} 612C-500 588-200 640 60 620C300 602 560 626 800 606C980 594 1140 614 ${TO} 604V1000H${FROM}Z`, 'f4'),
  ...[-420, -60, 34, 372, 700, 980].flatMap((x, index) => drawReeds(x, 624, 56 + ((index * 13) % 26), 4)),
];

const renderLayer = (name: string, layers: readonly Layer[], transform: string) => (
  <g data-layer={name} transform={transform}>
    <Layers layers={layers} />
  </g>
);

/**
 * Water in three layers, a boat, and the sun as a breathing guide. The boat starts on the crest; `islands/hard-moment`
 * moves the layers by attributes, with these measures.
 */
export function WaveScene() {
  return (
    <svg className="wave-scene" viewBox="0 0 390 640" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <Layers layers={SKY} />
      <g className="wave-sun" data-breath>
        <circle cx="296" cy="226" r="56" fill="var(--il-sun)" />
      </g>
      <Layers layers={LAND} />
      {renderLayer('back', BACK, 'translate(250 0)')}
      {renderLayer('main', MAIN, 'translate(195 0)')}
      {renderLayer('boat', sailingBoat(0, 6, 62), `translate(195 ${WATER - HEIGHT})`)}
      {renderLayer('front', FRONT, 'translate(120 0)')}
      <Layers layers={BANK} />
    </svg>
  );
}
