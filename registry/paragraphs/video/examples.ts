import { HOSTILE_TEXT, LONG_HTML, LONG_TITLE, type TypeExamples } from '../../example.ts';
import type { videoParagraph } from './definition.ts';

export const examples: TypeExamples<typeof videoParagraph> = {
  default: {
    title: 'Zo werkt het programma',
    video: { address: 'https://www.youtube.com/watch?v=abcdefghijk', title: '6 weken in 3 minuten' },
    transcript: '<p>Elke week loop je een stuk verder.</p>',
  },
  minimal: { video: { address: 'https://vimeo.com/123456', title: 'Video' } },
  long: {
    title: LONG_TITLE,
    video: { address: 'https://youtu.be/abcdefghijk', title: LONG_TITLE },
    transcript: LONG_HTML,
  },
  hostile: { title: HOSTILE_TEXT, video: { address: 'https://youtu.be/abcdefghijk', title: HOSTILE_TEXT } },
};
