import type { SafeHtml } from '#registry/fields/field.ts';
import type { Image } from '#registry/fields/read-image.ts';
import { readEntity } from './entity.ts';
import { defineView } from './views.ts';
import { getFirstText } from './wire.ts';

/**
 * Kind of activity in an exercise (docs/specification.md, section 3, "category"). `read` does not exist in the wire
 * format: it is a "video" without video or audio.
 */
export const EXERCISE_KINDS = ['text', 'list', 'quiz', 'read', 'video'] as const;
export type ExerciseKind = (typeof EXERCISE_KINDS)[number];

/** An exercise of a programme. */
export interface ExerciseContent {
  readonly webform: string;
  readonly title: string;
  /** Approximate duration as text: "4 minuten". */
  readonly time: string | null;
  readonly icon: ExerciseKind;
  readonly category: ExerciseKind;
  /** True if editors marked it to be repeated in later six weeks. */
  readonly isRepeated?: boolean;
}

export interface PhaseContent {
  readonly id: string;
  readonly title: string;
  readonly text: SafeHtml | null;
  /** Benefit of the phase, in one line, shown until it opens. */
  readonly unlockInfo: string | null;
  readonly exercises: readonly ExerciseContent[];
}

/** The programme of a domain in one language, for its screens; identical for all users. */
export interface ProgrammeContent {
  readonly title: string;
  readonly text: SafeHtml | null;
  readonly image: Image | null;
  /** Number of days between the unlock dates of two phases. */
  readonly intervalDays: number;
  readonly unlockInfo: string | null;
  readonly phases: readonly PhaseContent[];
  readonly end: {
    readonly title: string | null;
    readonly text: SafeHtml | null;
    readonly image: Image | null;
    readonly exercises: readonly ExerciseContent[];
  };
}

/** Returns the programme without the exercises of some forms. */
export function omitForms(content: ProgrammeContent, forms: readonly string[]): ProgrammeContent {
  if (forms.length === 0) return content;
  const removeHidden = <E extends { readonly exercises: readonly ExerciseContent[] }>(stretch: E): E => ({
    ...stretch,
    exercises: stretch.exercises.filter(({ webform }) => !forms.includes(webform)),
  });
  return { ...content, phases: content.phases.map(removeHidden), end: removeHidden(content.end) };
}

/** Lists every exercise of a programme, in order. */
export const listProgrammeExercises = ({ phases, end }: Pick<ProgrammeContent, 'phases' | 'end'>) => [
  ...phases.flatMap(({ exercises }) => exercises),
  ...end.exercises,
];

/** Reads the tips of a domain, one sentence each, from the view `tips/list`. */
export const readTips = defineView((raw): string => getFirstText(readEntity(raw).fields, 'field_text') ?? '');
