import { mixed, object } from 'yup';
import { defineOperation } from './operation.ts';
import { getConsentFields, type Practice, toWirePractice, wrapField } from './own-user.ts';
import { UnreadableResponseError } from './result.ts';
import { getFirstValue, readRecord, readWholeNumber, readWireFields } from './wire.ts';

export interface AccountRegistration {
  readonly mail: string;
  readonly password: string;
  /** Code of the account's language. */
  readonly language: string;
  /** The participant's name; a nurse has the fields of the practice instead. */
  readonly name?: string;
  /** True if the participant is 18 or older and agrees to `CONSENT_WORDINGS`, read in the language of the account. */
  readonly isConsenting?: boolean;
  readonly nurse?: Practice & { readonly wantsWelcomePackage: boolean };
}

function getNurseFields(nurse: NonNullable<AccountRegistration['nurse']>) {
  const { wantsWelcomePackage, ...practice } = nurse;
  return { ...toWirePractice(practice), field_welcome_package: wrapField(wantsWelcomePackage ? 1 : 0) };
}

/**
 * Creates an account in this domain; in the guided domain it waits for review. Opens no session: the user has to log
 * in. Only the mail shows whether the address already has an account.
 */
export const register = defineOperation({
  name: 'register',
  method: 'POST',
  route: '/user/register',
  access: 'anyone',
  csrf: false,
  request: object({ mail: mixed().required(), pass: mixed().required() }),
  body: ({
    body: { mail, password, language, name, isConsenting, nurse },
  }: {
    readonly body: AccountRegistration;
    readonly key: string;
  }) => ({
    mail: wrapField(mail),
    name: wrapField(mail),
    pass: wrapField(password),
    preferred_langcode: wrapField(language),
    field_name: wrapField(name),
    ...(isConsenting ? getConsentFields(language) : {}),
    ...(nurse ? getNurseFields(nurse) : {}),
  }),
  headers: ({ key }) => ({ 'Idempotency-Key': key }),
  read: ({ body }) => {
    const uid = readWholeNumber(getFirstValue(readWireFields(readRecord(body, 'user')), 'uid'));
    if (uid === null) throw new UnreadableResponseError('malformed', 'no user');
    return { uid };
  },
  errors: {
    403: 'already logged in',
    422: 'invalid values, one line per field',
    429: 'too many accounts from this machine or with this email address',
    503: 'not open for new accounts yet, or too busy',
  },
});
