import { readHundredths } from '../rules/amounts/typed-number.ts';
import { WEEKDAYS, type Week, type Weekday, weekOf } from '../rules/calendar/week.ts';
import { defineOperation } from './operation.ts';
import { goalField, usageField } from './read-plan.ts';
import type { GoalForm } from './save-goal.ts';
import { type SentFields, sentText } from './sent-fields.ts';
import { isRecord } from './wire.ts';

function weekIn(data: SentFields, name: (weekday: Weekday) => string): Week<string> | null {
  const week = weekOf((weekday) => sentText(data[name(weekday)]) ?? '');
  return WEEKDAYS.every((weekday) => readHundredths(week[weekday]) !== null) ? week : null;
}

/** A plan as a person sent it; null where its week cannot be read. */
function planIn(data: unknown): GoalForm | null {
  if (!isRecord(data)) return null;
  const { stop_date: stopDate, stopOrReduce, immediate_or_gradual: pace } = data;
  const [usage, goal] = [weekIn(data, usageField), weekIn(data, goalField)];
  if (usage === null) return null;
  return {
    usage,
    ...(goal === null ? {} : { goal }),
    ...(typeof stopDate === 'string' && stopDate !== '' ? { stopDate } : {}),
    ...(stopOrReduce === 'stop' || stopOrReduce === 'reduce' ? { stopOrReduce } : {}),
    ...(pace === 'immediate' || pace === 'gradual' ? { immediateOrGradual: pace } : {}),
  };
}

/**
 * The plan that was saved last, with which changing it begins; null before the first. Beyond the specification: an
 * external content system may not know it.
 */
export const getPlan = defineOperation({
  name: 'get-plan',
  method: 'GET',
  route: '/entity/view/goal/own/results',
  access: 'participant',
  path: (_input: object) => '/entity/view/goal/own/results',
  read: ({ body }): GoalForm | null => {
    const rows = isRecord(body) ? (body.entities ?? body.rows) : body;
    const last: unknown = Array.isArray(rows) ? rows.at(-1) : null;
    return isRecord(last) ? planIn(last.data) : null;
  },
  errors: { 403: 'not logged in as a participant', 404: 'no plan is made in this domain' },
});
