import { boolean, mixed, number, object } from 'yup';
import { defineOperation } from '../operation.ts';
import { isRecord } from '../wire.ts';
import { readOne } from './rows.ts';
import { THING_ROUTE, type ThingPlace, thingPath, type Waiting } from './thing.ts';

interface Input {
  readonly params: ThingPlace;
  readonly body: {
    /** The save of a draft that this one started from. */
    readonly from: number;
    /** As the save of the thing takes it, without its version. */
    readonly content: Readonly<Record<string, unknown>>;
    /** Whether it is proposed to a colleague who may publish; one that was stays so. */
    readonly isAsked?: boolean;
  };
}

/** A draft as it is sent: whatever stands in it. */
export const draftBody = object({
  from: number().strict().integer().required(),
  content: mixed<Readonly<Record<string, unknown>>>((value): value is Readonly<Record<string, unknown>> =>
    isRecord(value),
  ).required(),
  isAsked: boolean(),
});

/** Keeps a draft of a thing, whatever stands in it; visitors see it once somebody publishes it. */
export const saveDraft = defineOperation({
  name: 'save-draft',
  method: 'POST',
  route: `${THING_ROUTE}/draft`,
  access: 'editor',
  touches: 'stored',
  activity: 'thing',
  path: ({ params }: Input) => `${thingPath(params)}/draft`,
  request: draftBody,
  body: ({ body }) => body,
  read: ({ body }): Waiting => readOne(body, 'edit'),
  errors: {
    403: 'not for this member of the staff',
    404: 'no such thing',
    412: 'somebody else saved a draft, or published, meanwhile',
  },
});
