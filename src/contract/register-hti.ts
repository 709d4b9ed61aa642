import { object } from 'yup';
import type { Language } from '#src/domains/domain.ts';
import { consentFields } from './consent.ts';
import { defineOperation } from './operation.ts';
import { readOwnUser } from './own-user.ts';

interface Input {
  readonly body: { readonly name: string; readonly mail: string; readonly code?: string };
  /** The user is 18 or older and agrees to `CONSENT_WORDINGS`, read in this language; null without a consent. */
  readonly consentIn: Language | null;
}

/**
 * The follow-up after a first arrival by HTI, once: name and address, both optional, and the consent, which is needed
 * unless it was given before; a code where the provider asks for one.
 */
export const registerHti = defineOperation({
  name: 'register-hti',
  method: 'POST',
  route: '/hti/register',
  access: 'participant',
  request: object(),
  body: ({ body, consentIn }: Input) => ({ ...body, ...(consentIn === null ? {} : consentFields(consentIn)) }),
  read: ({ body }) => readOwnUser(body),
  errors: { 403: 'not new from HTI', 404: 'the flag is off', 422: 'values refused, one line per field' },
});
