import type { InferProps } from '#registry/define.ts';
import type { programNode } from '#registry/nodes/program/definition.ts';
import type { exerciseParagraph } from '#registry/paragraphs/exercise/definition.ts';
import type { phaseParagraph } from '#registry/paragraphs/phase/definition.ts';
import type { ExerciseContent, ExerciseKind, PhaseContent, ProgrammeContent } from '#src/contract/programme-content.ts';
import type { ParagraphData, RenderedNode } from './content.ts';

/** Default number of days between two phases (docs/specification.md, section 3, "Programme node"). */
const STANDARD_INTERVAL = 1;

/** Ids of forms with audio or video. */
type Playing = ReadonlySet<string>;

function exerciseOf({ props }: ParagraphData, playing: Playing): ExerciseContent {
  const { webform, title, time, icon, category } = props as InferProps<typeof exerciseParagraph>;
  const shown = (kind: ExerciseKind): ExerciseKind => (kind === 'video' && !playing.has(webform) ? 'read' : kind);
  return { webform, title, time: time ?? null, icon: shown(icon), category: shown(category) };
}

const exercisesOf = (rows: readonly ParagraphData[] = [], playing: Playing): readonly ExerciseContent[] =>
  rows.map((row) => exerciseOf(row, playing));

function phaseOf({ uuid, props, paragraphs }: ParagraphData, playing: Playing): PhaseContent {
  const { title, text, unlockInfo } = props as InferProps<typeof phaseParagraph>;
  return {
    id: uuid,
    title,
    text: text ?? null,
    unlockInfo: unlockInfo ?? null,
    exercises: exercisesOf(paragraphs.exercises, playing),
  };
}

/**
 * Returns the programme of its node; null for other nodes. An exercise of the kind "video" is shown as a text if its
 * form has neither audio nor video.
 */
export function toProgrammeContent(
  { type, title, props, paragraphs }: RenderedNode,
  playing: Playing,
): ProgrammeContent | null {
  if (type !== 'program') return null;
  const own = props as InferProps<typeof programNode>;
  return {
    title,
    text: own.text ?? null,
    image: own.image ?? null,
    intervalDays: own.phaseDayInterval ?? STANDARD_INTERVAL,
    unlockInfo: own.unlockInfo ?? null,
    phases: (paragraphs.phases ?? []).map((phase) => phaseOf(phase, playing)),
    end: {
      title: own.endTitle ?? null,
      text: own.endText ?? null,
      image: own.endImage ?? null,
      exercises: exercisesOf(paragraphs.endExercises, playing),
    },
  };
}
