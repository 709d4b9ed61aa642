import { expect, it } from 'vitest';
import {
  capitalise,
  formatDay,
  formatDayAndMonth,
  formatMonth,
  formatNearDay,
  formatShortWeekday,
  formatWeekday,
} from './format-date.ts';

it('says a day in the words of its reader', () => {
  expect(formatDay('2026-11-19', 'nl')).toBe('donderdag 19 november');
  expect(formatDay('2026-11-19', 'en')).toBe('Thursday 19 November');
  expect(formatDayAndMonth('2026-03-01', 'nl')).toBe('1 maart');
  expect(formatWeekday('2026-03-29', 'en')).toBe('Sunday');
  expect(formatShortWeekday('2026-03-29', 'nl')).toBe('zo');
  expect(formatMonth('2026-11-30', 'nl')).toBe('november 2026');
});

it('says today and yesterday where people would, and no other day so', () => {
  expect([formatNearDay(0, 'nl'), formatNearDay(1, 'nl'), formatNearDay(2, 'nl'), formatNearDay(-1, 'nl')]).toEqual([
    'vandaag',
    'gisteren',
    null,
    null,
  ]);
  expect(formatNearDay(1, 'en')).toBe('yesterday');
  expect(capitalise('gisteren')).toBe('Gisteren');
});
