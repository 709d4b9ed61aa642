import { boolean, mixed, number, object } from 'yup';
import { defineOperation } from '../operation.ts';
import { isRecord } from '../wire.ts';
import { readOne } from './rows.ts';
import { THING_ROUTE, type Waiting } from './thing.ts';

interface Input {
  readonly body: {
    /** The save of a draft that this one started from. */
    readonly from: number;
    /** Content in the form that a save of the entry takes, without its version. */
    readonly content: Readonly<Record<string, unknown>>;
    /** Proposes it to a colleague with the right to publish; a proposed draft stays proposed. */
    readonly isAsked?: boolean;
  };
}

/** A draft in a request, not validated. */
export const draftBody = object({
  from: number().strict().integer().required(),
  content: mixed<Readonly<Record<string, unknown>>>((value): value is Readonly<Record<string, unknown>> =>
    isRecord(value),
  ).required(),
  isAsked: boolean(),
});

/** Saves a draft of an entry without validating it; visitors see it after an editor publishes it. */
export const saveDraft = defineOperation({
  name: 'save-draft',
  method: 'POST',
  route: `${THING_ROUTE}/draft`,
  access: 'editor',
  touches: 'stored',
  activity: 'thing',
  request: draftBody,
  body: ({ body }: Input) => body,
  read: ({ body }): Waiting => readOne(body, 'edit'),
  errors: {
    403: 'not for this member of the staff',
    404: 'no such thing',
    412: 'somebody else saved a draft, or published, meanwhile',
  },
});
