import { type TypeExamples, toExampleUuid } from '../../example.ts';
import type { sectionReferenceParagraph } from './definition.ts';

export const examples: TypeExamples<typeof sectionReferenceParagraph> = {
  default: { section: toExampleUuid(951) },
  minimal: { section: toExampleUuid(952) },
  long: { section: toExampleUuid(953) },
  hostile: { section: toExampleUuid(954) },
};
