import { ABOUT_OTHERS } from './about-others.ts';
import { DUTCH_ACTS } from './dutch-acts.ts';
import { DUTCH_CEASING } from './dutch-ceasing.ts';
import { DUTCH_EXPLICIT } from './dutch-explicit.ts';
import { DUTCH_INDIRECT } from './dutch-indirect.ts';
import { DUTCH_PARTING } from './dutch-parting.ts';
import { DUTCH_WEARINESS } from './dutch-weariness.ts';
import { ENGLISH_ACTS } from './english-acts.ts';
import { ENGLISH_EXPLICIT } from './english-explicit.ts';
import { ENGLISH_INDIRECT } from './english-indirect.ts';
import { ENGLISH_PARTING } from './english-parting.ts';
import { ENGLISH_WEARINESS } from './english-weariness.ts';
import type { Family } from './family.ts';

/** Every family of the product. Families of one meaning in two languages have the same name. */
export const FAMILIES: readonly Family[] = [
  ...DUTCH_EXPLICIT,
  ...DUTCH_ACTS,
  ...DUTCH_INDIRECT,
  ...DUTCH_WEARINESS,
  ...DUTCH_PARTING,
  ...DUTCH_CEASING,
  ...ENGLISH_EXPLICIT,
  ...ENGLISH_ACTS,
  ...ENGLISH_INDIRECT,
  ...ENGLISH_WEARINESS,
  ...ENGLISH_PARTING,
  ...ABOUT_OTHERS,
];
