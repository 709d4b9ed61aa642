import type { Language } from '#src/domains/domain.ts';
import { consentFields } from './consent.ts';
import { defineOperation } from './operation.ts';
import { readOwnUser } from './own-user.ts';

/** Stores the consent to the storage of health data, of a participant whose account has none; once. */
export const giveConsent = defineOperation({
  name: 'give-consent',
  method: 'POST',
  route: '/user/consent',
  access: 'participant',
  body: ({ language }: { readonly language: Language }) => consentFields(language),
  read: ({ body }) => readOwnUser(body),
  errors: { 422: 'not 18 or older, or no consent; one line per field' },
});
