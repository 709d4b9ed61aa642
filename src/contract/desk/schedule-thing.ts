import { date, number, object } from 'yup';
import { defineOperation } from '../operation.ts';
import { readOne } from './rows.ts';
import { THING_ROUTE, type Waiting } from './thing.ts';

interface Input {
  readonly body: {
    readonly from: number;
    /**
     * ISO 8601: time at which the draft is published; null publishes it by hand. A page is scheduled by its own
     * operation.
     */
    readonly publishAt: string | null;
    /** ISO 8601: time at which the published content ends; null for no end. */
    readonly endAt: string | null;
  };
}

/** Moments in a request. */
export const scheduleBody = object({
  from: number().strict().integer().required(),
  publishAt: date().nullable().defined(),
  endAt: date().nullable().defined(),
});

/**
 * Sets the moments at which the draft of an entry is published, and at which the entry ends. An entry with a switch (a
 * page, an alert, a form, a self-test) is then hidden; for others the previous version is restored.
 */
export const scheduleThing = defineOperation({
  name: 'schedule-thing',
  method: 'POST',
  route: `${THING_ROUTE}/schedule`,
  access: 'editor',
  touches: 'stored',
  activity: 'thing',
  changesSite: true,
  request: scheduleBody,
  body: ({ body }: Input) => body,
  read: ({ body }): Waiting => readOne(body, 'edit'),
  errors: {
    403: 'not for this member of the staff',
    404: 'no such thing, or no draft of it',
    412: 'somebody else saved a draft, or published, meanwhile',
    422: 'a moment that has passed or stands in the wrong order, or a draft that cannot be published',
  },
});
