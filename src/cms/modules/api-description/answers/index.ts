import type { Shape } from '#src/contract/shape/shape.ts';
import { ACCOUNT_ANSWERS } from './account.ts';
import { LIBRARY_ANSWERS } from './library.ts';
import { NURSES_ANSWERS } from './nurses.ts';
import { PAGES_ANSWERS } from './pages.ts';
import { PROGRAMME_ANSWERS } from './programme.ts';

/**
 * Responses of operations without a declared shape or a recorded example, by name. Handwritten readers in the browser
 * parse them; no browser loads these shapes.
 */
export const API_ANSWERS: Readonly<Record<string, Shape>> = {
  ...ACCOUNT_ANSWERS,
  ...PROGRAMME_ANSWERS,
  ...NURSES_ANSWERS,
  ...PAGES_ANSWERS,
  ...LIBRARY_ANSWERS,
};
