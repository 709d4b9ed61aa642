import { HOSTILE_HTML, HOSTILE_TEXT, LONG_HTML, LONG_TITLE, type TypeExamples, toExampleUuid } from '../../example.ts';
import type { frontpageProgramsParagraph } from './definition.ts';

export const examples: TypeExamples<typeof frontpageProgramsParagraph> = {
  default: {
    title: 'Kies je programma',
    body: '<p>Elk programma is gratis, en kan zonder je echte naam.</p>',
    programmes: [
      { uuid: toExampleUuid(1), type: 'frontpage_program', title: 'Minder of niet drinken', domain: 'alcohol' },
      { uuid: toExampleUuid(2), type: 'frontpage_program', title: 'Stoppen met roken', domain: 'tobacco' },
    ],
  },
  minimal: {},
  long: { title: LONG_TITLE, body: LONG_HTML },
  hostile: {
    title: HOSTILE_TEXT,
    body: HOSTILE_HTML,
    programmes: [
      { uuid: toExampleUuid(3), type: 'frontpage_program', title: HOSTILE_TEXT.slice(0, 120), domain: 'cannabis' },
    ],
  },
};
