import { HOSTILE_TEXT, LONG_TITLE, type TypeExamples } from '../../example.ts';
import type { webformParagraph } from './definition.ts';

export const examples: TypeExamples<typeof webformParagraph> = {
  default: { title: 'Stel je vraag', webform: 'contact' },
  minimal: { webform: 'contact' },
  long: { title: LONG_TITLE, webform: 'contact' },
  hostile: { title: HOSTILE_TEXT, webform: 'contact' },
};
