import type { AnyContentSetPart } from './part.ts';
import { kindParts } from './parts/kinds.ts';
import { mailsPart } from './parts/mails.ts';
import { mediaPart } from './parts/media.ts';
import { menusPart } from './parts/menus.ts';
import { pagesPart } from './parts/pages.ts';
import { selfTestsPart } from './parts/self-tests.ts';
import { termsPart } from './parts/terms.ts';
import { webformsPart } from './parts/webforms.ts';

/** All parts of a set, in the order of saving: referenced content first. */
export const TRANSFER_PARTS: readonly AnyContentSetPart[] = [
  mediaPart,
  termsPart,
  webformsPart,
  pagesPart,
  menusPart,
  ...kindParts,
  mailsPart,
  selfTestsPart,
];
