import { number, object } from 'yup';
import { MAX_OWN_DRINK_NAME, type SavedDrink } from '#src/rules/drinks/user-drink.ts';
import { createLineSchema, createUuidSchema } from '../hard-moment/personal-texts.ts';
import { defineOperation } from '../operation.ts';
import { UnreadableResponseError } from '../result.ts';
import { readList, readRecord, readWholeNumber } from '../wire.ts';

const integerBetween = (least: number, most: number) =>
  number().strict().integer('invalid').min(least, 'invalid').max(most, 'invalid').required('required');

/** Request body of a user's own drink. */
export const ownDrinkBody = object({
  uuid: createUuidSchema(),
  name: createLineSchema(MAX_OWN_DRINK_NAME),
  millilitres: integerBetween(10, 2_000),
  tenths: integerBetween(0, 800),
}).noUnknown();

function readDrink(raw: unknown): SavedDrink {
  const { uuid, name, millilitres, tenths } = readRecord(raw, 'drink');
  const [volume, strength] = [readWholeNumber(millilitres), readWholeNumber(tenths)];
  if (typeof uuid !== 'string' || typeof name !== 'string' || volume === null || strength === null)
    throw new UnreadableResponseError('malformed', 'no drink');
  return { uuid, name, millilitres: volume, tenths: strength };
}

/** Lists the user's own drinks, oldest first. */
export const listOwnDrinks = defineOperation({
  name: 'list-own-drinks',
  method: 'GET',
  route: '/my-drinks',
  access: 'participant',
  read: ({ body }): readonly SavedDrink[] => readList(readRecord(body, 'drinks').drinks, 'drinks').map(readDrink),
  errors: { 403: 'not a participant', 404: 'the domain does not count drinks' },
});

/** Saves a drink under its uuid, as sent: creates a new drink once, changes an existing drink of the user. */
export const saveOwnDrink = defineOperation({
  name: 'save-own-drink',
  method: 'POST',
  route: '/my-drinks',
  access: 'participant',
  request: object(),
  body: ({ body }: { readonly body: SavedDrink }) => body,
  read: ({ body }) => readDrink(body),
  errors: {
    400: 'invalid values, a message per field',
    403: 'not a participant',
    404: 'the domain does not count drinks',
    429: 'too many requests in an hour',
  },
});

/** Deletes one of the user's own drinks; days on which it was counted are unchanged. */
export const deleteOwnDrink = defineOperation({
  name: 'delete-own-drink',
  method: 'DELETE',
  route: '/my-drinks/:uuid',
  access: 'participant',
  answer: 'empty',
  errors: { 403: 'not a participant', 404: 'the caller has no such drink' },
});
