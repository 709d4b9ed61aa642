import type { HourRange } from '#src/domains/open-hours.ts';
import { toMinutes } from './open-state.ts';

const RANGE = /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:-|–|tot|to)\s*(\d{1,2})(?:[:.](\d{2}))?$/;
const MAX_RANGES = 3;

const getTime = (hour = '', minute = '00'): string | null =>
  Number(hour) <= 24 && Number(minute) < 60 && (Number(hour) < 24 || minute === '00')
    ? `${String(Number(hour) % 24).padStart(2, '0')}:${minute}`
    : null;

/** Reads typed hours of a day, such as "9:00-12:30, 13:30-17:00"; null if invalid, empty for a closed day. */
export function readRanges(input: string): readonly HourRange[] | null {
  const parts = input.split(',').map((part) => part.trim());
  if (parts.join('') === '') return [];
  const ranges = parts.map((part): HourRange | null => {
    const [, fromHour, fromMinute, toHour, toMinute] = RANGE.exec(part) ?? [];
    const [from, to] = [getTime(fromHour, fromMinute), getTime(toHour, toMinute)];
    return fromHour && from && to ? [from, to] : null;
  });
  const read = ranges.filter((range) => range !== null);
  return read.length === ranges.length && read.length <= MAX_RANGES ? read : null;
}

/** Formats the hours of a day as they are typed. */
export const formatRanges = (ranges: readonly HourRange[]): string =>
  ranges.map(([from, to]) => `${from}-${to}`).join(', ');

const DAY = 1440;

/** Returns true if ranges of a day overlap each other, or those of the next day. */
export function doRangesOverlap(ranges: readonly HourRange[], nextDay: readonly HourRange[]): boolean {
  const intervals = ranges.map(toMinutes);
  const nextIntervals = nextDay.map(toMinutes).map(([begin, end]) => [begin + DAY, end + DAY] as const);
  return intervals.some(([begin, end], index) =>
    [...intervals.slice(index + 1), ...nextIntervals].some(
      ([otherBegin, otherEnd]) => begin < otherEnd && otherBegin < end,
    ),
  );
}
