import { exampleUuid, HOSTILE_TEXT, LONG_TITLE, type TypeExamples } from '../../example.ts';
import type { faqParagraph } from './definition.ts';

export const examples: TypeExamples<typeof faqParagraph> = {
  default: { title: 'Vragen die veel mensen hebben', questions: [exampleUuid(901), exampleUuid(902)] },
  minimal: { questions: [exampleUuid(901)] },
  long: { title: LONG_TITLE, questions: [exampleUuid(903), exampleUuid(901), exampleUuid(902)], width: 'half' },
  hostile: { title: HOSTILE_TEXT, questions: [exampleUuid(904), exampleUuid(999)] },
};
