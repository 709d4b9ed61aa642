import type { InferProps } from '#registry/define.ts';
import type { programNode } from '#registry/nodes/program/definition.ts';
import type { exerciseParagraph } from '#registry/paragraphs/exercise/definition.ts';
import type { phaseParagraph } from '#registry/paragraphs/phase/definition.ts';
import type { ExerciseContent, ExerciseKind, PhaseContent, ProgrammeContent } from '#src/contract/programme-content.ts';
import type { ParagraphData, RenderedNode } from './content.ts';

/** Default number of days between two phases (docs/specification.md, section 3, "Programme node"). */
const DEFAULT_INTERVAL = 1;

/** Ids of forms with audio or video. */
type MediaForms = ReadonlySet<string>;

function toExercise({ props }: ParagraphData, playing: MediaForms): ExerciseContent {
  const { webform, title, time, icon, category, again } = props as InferProps<typeof exerciseParagraph>;
  const toVisibleKind = (kind: ExerciseKind): ExerciseKind =>
    kind === 'video' && !playing.has(webform) ? 'read' : kind;
  const exercise = { webform, title, time: time ?? null, icon: toVisibleKind(icon), category: toVisibleKind(category) };
  return again === 'yes' ? { ...exercise, isRepeated: true } : exercise;
}

const toExercises = (rows: readonly ParagraphData[] = [], playing: MediaForms): readonly ExerciseContent[] =>
  rows.map((row) => toExercise(row, playing));

function toPhase({ uuid, props, paragraphs }: ParagraphData, playing: MediaForms): PhaseContent {
  const { title, text, unlockInfo } = props as InferProps<typeof phaseParagraph>;
  return {
    id: uuid,
    title,
    text: text ?? null,
    unlockInfo: unlockInfo ?? null,
    exercises: toExercises(paragraphs.exercises, playing),
  };
}

/**
 * Returns the programme of its node; null for other nodes. An exercise of the kind "video" is shown as a text if its
 * form has no audio or video.
 */
export function toProgrammeContent(
  { type, title, props, paragraphs }: RenderedNode,
  playing: MediaForms,
): ProgrammeContent | null {
  if (type !== 'program') return null;
  const inferProps = props as InferProps<typeof programNode>;
  return {
    title,
    text: inferProps.text ?? null,
    image: inferProps.image ?? null,
    intervalDays: inferProps.phaseDayInterval ?? DEFAULT_INTERVAL,
    unlockInfo: inferProps.unlockInfo ?? null,
    phases: (paragraphs.phases ?? []).map((phase) => toPhase(phase, playing)),
    end: {
      title: inferProps.endTitle ?? null,
      text: inferProps.endText ?? null,
      image: inferProps.endImage ?? null,
      exercises: toExercises(paragraphs.endExercises, playing),
    },
  };
}
