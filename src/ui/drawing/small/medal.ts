import { type Colour, curve, type Layer, mergeLayers, polygon } from '../layer.ts';

type Rims = readonly [edge: Colour, ring: Colour];

/** Ring colours of most medals. */
export const PLAIN_RIMS: Rims = ['r2', 'sun'];
/** Ring colours of medals for the end of the programme. */
export const LAST_RIMS: Rims = ['k', 'r'];
/** Ring colours of milestones. */
export const MILESTONE_RIMS: Rims = ['t1', 'p'];

const RING = 'M80 2L118 12L147 43L155 83L142 122L110 148L71 154L34 139L9 107L7 66L26 29Z';
/** Octagons of RING and the picture in the opposite direction, so that they cut holes. */
const RING_HOLE = 'M80 2L26 29L7 66L9 107L34 139L71 154L110 148L142 122L155 83L147 43L118 12Z';
const PICTURE_HOLE = 'M80 10L30 34L12 68L14 106L38 136L72 150L108 144L138 120L150 84L142 48L116 20Z';

/** Draws a medal, 160 by 160: a picture inside a ring. */
export const drawMedal = ([edge, ring]: Rims, ...layers: readonly (Layer | readonly Layer[])[]) =>
  mergeLayers(
    polygon('0 0 160 0 160 160 0 160', 's1'),
    ...layers,
    curve(`${RING}${PICTURE_HOLE}`, ring),
    curve(`M0 0H160V160H0Z${RING_HOLE}`, edge),
  );

/** Hills in the background of most medals. */
export const medalHills = [
  curve('M0 92C50 86 110 94 160 88V160H0Z', 'f2'),
  curve('M0 108C50 98 110 106 160 100V160H0Z', 'f3'),
];
