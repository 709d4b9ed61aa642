import type { ExerciseKind } from '#src/contract/programme-content.ts';
import type { IconName } from '#src/ui/icon/icons.ts';

/** Icon of each kind of exercise; a text is next to it. */
export const KIND_ICONS: Readonly<Record<ExerciseKind, IconName>> = {
  text: 'pencil',
  list: 'list-checks',
  quiz: 'circle-question-mark',
  read: 'book-open',
  video: 'play',
};
