import { type Entity, readEntityOrReference } from './entity.ts';
import { firstText, type WireFields, type WireItem } from './wire.ts';

/** Exercise as shown to the nurse: form and title. */
export interface ClientExercise {
  readonly webform: string;
  readonly title: string;
}

/** Phase of the programme that a client follows; the last is the end of the programme. */
export interface ClientPhase {
  readonly id: string;
  readonly title: string;
  readonly exercises: readonly ClientExercise[];
}

/** Returns the embedded entities, in order; references are omitted because they have no content. */
function getEmbeddedParts(
  items: readonly WireItem[] = [],
): readonly { readonly uuid: string; readonly fields: WireFields }[] {
  return items.flatMap((item) => {
    const part = readEntityOrReference(item);
    return part.kind === 'entity' ? [part] : [];
  });
}

function exercisesIn(items: readonly WireItem[] | undefined): readonly ClientExercise[] {
  return getEmbeddedParts(items).flatMap(({ fields }) => {
    const webform = firstText(fields, 'field_field_webform', 'target_id');
    return webform === null ? [] : [{ webform, title: firstText(fields, 'field_title') ?? '' }];
  });
}

/** Returns the phases of a programme node with their exercises, and its end; phases without exercises are omitted. */
export function readClientPhases({ uuid, fields }: Entity): readonly ClientPhase[] {
  const phases = getEmbeddedParts(fields.field_phases).map((phase) => ({
    id: phase.uuid,
    title: firstText(phase.fields, 'field_title') ?? '',
    exercises: exercisesIn(phase.fields.field_exercise),
  }));
  const end = {
    id: uuid,
    title: firstText(fields, 'field_end_program_title') ?? '',
    exercises: exercisesIn(fields.field_end_program_exercises),
  };
  return [...phases, end].filter(({ exercises }) => exercises.length > 0);
}
