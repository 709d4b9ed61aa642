import { expect, it } from 'vitest';
import { readClientPhases } from './client-phases.ts';
import { readEntity } from './entity.ts';

const wrap = (value: unknown) => [{ value }];
const createPart = (type: string, uuid: string, fields: object) => ({
  uuid: wrap(uuid),
  type: [{ target_id: type }],
  ...fields,
});
const createExercise = (webform: string, title: string) =>
  createPart('exercise', `exercise-${webform}`, {
    field_title: wrap(title),
    field_field_webform: [{ target_id: webform }],
  });

const createProgramme = (fields: object) =>
  readEntity({ nid: wrap(7), uuid: wrap('programme'), type: [{ target_id: 'program' }], ...fields });

it('reads the phases with their exercises in order, and the end of the programme last', () => {
  const phases = readClientPhases(
    createProgramme({
      field_phases: [
        createPart('phase', 'one', {
          field_title: wrap('Kijken'),
          field_exercise: [createExercise('a', 'A'), createExercise('b', 'B')],
        }),
      ],
      field_end_program_title: wrap('Verder'),
      field_end_program_exercises: [createExercise('c', 'C')],
    }),
  );
  expect(phases).toEqual([
    {
      id: 'one',
      title: 'Kijken',
      exercises: [
        { webform: 'a', title: 'A' },
        { webform: 'b', title: 'B' },
      ],
    },
    { id: 'programme', title: 'Verder', exercises: [{ webform: 'c', title: 'C' }] },
  ]);
});

it('leaves out what holds no exercises, and references that were not sent along', () => {
  const phases = readClientPhases(
    createProgramme({
      field_phases: [
        createPart('phase', 'empty', { field_title: wrap('Leeg') }),
        { target_id: 9, target_type: 'paragraph', target_uuid: 'x' },
      ],
    }),
  );
  expect(phases).toEqual([]);
});
