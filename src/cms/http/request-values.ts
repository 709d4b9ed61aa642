import { type Fields, type InferTexts, mapFields } from '#src/contract/fields/fields.ts';
import { isRecord, type WireItem } from '#src/contract/wire.ts';
import { ValidationFailure } from './api-error.ts';
import type { WireBody } from './read-request.ts';
import { toWireItems } from './unwrap.ts';

function getItems(body: WireBody, field: string): readonly WireItem[] | undefined {
  if (body[field] === undefined) return undefined;
  const items = toWireItems(body[field]);
  if (items) return items;
  throw new ValidationFailure([{ field, text: `Field values for "${field}" must use an array structure` }]);
}

/** Returns every value of a multi-valued field; undefined if it was not sent. */
export function readSentList(body: WireBody, field: string): readonly unknown[] | undefined {
  return getItems(body, field)?.map(({ value }) => value);
}

/** Returns a member of a field's first item as text: "" if it is empty, undefined if the field was not sent. */
export function readSentText(body: WireBody, field: string, key = 'value'): string | undefined {
  const items = getItems(body, field);
  if (items === undefined) return undefined;
  const value = items[0]?.[key];
  if (value === undefined || value === null) return key === 'value' ? '' : undefined;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new ValidationFailure([{ field: `${field}.0.${key}`, text: 'This value is not valid.' }]);
}

/** Returns the texts of a record from a body, merged over the previous ones. */
export const readSentTexts = <F extends Fields>(
  body: WireBody,
  fields: F,
  previousInferTexts: InferTexts<F>,
): InferTexts<F> => mapFields(fields, ({ wireName }, name) => readSentText(body, wireName) ?? previousInferTexts[name]);

/** Returns a member of a body that is not wrapped. */
export function readPlainText(body: WireBody, name: string): string {
  const value = body[name];
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return '';
}

/** Returns the type in this member of a body, bare or wrapped; null if absent. */
export function readSentType(body: unknown, member = 'type'): string | null {
  if (!isRecord(body)) return null;
  const entityType = body[member] ?? null;
  const type = typeof entityType === 'string' ? entityType : toWireItems(entityType)?.[0]?.target_id;
  return typeof type === 'string' ? type : null;
}
