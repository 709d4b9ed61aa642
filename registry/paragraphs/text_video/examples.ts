import { HOSTILE_HTML, HOSTILE_TEXT, LONG_HTML, LONG_TITLE, type TypeExamples } from '../../example.ts';
import type { textVideoParagraph } from './definition.ts';

export const examples: TypeExamples<typeof textVideoParagraph> = {
  default: {
    title: 'Surfen op trek',
    body: '<p>In 3 minuten hoor je hoe trek opkomt en weer zakt.</p>',
    video: { address: 'https://www.youtube.com/watch?v=abcdefghijk', title: 'Surfen op trek' },
    transcript: '<p>Ga rustig zitten. Merk waar je de trek voelt.</p>',
  },
  minimal: { body: '<p>Eén zin.</p>', video: { address: 'https://vimeo.com/123456', title: 'Video' } },
  long: {
    title: LONG_TITLE,
    body: LONG_HTML,
    video: { address: 'https://youtu.be/abcdefghijk', title: LONG_TITLE },
    transcript: LONG_HTML,
  },
  hostile: {
    title: HOSTILE_TEXT,
    body: HOSTILE_HTML,
    video: { address: 'https://youtu.be/abcdefghijk', title: HOSTILE_TEXT },
  },
};
