import { createCheckboxReader } from '#src/rules/fields/choice.ts';
import { readLockCode, readSecondFactorCode } from '#src/rules/fields/codes.ts';
import { readEmail } from '#src/rules/fields/email.ts';
import { accept, type ParseResult } from '#src/rules/fields/parse-result.ts';
import { readNewPassword, readPassword, readPasswordConfirmation } from '#src/rules/fields/password.ts';
import { readText } from '#src/rules/fields/text.ts';
import type { OtherValues } from '../fields/fields.ts';
import type { OwnUser } from '../own-user.ts';
import { defineForm } from './form.ts';

const readName = (input: string) => readText(input);

/**
 * Creates the fields of a new password, entered twice; `minimum` is that of the deployment, in code points
 * (docs/specification.md, section 5).
 */
export const getNewPasswordFields = (minimum: number) => ({
  password: (input: string) => readNewPassword(input, minimum),
  confirmation: (input: string, { text }: OtherValues) => readPasswordConfirmation(input, text('password')),
});

/** Checkboxes of the consent: 18 or older, storage of health data, and the privacy statement. */
const consentBoxes = {
  adult: createCheckboxReader('not-adult'),
  consent: createCheckboxReader('no-consent'),
  privacy: createCheckboxReader('not-read'),
};

/** Initial values of the consent: no checkbox is preselected. */
export const NO_CONSENT = { adult: false, consent: false, privacy: false };

/**
 * Creates the credentials form of the onboarding (docs/specification.md, section 5); the password is typed once,
 * because it can be shown.
 */
export const createCredentialsForm = (minimum: number) =>
  defineForm({
    name: readName,
    mail: readEmail,
    password: (input: string) => readNewPassword(input, minimum),
    ...consentBoxes,
  });

/** Form of the consent, for an account without it. */
export const consentForm = defineForm(consentBoxes);

function readOptional<E extends string>(
  read: (typed: string) => ParseResult<string, E>,
): (typed: string) => ParseResult<string, E> {
  return (input) => (input.trim() === '' ? accept('') : read(input));
}

const readGiven = (_: boolean) => accept(true as const);

/**
 * Creates the form after a launch by HTI (docs/specification.md, section 5): name and address are optional. Requires
 * the consent unless it was given before, and a lock code if the provider requires it.
 */
export const createHtiFollowUpForm = ({
  needsConsent,
  needsLockCode,
}: Pick<OwnUser, 'needsConsent' | 'needsLockCode'>) =>
  defineForm({
    name: readOptional(readName),
    mail: readOptional(readEmail),
    code: needsLockCode ? readLockCode : readOptional(readLockCode),
    ...(needsConsent ? consentBoxes : { adult: readGiven, consent: readGiven, privacy: readGiven }),
  });

/** Login form (docs/specification.md, section 5). */
export const loginForm = defineForm({ mail: readEmail, password: readPassword });

/** Form for a code of the authenticator app, or a recovery code. */
export const codeForm = defineForm({ code: readSecondFactorCode });

/** Form for the password, which is required to set up a second factor. */
export const passwordForm = defineForm({ password: readPassword });
