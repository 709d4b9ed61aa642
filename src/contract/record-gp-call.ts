import { boolean, object } from 'yup';
import { type CalendarDate, isCalendarDate } from '../rules/calendar/calendar-date.ts';
import { defineOperation } from './operation.ts';
import { isRecord } from './wire.ts';

/** Returns the day on which the GP was called about a plan; null if not called yet. */
export const readGpCallDate = (body: unknown): CalendarDate | null => {
  const raw = isRecord(body) ? body.gp_called_on : null;
  return typeof raw === 'string' && isCalendarDate(raw) ? raw : null;
};

/** Stores, with the plan that was saved last, whether the GP was called about it. */
export const recordGpCall = defineOperation({
  name: 'say-gp-called',
  method: 'PATCH',
  route: '/my-plan/gp-call',
  access: 'participant',
  request: object({ called: boolean().strict().required() }),
  body: ({ body }: { readonly body: { readonly called: boolean } }) => body,
  read: ({ body }) => readGpCallDate(body),
  errors: {
    400: '`called` is not a boolean',
    403: 'not a participant',
    404: 'the domain has no plans, or the caller has not made one yet',
  },
});
