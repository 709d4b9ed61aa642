import { expect, it } from 'vitest';
import { formatDateTime, formatRelativeDay, formatRelativeDayTitle, formatTime } from './format-date-time.ts';

it('says a day as people do, with the year where it is another one', () => {
  const today = '2026-11-21';
  expect(formatRelativeDayTitle('2026-11-21', today, 'nl')).toBe('Vandaag');
  expect(formatRelativeDayTitle('2026-11-20', today, 'en')).toBe('Yesterday');
  expect(formatRelativeDayTitle('2026-11-19', today, 'nl')).toBe('Donderdag 19 november');
  expect(formatRelativeDayTitle('2025-11-19', today, 'nl')).toBe('Woensdag 19 november 2025');
  expect(formatRelativeDay('2026-11-20', today, 'nl')).toBe('gisteren');
  expect(formatRelativeDay('2026-11-19', today, 'en')).toBe('Thursday 19 November');
  expect(formatRelativeDayTitle('2026-11-22', today, 'en')).toBe('Sunday 22 November');
});

it('says the time in Amsterdam, also across midnight and summer time', () => {
  expect(formatTime(new Date('2026-11-20T23:05:00Z'), 'nl')).toBe('0.05');
  expect(formatTime(new Date('2026-07-01T05:12:00Z'), 'nl')).toBe('7.12');
  expect(formatTime(new Date('2026-11-13T21:40:00Z'), 'en')).toBe('22:40');
});

it('says a moment with its day in Amsterdam', () => {
  const moment = new Date('2026-12-31T23:30:00Z');
  expect([formatDateTime(moment, 'nl'), formatDateTime(moment, 'en')]).toEqual([
    'vrijdag 1 januari 2027, 0.30',
    'Friday 1 January 2027, 0:30',
  ]);
});
