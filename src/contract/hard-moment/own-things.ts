import { array, type InferType, object, string } from 'yup';
import { countCharacters } from '#src/rules/fields/text.ts';
import {
  CARD_LINES,
  OWN_LINE_LENGTH,
  OWN_LIST_LINES,
  type OwnTexts,
  SIGN_LENGTH,
  SIGNS_KEPT,
} from '#src/rules/hard-moment/own-things.ts';
import { UUID } from '#src/rules/uuid.ts';
import { defineOperation } from '../operation.ts';
import { type Failure, UnreadableAnswer } from '../result.ts';
import { isRecord, record, wholeNumber } from '../wire.ts';

/** Creates the schema of a user's text, trimmed, of at most this number of code points. */
export const ownText = (maximum: number) =>
  string()
    .trim()
    .test('length', 'too-long', (text) => text === undefined || text === null || countCharacters(text) <= maximum);

/** Creates the schema of a required line of text. */
export const ownLine = (maximum: number) => ownText(maximum).required('required');

/** Creates the schema of the uuid of a record that the browser created. */
export const ownUuid = () => string().matches(UUID, 'invalid').required('required');

/** Creates the schema of a place or company, by its key in the lists of the registration. */
export const placeName = () =>
  string()
    .matches(/^[a-z_]{1,40}$/, 'invalid')
    .nullable();

/** The user's own texts, with the revision that the next change starts from. */
export interface VersionedOwnThings extends OwnTexts {
  /** Counts from 0, which means that nothing was saved yet. */
  readonly revision: number;
  /** True if the text just saved mentions not wanting to live: the help lines are then shown. */
  readonly isHelpShown: boolean;
}

const line = () => ownText(OWN_LINE_LENGTH);

/** Request body of the user's own texts; absent members are unchanged. */
export const ownThingsBody = object({
  sentence: line().nullable(),
  list: array(ownLine(OWN_LINE_LENGTH)).max(OWN_LIST_LINES, 'too-many'),
  card: object({ say: line(), away: line(), tomorrow: line() }).default(undefined),
  person: object({ name: ownLine(OWN_LINE_LENGTH), phone: ownText(30).nullable() })
    .nullable()
    .default(undefined),
  signs: array(ownLine(SIGN_LENGTH)).max(SIGNS_KEPT, 'too-many'),
}).noUnknown();

export type OwnThingsChange = Partial<OwnTexts>;
export type OwnThingsBody = InferType<typeof ownThingsBody>;

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const textsIn = (sent: unknown): readonly string[] =>
  Array.isArray(sent) ? sent.filter((one): one is string => typeof one === 'string') : [];

/** Reads the user's own texts from a response. */
function readThings(body: unknown): VersionedOwnThings {
  const { sentence, list, card, person, signs, revision: sent, help_shown: helpShown } = record(body, 'own things');
  const revision = wholeNumber(sent);
  if (revision === null) throw new UnreadableAnswer('malformed', 'no revision');
  const lines = isRecord(card) ? card : {};
  const name = isRecord(person) ? textOf(person.name) : null;
  return {
    sentence: textOf(sentence),
    list: textsIn(list),
    card: Object.fromEntries(
      CARD_LINES.flatMap((key) => {
        const text = textOf(lines[key]);
        return text === null ? [] : [[key, text]];
      }),
    ),
    person: name === null ? null : { name, phone: isRecord(person) ? textOf(person.phone) : null },
    signs: textsIn(signs),
    revision,
    isHelpShown: helpShown === true,
  };
}

/** Returns the user's texts for the hard moment: a sentence, a list, a card and a person to call. */
export const getOwnThings = defineOperation({
  name: 'get-own-things',
  method: 'GET',
  route: '/my-things',
  access: 'participant',
  read: ({ body }) => readThings(body),
  errors: { 403: 'not a participant' },
});

interface Input {
  readonly params: {
    /** The revision that the change started from. */
    readonly revision: number;
  };
  readonly body: OwnThingsChange;
}

/** Changes parts of the user's own texts. A save in a second tab gets a conflict with the stored texts. */
export const saveOwnThings = defineOperation({
  name: 'save-own-things',
  method: 'PATCH',
  route: '/my-things',
  access: 'participant',
  request: object(),
  body: ({ body }: Input) => body,
  headers: ({ params }) => ({ 'If-Match': `"${params.revision}"` }),
  read: ({ body }) => readThings(body),
  errors: {
    400: 'values refused, a text by field',
    403: 'not a participant',
    412: 'it was saved elsewhere meanwhile: readConflictThings returns the stored texts',
    429: 'too many changes in an hour',
  },
});

/** The stored texts after a save in another tab; null for any other failure. */
export function readConflictThings({ status, detail }: Failure): VersionedOwnThings | null {
  return status === 412 && isRecord(detail) ? readThings(detail.current) : null;
}
