import { HOSTILE_TEXT, LONG_HTML, LONG_TEXT, LONG_TITLE, type TypeExamples, toExampleUuid } from '../../example.ts';
import type { basicPageNode } from './definition.ts';

export const examples: TypeExamples<typeof basicPageNode> = {
  default: {
    title: 'Privacy',
    lead: 'Wat we van je weten, en wat niet.',
    paragraphs: [
      { uuid: toExampleUuid(1), type: 'text', title: 'Je bijnaam', body: '<p>Je kiest zelf een bijnaam.</p>' },
      { uuid: toExampleUuid(2), type: 'block_reference', block: 'crisis' },
    ],
  },
  minimal: { title: 'Privacy' },
  long: {
    title: LONG_TITLE,
    lead: LONG_TEXT,
    paragraphs: [
      { uuid: toExampleUuid(1), type: 'text', title: LONG_TITLE, body: LONG_HTML, width: 'half' },
      { uuid: toExampleUuid(2), type: 'text', body: LONG_HTML, width: 'half' },
    ],
  },
  hostile: { title: HOSTILE_TEXT, lead: HOSTILE_TEXT },
};
