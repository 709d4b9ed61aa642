import { createObject, type DrawObject } from '../create-object.ts';

export const openBook: DrawObject = createObject(
  ['r', '-56 -30 -2 -20 -2 6 -58 -4'],
  ['r2', '56 -30 2 -20 2 6 58 -4'],
  ['wall', '0 -24 -20 -36 -52 -36 -52 -8 -20 -8 0 2'],
  ['wall2', '0 -24 20 -36 52 -36 52 -8 20 -8 0 2'],
);
