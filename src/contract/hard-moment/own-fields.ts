import { string } from 'yup';
import { lengthOf } from '#src/rules/fields/text.ts';

/** A text of somebody's own, without the spaces around it, of at most so many code points. */
export const ownText = (maximum: number) =>
  string()
    .trim()
    .test('length', 'too-long', (text) => text === undefined || text === null || lengthOf(text) <= maximum);

/** The same, that cannot be empty. */
export const ownLine = (maximum: number) => ownText(maximum).required('required');

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Names one thing that the browser made. */
export const ownUuid = () => string().matches(UUID, 'invalid').required('required');

/** A place or company by its name in the lists of the registration. */
export const placeName = () =>
  string()
    .matches(/^[a-z_]{1,40}$/, 'invalid')
    .nullable();
