import type { ExerciseKind } from '#src/contract/programme-content.ts';
import type { IconName } from '#src/ui/icon/icons.ts';

/** What is done in an exercise, as an icon; its words stand beside it. */
export const KIND_ICONS: Readonly<Record<ExerciseKind, IconName>> = {
  text: 'pencil',
  list: 'list-checks',
  quiz: 'circle-question-mark',
  read: 'book-open',
  video: 'play',
};
