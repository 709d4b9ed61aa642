import { type Entity, readEntityOrReference } from './entity.ts';
import { getFirstText, type WireFields, type WireItem } from './wire.ts';

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

function readExercises(items: readonly WireItem[] | undefined): readonly ClientExercise[] {
  return getEmbeddedParts(items).flatMap(({ fields }) => {
    const webform = getFirstText(fields, 'field_field_webform', 'target_id');
    return webform === null ? [] : [{ webform, title: getFirstText(fields, 'field_title') ?? '' }];
  });
}

/** Returns the phases of a programme node with their exercises, and its end; phases without exercises are omitted. */
export function readClientPhases({ uuid, fields }: Entity): readonly ClientPhase[] {
  const phases = getEmbeddedParts(fields.field_phases).map((phase) => ({
    id: phase.uuid,
    title: getFirstText(phase.fields, 'field_title') ?? '',
    exercises: readExercises(phase.fields.field_exercise),
  }));
  const end = {
    id: uuid,
    title: getFirstText(fields, 'field_end_program_title') ?? '',
    exercises: readExercises(fields.field_end_program_exercises),
  };
  return [...phases, end].filter(({ exercises }) => exercises.length > 0);
}
