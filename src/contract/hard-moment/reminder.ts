import { array, boolean, number, object, string } from 'yup';
import { WEEKDAYS } from '#src/rules/calendar/week.ts';
import { isReminderMinute, type ReminderSetting } from '#src/rules/hard-moment/reminder.ts';
import { defineOperation } from '../operation.ts';
import { UnreadableResponseError } from '../result.ts';
import { isRecord, readRecord, readWholeNumber } from '../wire.ts';

/** A reminder at a chosen hour, in a request. */
export interface ReminderChoice extends ReminderSetting {
  readonly isActive: boolean;
}

/** A stored reminder. */
export interface StoredReminder extends ReminderChoice {
  /** True if paused automatically, because the last reminders were not opened. */
  readonly isPaused: boolean;
}

/** The user's reminder, and a preview of its mail. */
export interface UserReminder {
  /** Null if none was set yet. */
  readonly reminder: StoredReminder | null;
  readonly mail: { readonly subject: string; readonly lines: readonly string[] };
}

/** Request body of a reminder. */
export const reminderBody = object({
  minute: number()
    .integer('invalid')
    .test('quarter', 'invalid', (minute) => minute === undefined || isReminderMinute(minute))
    .required('required'),
  weekdays: array(string().oneOf(WEEKDAYS, 'invalid').required('required'))
    .max(WEEKDAYS.length, 'too-many')
    .default([]),
  isActive: boolean().required('required'),
}).noUnknown();

function readReminder(raw: unknown): StoredReminder | null {
  if (!isRecord(raw)) return null;
  const { minute: position, weekdays, isActive, isPaused } = raw;
  const minute = readWholeNumber(position);
  if (minute === null) throw new UnreadableResponseError('malformed', 'no minute');
  const days = Array.isArray(weekdays) ? weekdays : [];
  return {
    minute,
    weekdays: WEEKDAYS.filter((weekday) => days.includes(weekday)),
    isActive: isActive === true,
    isPaused: isPaused === true,
  };
}

function parseReminder(body: unknown): UserReminder {
  const { reminder, mail } = readRecord(body, 'reminder');
  const { subject, lines } = readRecord(mail, 'mail');
  if (typeof subject !== 'string' || !Array.isArray(lines)) throw new UnreadableResponseError('malformed', 'no mail');
  return {
    reminder: readReminder(reminder),
    mail: { subject, lines: lines.filter((line): line is string => typeof line === 'string') },
  };
}

/** Returns the reminder at a chosen hour, with the text of its mail. */
export const getReminder = defineOperation({
  name: 'get-reminder',
  method: 'GET',
  route: '/my-reminder',
  access: 'participant',
  read: ({ body }) => parseReminder(body),
  errors: { 403: 'not a participant' },
});

/** Sets, changes or switches off the reminder; resumes a paused reminder. */
export const saveReminder = defineOperation({
  name: 'save-reminder',
  method: 'PATCH',
  route: '/my-reminder',
  access: 'participant',
  request: object(),
  body: ({ body }: { readonly body: ReminderChoice }) => body,
  read: ({ body }) => parseReminder(body),
  errors: {
    400: 'invalid values, a message per field',
    403: 'not a participant',
    429: 'too many changes in an hour',
  },
});
