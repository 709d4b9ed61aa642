import type { AnyPart } from './part.ts';
import { alertsPart } from './parts/alerts.ts';
import { mailsPart } from './parts/mails.ts';
import { mediaPart } from './parts/media.ts';
import { menusPart } from './parts/menus.ts';
import { pages } from './parts/pages.ts';
import { selfTestsPart } from './parts/self-tests.ts';
import { termsPart } from './parts/terms.ts';
import { webformsPart } from './parts/webforms.ts';

/** Everything that a set holds, in the order in which it is kept: what others point at comes first. */
export const PARTS: readonly AnyPart[] = [
  mediaPart,
  termsPart,
  webformsPart,
  pages,
  menusPart,
  alertsPart,
  mailsPart,
  selfTestsPart,
];
