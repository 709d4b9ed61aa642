import { string } from 'yup';
import { countCharacters } from '#src/rules/fields/text.ts';

/** A trimmed text of a user, of at most this many code points. */
export const ownText = (maximum: number) =>
  string()
    .trim()
    .test('length', 'too-long', (text) => text === undefined || text === null || countCharacters(text) <= maximum);

/** The same, not empty. */
export const ownLine = (maximum: number) => ownText(maximum).required('required');

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Uuid of a record that the browser created. */
export const ownUuid = () => string().matches(UUID, 'invalid').required('required');

/** A place or company by its key in the lists of the registration. */
export const placeName = () =>
  string()
    .matches(/^[a-z_]{1,40}$/, 'invalid')
    .nullable();
