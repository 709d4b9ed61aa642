import { array, mixed, object, string } from 'yup';
import type { DomainKey } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';

/** The domain of an entry. */
export const domainKey = () =>
  mixed<DomainKey>((value): value is DomainKey => DOMAINS.some(({ key }) => key === value));

/** The domains of an entry: at least one, each once. */
export const domainKeys = () =>
  array(domainKey().required())
    .required()
    .min(1, 'required')
    .test('once', 'invalid', (keys) => new Set(keys).size === keys.length);

/** A required text of one line. */
export const line = (most: number) =>
  string()
    .trim()
    .required('required')
    .max(most, 'too-long')
    .matches(/^[^\r\n]*$/, 'invalid');

/** The ids of a list in their new order: each once. */
export const orderBody = object({
  ids: array(mixed<number>((value): value is number => Number.isInteger(value)).required())
    .required()
    .max(500)
    .test('once', 'invalid', (ids) => new Set(ids).size === ids.length),
});
