import { boolean, number, object } from 'yup';
import { LINES_MAXIMUM } from '#src/rules/figures/lines.ts';
import { PRICE_MAXIMUM, SIZE_MAXIMUM } from '#src/rules/figures/money.ts';
import type { UserFigures } from '#src/rules/figures/user-figures.ts';
import { defineOperation } from '../operation.ts';
import { readRecord, readWholeNumber } from '../wire.ts';

const optionalInteger = (maximum: number, least: number) =>
  number().strict().integer('invalid').min(least, 'invalid').max(maximum, 'invalid').nullable().default(null);

/** Request body of the user's figures. */
export const ownFiguresBody = object({
  price: optionalInteger(PRICE_MAXIMUM, 0),
  size: optionalInteger(SIZE_MAXIMUM, 1),
  lines: optionalInteger(LINES_MAXIMUM, 1),
  energy: boolean().strict().typeError('invalid').default(false),
}).noUnknown();

function readFigures(body: unknown): UserFigures {
  const { price, size, lines, energy } = readRecord(body, 'figures');
  return {
    price: readWholeNumber(price),
    size: readWholeNumber(size),
    lines: readWholeNumber(lines),
    energy: energy === true,
  };
}

/** Returns the figures that the user entered. */
export const getFigures = defineOperation({
  name: 'get-figures',
  method: 'GET',
  route: '/my-figures',
  access: 'participant',
  read: ({ body }) => readFigures(body),
  errors: { 403: 'not a participant', 404: 'the domain has no daily registrations' },
});

/** Saves the figures that the user entered; empty values delete them. */
export const saveUserFigures = defineOperation({
  name: 'save-figures',
  method: 'PATCH',
  route: '/my-figures',
  access: 'participant',
  request: object(),
  body: ({ body }: { readonly body: UserFigures }) => body,
  read: ({ body }) => readFigures(body),
  errors: {
    400: 'invalid values, a message per field',
    403: 'not a participant',
    404: 'the domain has no daily registrations',
    429: 'too many changes in an hour',
  },
});
