import { mixed, object, string } from 'yup';
import { onWire } from './fields/fields.ts';
import { defineOperation } from './operation.ts';
import { type RegistrationForm, registrationFields } from './registration.ts';
import { readSaved } from './submission.ts';

interface Input {
  readonly body: RegistrationForm;
  /** The same for every try of one saving. */
  readonly key: string;
  /** How many entries of that day the person saw; absent adds to whatever is there. */
  readonly seen?: number;
}

/** Registers a use of one day; a day may have several. The values are read by `registrationFields`, on both sides. */
export const saveRegistration = defineOperation({
  name: 'save-registration',
  method: 'POST',
  route: '/webform_rest/submit',
  access: 'participant',
  request: object({ webform_id: string().oneOf(['daily_registration']).required(), amount: mixed().required() }),
  body: ({ body }: Input) => ({ webform_id: 'daily_registration', ...onWire(registrationFields, body) }),
  headers: ({ key, seen }): Readonly<Record<string, string>> => ({
    'Idempotency-Key': key,
    ...(seen === undefined ? {} : { 'If-Match': `"${seen}"` }),
  }),
  read: ({ body }) => readSaved(body),
  errors: {
    400: 'values refused, a text by field',
    403: 'not logged in as a participant',
    404: 'nothing is registered in this domain',
    412: 'the day has other entries than the person saw',
    422: 'the day is still to come',
  },
});
