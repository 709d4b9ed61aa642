import { HOSTILE_TEXT, LONG_HTML, LONG_TITLE, type TypeExamples, toExampleUuid } from '../../example.ts';
import type { joyrideNode } from './definition.ts';

export const examples: TypeExamples<typeof joyrideNode> = {
  default: {
    title: 'Welkom bij Zelfhulp',
    steps: [
      {
        uuid: toExampleUuid(1),
        type: 'text_image',
        title: 'Je pad',
        body: '<p>Je ziet waar je bent.</p>',
        image: { drawing: 'hek', alt: '' },
      },
      {
        uuid: toExampleUuid(2),
        type: 'text_image',
        title: 'Elke dag',
        body: '<p>Eén minuut per dag.</p>',
        image: { drawing: 'laan', alt: '' },
      },
    ],
    start: { href: '/mijn-plan', text: 'Maak je plan' },
    skip: { href: '/programma', text: 'Sla over' },
  },
  minimal: {
    title: 'Welkom',
    start: { href: '/mijn-plan', text: 'Begin' },
    skip: { href: '/programma', text: 'Sla over' },
  },
  long: {
    title: LONG_TITLE,
    steps: [
      {
        uuid: toExampleUuid(1),
        type: 'text_image',
        title: LONG_TITLE,
        body: LONG_HTML,
        image: { drawing: 'brug', alt: '' },
      },
    ],
    start: { href: '/mijn-plan', text: LONG_TITLE.slice(0, 120) },
    skip: { href: '/programma', text: LONG_TITLE.slice(0, 120) },
  },
  hostile: {
    title: HOSTILE_TEXT,
    start: { href: '/mijn-plan', text: HOSTILE_TEXT.slice(0, 120) },
    skip: { href: '/programma', text: HOSTILE_TEXT.slice(0, 120) },
  },
};
