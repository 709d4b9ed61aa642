import { HOSTILE_TEXT, LONG_TITLE, type TypeExamples } from '../../example.ts';
import type { blockReferenceParagraph } from './definition.ts';

export const examples: TypeExamples<typeof blockReferenceParagraph> = {
  default: { title: 'Met wie je kunt bellen', block: 'help_lines' },
  minimal: { block: 'crisis' },
  long: { title: LONG_TITLE, block: 'programmes' },
  hostile: { title: HOSTILE_TEXT, block: 'quick_exit' },
};
