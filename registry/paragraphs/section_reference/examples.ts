import { exampleUuid, type TypeExamples } from '../../example.ts';
import type { sectionReferenceParagraph } from './definition.ts';

export const examples: TypeExamples<typeof sectionReferenceParagraph> = {
  default: { section: exampleUuid(951) },
  minimal: { section: exampleUuid(952) },
  long: { section: exampleUuid(953) },
  hostile: { section: exampleUuid(954) },
};
