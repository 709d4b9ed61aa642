import type { Shape } from '#src/contract/shape/shape.ts';
import { ACCOUNT_RESPONSES } from './account.ts';
import { LIBRARY_RESPONSES } from './library.ts';
import { NURSES_RESPONSES } from './nurses.ts';
import { PAGES_RESPONSES } from './pages.ts';
import { PROGRAMME_RESPONSES } from './programme.ts';

/**
 * Responses of operations without a declared shape or a recorded example, by name. Handwritten readers in the browser
 * parse them; no browser loads these shapes.
 */
export const API_RESPONSES: Readonly<Record<string, Shape>> = {
  ...ACCOUNT_RESPONSES,
  ...PROGRAMME_RESPONSES,
  ...NURSES_RESPONSES,
  ...PAGES_RESPONSES,
  ...LIBRARY_RESPONSES,
};
