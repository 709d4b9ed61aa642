import type { ExerciseContent, ProgrammeContent } from '#src/contract/programme-content.ts';
import { type Answers, listLeafElements } from '#src/contract/webform/answers.ts';
import type { WebformDefinition } from '#src/contract/webform/definition.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { findNextExercise } from '#src/rules/programme/next-exercise.ts';
import { isExerciseOpen } from '#src/rules/programme/open-exercise.ts';
import type { Programme, Submissions } from '#src/rules/programme/phase.ts';
import { getProgrammeProgress } from '#src/rules/programme/progress.ts';
import type { UnlockNotice } from '#src/rules/programme/unlock-notice.ts';

/** Position of an exercise in the programme, the same for all users; numbers start at 1. */
export type ExercisePosition =
  | { readonly kind: 'phase'; readonly phase: number; readonly step: number; readonly of: number }
  | { readonly kind: 'end'; readonly step: number; readonly of: number };

const getStepInPhase = (exercises: readonly ExerciseContent[], id: string) =>
  exercises.findIndex(({ webform }) => webform === id) + 1;

/** Returns the position of a form; null if it is not an exercise. */
export function findPosition(programme: ProgrammeContent | null, id: string): ExercisePosition | null {
  const phases = programme?.phases ?? [];
  const phase = phases.findIndex(({ exercises }) => getStepInPhase(exercises, id) > 0);
  const phaseContent = phases[phase];
  if (phaseContent) {
    return {
      kind: 'phase',
      phase: phase + 1,
      step: getStepInPhase(phaseContent.exercises, id),
      of: phaseContent.exercises.length,
    };
  }
  const end = programme?.end.exercises ?? [];
  const step = getStepInPhase(end, id);
  return step > 0 ? { kind: 'end', step, of: end.length } : null;
}

/** State of an exercise for a user on a day. */
export interface DatedExercise {
  readonly isLocked: boolean;
  /** Unlock time of its phase, if in the future. */
  readonly notice: UnlockNotice | null;
  /** Today's step, which may be this exercise. */
  readonly next: ExerciseContent | null;
}

interface ExerciseUser {
  readonly start: CalendarDate;
  readonly submissions: Submissions;
  readonly today: CalendarDate;
  /** Id of the safety step, which is never locked. */
  readonly safety: string | null;
}

/** Returns the state of an exercise for a user (docs/specification.md, section 4, "Exercise status"). */
export function getDatedExercise(content: ProgrammeContent, id: string, person: ExerciseUser): DatedExercise {
  const { start, submissions, today, safety } = person;
  const phases = content.phases.map((phase) => ({
    id: phase.id,
    exercises: phase.exercises.map(({ webform }) => webform),
  }));
  const programme: Programme = { start, intervalDays: content.intervalDays, phases };
  const end = content.end.exercises.map(({ webform }) => webform);
  const all = [...content.phases.flatMap(({ exercises }) => exercises), ...content.end.exercises];
  const nextId = findNextExercise(programme, end, submissions, today);
  const next = all.find(({ webform }) => webform === nextId) ?? null;
  if (isExerciseOpen({ ...programme, end, safety }, submissions, today, id)) {
    return { isLocked: false, notice: null, next };
  }
  const phase = getProgrammeProgress(programme, submissions, today).find(({ exercises }) => exercises.has(id));
  return { isLocked: true, notice: phase && !phase.unlocked ? phase.notice : null, next };
}

/** Maximum length of an answer that is shown as a sentence. */
const MAX_SENTENCE_LENGTH = 140;

/** Returns the first short sentence that the user wrote in an exercise; null if there is none. */
export function findOwnSentence(definition: WebformDefinition, answers: Answers): string | null {
  const texts = listLeafElements(definition).filter(({ type }) => type === 'text' || type === 'textarea');
  const content = texts.map(({ key }) => answers[key]).find((answer) => typeof answer === 'string' && answer !== '');
  return typeof content === 'string' && content.length <= MAX_SENTENCE_LENGTH ? content : null;
}
