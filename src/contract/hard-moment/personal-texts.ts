import { array, type InferType, object, string } from 'yup';
import { countCharacters } from '#src/rules/fields/text.ts';
import {
  CARD_LINES,
  MAX_LIST_LINES,
  MAX_WARNING_SIGNS,
  PERSONAL_LINE_LENGTH,
  type PersonalTexts,
  WARNING_SIGN_LENGTH,
} from '#src/rules/hard-moment/personal-texts.ts';
import { UUID } from '#src/rules/uuid.ts';
import { defineOperation } from '../operation.ts';
import { type Failure, UnreadableResponseError } from '../result.ts';
import { isRecord, readRecord, readWholeNumber } from '../wire.ts';

/** Creates the schema of a user's text, trimmed, of at most this number of code points. */
export const createTextSchema = (maximum: number) =>
  string()
    .trim()
    .test('length', 'too-long', (text) => text === undefined || text === null || countCharacters(text) <= maximum);

/** Creates the schema of a required line of text. */
export const createLineSchema = (maximum: number) => createTextSchema(maximum).required('required');

/** Creates the schema of the uuid of a record that the browser created. */
export const createUuidSchema = () => string().matches(UUID, 'invalid').required('required');

/** Creates the schema of a place or company, by its key in the lists of the registration. */
export const createPlaceSchema = () =>
  string()
    .matches(/^[a-z_]{1,40}$/, 'invalid')
    .nullable();

/** The user's own texts, with the revision that the next change starts from. */
export interface StoredPersonalTexts extends PersonalTexts {
  /** Revision number from 0; 0 means that nothing was saved yet. */
  readonly revision: number;
  /** True if the text just saved mentions not wanting to live: the help lines are then shown. */
  readonly isHelpShown: boolean;
}

const line = () => createTextSchema(PERSONAL_LINE_LENGTH);

/** Request body of the user's own texts; absent members are unchanged. */
export const personalTextsBody = object({
  sentence: line().nullable(),
  list: array(createLineSchema(PERSONAL_LINE_LENGTH)).max(MAX_LIST_LINES, 'too-many'),
  card: object({ say: line(), away: line(), tomorrow: line() }).default(undefined),
  person: object({ name: createLineSchema(PERSONAL_LINE_LENGTH), phone: createTextSchema(30).nullable() })
    .nullable()
    .default(undefined),
  signs: array(createLineSchema(WARNING_SIGN_LENGTH)).max(MAX_WARNING_SIGNS, 'too-many'),
}).noUnknown();

export type PersonalTextsChange = Partial<PersonalTexts>;
export type PersonalTextsBody = InferType<typeof personalTextsBody>;

const getText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const readTexts = (raw: unknown): readonly string[] =>
  Array.isArray(raw) ? raw.filter((item): item is string => typeof item === 'string') : [];

/** Reads the user's own texts from a response. */
function readPersonalTexts(body: unknown): StoredPersonalTexts {
  const { sentence, list, card, person, signs, revision: raw, help_shown: helpShown } = readRecord(body, 'own things');
  const revision = readWholeNumber(raw);
  if (revision === null) throw new UnreadableResponseError('malformed', 'no revision');
  const lines = isRecord(card) ? card : {};
  const name = isRecord(person) ? getText(person.name) : null;
  return {
    sentence: getText(sentence),
    list: readTexts(list),
    card: Object.fromEntries(
      CARD_LINES.flatMap((key) => {
        const text = getText(lines[key]);
        return text === null ? [] : [[key, text]];
      }),
    ),
    person: name === null ? null : { name, phone: isRecord(person) ? getText(person.phone) : null },
    signs: readTexts(signs),
    revision,
    isHelpShown: helpShown === true,
  };
}

/** Returns the user's texts for the hard moment: a sentence, a list, a card and a person to call. */
export const getPersonalTexts = defineOperation({
  name: 'get-own-things',
  method: 'GET',
  route: '/my-things',
  access: 'participant',
  read: ({ body }) => readPersonalTexts(body),
  errors: { 403: 'not a participant' },
});

interface Input {
  readonly params: {
    /** The revision that the change started from. */
    readonly revision: number;
  };
  readonly body: PersonalTextsChange;
}

/** Changes parts of the user's own texts. A save in a second tab gets a conflict with the stored texts. */
export const savePersonalTexts = defineOperation({
  name: 'save-own-things',
  method: 'PATCH',
  route: '/my-things',
  access: 'participant',
  request: object(),
  body: ({ body }: Input) => body,
  headers: ({ params }) => ({ 'If-Match': `"${params.revision}"` }),
  read: ({ body }) => readPersonalTexts(body),
  errors: {
    400: 'invalid values, a message per field',
    403: 'not a participant',
    412: 'the texts were changed since they were read; readPersonalTextsConflict returns the stored texts',
    429: 'too many changes in an hour',
  },
});

/** Returns the stored texts after a save in another tab; null for any other failure. */
export function readPersonalTextsConflict({ status, detail }: Failure): StoredPersonalTexts | null {
  return status === 412 && isRecord(detail) ? readPersonalTexts(detail.current) : null;
}
