import { HOSTILE_HTML, HOSTILE_TEXT, LONG_HTML, LONG_TEXT, LONG_TITLE, type TypeExamples } from '../../example.ts';
import type { textImageParagraph } from './definition.ts';

export const examples: TypeExamples<typeof textImageParagraph> = {
  default: {
    title: 'Rustig aan',
    body: '<p>Je hoeft niet alles tegelijk. Neem de tijd.</p>',
    image: { drawing: 'rust', alt: 'Een bankje aan het water' },
  },
  minimal: { body: '<p>Eén zin.</p>', image: { drawing: 'dijk', alt: '' } },
  long: {
    title: LONG_TITLE,
    body: LONG_HTML,
    image: { drawing: 'uitkijk', alt: LONG_TEXT.slice(0, 300) },
    side: 'before',
  },
  hostile: { title: HOSTILE_TEXT, body: HOSTILE_HTML, image: { drawing: 'bestaat-niet', alt: HOSTILE_TEXT } },
};
