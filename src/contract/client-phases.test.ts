import { expect, it } from 'vitest';
import { readClientPhases } from './client-phases.ts';
import { readEntity } from './entity.ts';

const wrap = (value: unknown) => [{ value }];
const part = (type: string, uuid: string, fields: object) => ({
  uuid: wrap(uuid),
  type: [{ target_id: type }],
  ...fields,
});
const exercise = (webform: string, title: string) =>
  part('exercise', `exercise-${webform}`, { field_title: wrap(title), field_field_webform: [{ target_id: webform }] });

const programme = (fields: object) =>
  readEntity({ nid: wrap(7), uuid: wrap('programme'), type: [{ target_id: 'program' }], ...fields });

it('reads the phases with their exercises in order, and the end of the programme last', () => {
  const phases = readClientPhases(
    programme({
      field_phases: [
        part('phase', 'one', { field_title: wrap('Kijken'), field_exercise: [exercise('a', 'A'), exercise('b', 'B')] }),
      ],
      field_end_program_title: wrap('Verder'),
      field_end_program_exercises: [exercise('c', 'C')],
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
    programme({
      field_phases: [
        part('phase', 'empty', { field_title: wrap('Leeg') }),
        { target_id: 9, target_type: 'paragraph', target_uuid: 'x' },
      ],
    }),
  );
  expect(phases).toEqual([]);
});
