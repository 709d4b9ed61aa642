import { array, mixed, object, string } from 'yup';
import type { LineCheck } from '#src/domains/help-lines.ts';
import { type CallPrice, HOUR_DAYS, type OpenHours } from '#src/domains/open-hours.ts';
import { isRecord } from './wire.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const isRanges = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= 3 &&
  value.every((range) => Array.isArray(range) && range.length === 2 && range.every((time) => TIME.test(String(time))));

const isRangesBy = (value: unknown, isKey: (key: string) => boolean): boolean =>
  isRecord(value) && Object.entries(value).every(([key, ranges]) => isKey(key) && isRanges(ranges));

const isWeek = (value: unknown): boolean =>
  isRecord(value) &&
  isRangesBy(value.week, (key) => HOUR_DAYS.some((day) => day === key)) &&
  (value.holidays === 'as-week' || value.holidays === 'closed' || isRanges(value.holidays)) &&
  (value.exceptions === undefined || isRangesBy(value.exceptions, (key) => /^\d{4}-\d{2}-\d{2}$/.test(key)));

const isCents = (value: unknown): boolean =>
  value === null || (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 9999);

const isPrice = (value: unknown): boolean => {
  if (!isRecord(value)) return false;
  const { kind, centsPerMinute, centsPerCall } = value;
  return kind === 'paid' ? isCents(centsPerMinute) && isCents(centsPerCall) : kind === 'free' || kind === 'normal';
};

/** Hours, price and languages of a help line in the wire format. */
export const HELP_LINE_TERMS = {
  open: mixed<Exclude<OpenHours, null>>()
    .nullable()
    .defined()
    .test('hours', (value) => value === null || value === 'always' || isWeek(value)),
  price: mixed<Exclude<CallPrice, null>>()
    .nullable()
    .defined()
    .test('price', (value) => value === null || isPrice(value)),
  languages: array(string().strict().oneOf(['nl', 'en']).required())
    .nullable()
    .defined(),
};

const lineCheck = object({ checkedOn: string().required(), ...HELP_LINE_TERMS });

/** Reads the check of a line; null if it is invalid. */
export const readLineCheck = (raw: unknown): LineCheck | null =>
  lineCheck.isValidSync(raw) ? (lineCheck.cast(raw, { stripUnknown: true }) as unknown as LineCheck) : null;
