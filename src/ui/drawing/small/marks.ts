import { curve, ellipse, type Layer, polygon } from '../layer.ts';

/** Square logo mark that is readable at 16 px: sun, land and path. Round in the logo, with cut corners in the icon. */
export const logoMark: readonly Layer[] = [
  polygon('0 0 40 0 40 40 0 40', 's2'),
  ellipse(26, 15, 5.5, 'sun'),
  curve('M0 21C12 18 28 22 40 19V40H0Z', 'f4'),
  curve('M22 20.5C26 25 14 27 18 32C20 35 16 38 8 41H30C31 36 30 33 26 30C22 27 29 24 23.5 20.5Z', 'p'),
];
