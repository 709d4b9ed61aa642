import { HOSTILE_TEXT, LONG_HTML, LONG_TEXT, LONG_TITLE, type TypeExamples, toExampleUuid } from '../../example.ts';
import type { frontpageNode } from './definition.ts';

export const examples: TypeExamples<typeof frontpageNode> = {
  default: {
    title: "Alle programma's",
    lead: 'Kies waar het bij jou om gaat.',
    paragraphs: [{ uuid: toExampleUuid(1), type: 'block_reference', block: 'programmes' }],
  },
  minimal: { title: "Alle programma's" },
  long: { title: LONG_TITLE, lead: LONG_TEXT, paragraphs: [{ uuid: toExampleUuid(1), type: 'text', body: LONG_HTML }] },
  hostile: { title: HOSTILE_TEXT, lead: HOSTILE_TEXT },
};
