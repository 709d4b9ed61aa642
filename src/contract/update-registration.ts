import { object } from 'yup';
import { onWire } from './fields/fields.ts';
import { defineOperation } from './operation.ts';
import { type RegistrationForm, registrationFields } from './registration.ts';
import { readSaved } from './submission.ts';

interface Input {
  readonly params: {
    readonly uuid: string;
    /** The revision that the change started from; absent overwrites any stored one. */
    readonly revision?: number | undefined;
  };
  /** Absent members stay unchanged, "" clears them. The date has to be the stored one. */
  readonly body: Partial<RegistrationForm>;
}

/**
 * Changes a registration. A second device gets a conflict, and the first one's change stays. Another user's
 * registration, or one of another date, is an absent one.
 */
export const updateRegistration = defineOperation({
  name: 'update-registration',
  method: 'PATCH',
  route: '/webform_rest/:id/submission/:uuid',
  access: 'participant',
  path: ({ params }: Input) => `/webform_rest/daily_registration/submission/${encodeURIComponent(params.uuid)}`,
  request: object(),
  body: ({ body }) => onWire(registrationFields, body),
  headers: ({ params }): Readonly<Record<string, string>> =>
    params.revision === undefined ? {} : { 'If-Match': `"${params.revision}"` },
  read: ({ body }) => readSaved(body),
  errors: {
    400: 'values refused, a text by field',
    403: 'not logged in as a participant',
    404: 'no such registration on that day, or not the own one',
    412: 'it was saved elsewhere meanwhile',
  },
});
