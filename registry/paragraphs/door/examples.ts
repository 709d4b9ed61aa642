import { DOORS } from '#src/domains/doors/index.ts';
import { HOSTILE_TEXT, LONG_TEXT, LONG_TITLE, type TypeExamples } from '../../example.ts';
import type { doorParagraph } from './definition.ts';

const craving = DOORS.alcohol.nl.find(({ kind }) => kind === 'craving');

export const examples: TypeExamples<typeof doorParagraph> = {
  default: {
    kind: 'craving',
    title: craving?.title ?? '',
    lead: craving?.lead,
    steps: craving?.steps.map((text) => ({ text })) ?? [],
    wave: craving?.wave?.map((text) => ({ text })) ?? [],
  },
  minimal: { title: 'Het is niet veilig', kind: 'danger' },
  long: { kind: 'slip', title: LONG_TITLE, lead: LONG_TEXT, steps: [{ text: LONG_TEXT }, { text: LONG_TITLE }] },
  hostile: { kind: 'slip', title: HOSTILE_TEXT, lead: HOSTILE_TEXT, steps: [{ text: HOSTILE_TEXT }] },
};
