import type { PropsOf } from '#registry/define.ts';
import type { programNode } from '#registry/nodes/program/definition.ts';
import type { exerciseParagraph } from '#registry/paragraphs/exercise/definition.ts';
import type { phaseParagraph } from '#registry/paragraphs/phase/definition.ts';
import type { ExerciseContent, PhaseContent, ProgrammeContent } from '#src/contract/programme-content.ts';
import type { ParagraphData, RenderedNode } from './content.ts';

/** Days between two phases where the content names none (section 3, "Programme node"). */
const STANDARD_INTERVAL = 1;

function exerciseOf({ props }: ParagraphData): ExerciseContent {
  const { webform, title, time, icon, category } = props as PropsOf<typeof exerciseParagraph>;
  return { webform, title, time: time ?? null, icon, category };
}

const exercisesOf = (rows: readonly ParagraphData[] = []): readonly ExerciseContent[] => rows.map(exerciseOf);

function phaseOf({ uuid, props, paragraphs }: ParagraphData): PhaseContent {
  const { title, text, unlockInfo } = props as PropsOf<typeof phaseParagraph>;
  return {
    id: uuid,
    title,
    text: text ?? null,
    unlockInfo: unlockInfo ?? null,
    exercises: exercisesOf(paragraphs.exercises),
  };
}

/** The programme of its node; null for any other node. */
export function programmeOf({ type, title, props, paragraphs }: RenderedNode): ProgrammeContent | null {
  if (type !== 'program') return null;
  const own = props as PropsOf<typeof programNode>;
  return {
    title,
    text: own.text ?? null,
    image: own.image ?? null,
    intervalDays: own.phaseDayInterval ?? STANDARD_INTERVAL,
    unlockInfo: own.unlockInfo ?? null,
    phases: (paragraphs.phases ?? []).map(phaseOf),
    end: {
      title: own.endTitle ?? null,
      text: own.endText ?? null,
      image: own.endImage ?? null,
      exercises: exercisesOf(paragraphs.endExercises),
    },
  };
}
