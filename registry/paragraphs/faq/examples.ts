import { HOSTILE_TEXT, LONG_TITLE, type TypeExamples, toExampleUuid } from '../../example.ts';
import type { faqParagraph } from './definition.ts';

export const examples: TypeExamples<typeof faqParagraph> = {
  default: { title: 'Vragen die veel mensen hebben', questions: [toExampleUuid(901), toExampleUuid(902)] },
  minimal: { questions: [toExampleUuid(901)] },
  long: { title: LONG_TITLE, questions: [toExampleUuid(903), toExampleUuid(901), toExampleUuid(902)], width: 'half' },
  hostile: { title: HOSTILE_TEXT, questions: [toExampleUuid(904), toExampleUuid(999)] },
};
