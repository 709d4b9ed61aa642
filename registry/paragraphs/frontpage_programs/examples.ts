import { exampleUuid, HOSTILE_HTML, HOSTILE_TEXT, LONG_HTML, LONG_TITLE, type TypeExamples } from '../../example.ts';
import type { frontpageProgramsParagraph } from './definition.ts';

export const examples: TypeExamples<typeof frontpageProgramsParagraph> = {
  default: {
    title: 'Kies je programma',
    body: '<p>Elk programma is gratis, en kan zonder je echte naam.</p>',
    programmes: [
      { uuid: exampleUuid(1), type: 'frontpage_program', title: 'Minder of niet drinken', domain: 'alcohol' },
      { uuid: exampleUuid(2), type: 'frontpage_program', title: 'Stoppen met roken', domain: 'tobacco' },
    ],
  },
  minimal: {},
  long: { title: LONG_TITLE, body: LONG_HTML },
  hostile: {
    title: HOSTILE_TEXT,
    body: HOSTILE_HTML,
    programmes: [
      { uuid: exampleUuid(3), type: 'frontpage_program', title: HOSTILE_TEXT.slice(0, 120), domain: 'cannabis' },
    ],
  },
};
