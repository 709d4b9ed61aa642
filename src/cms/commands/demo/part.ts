import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import type { DemoPerson } from './people.ts';

/** Somebody of the demo with an account. */
export interface DemoAccount extends DemoPerson {
  readonly uid: number;
  readonly start: CalendarDate;
  readonly today: CalendarDate;
}

/** What one module adds to the people of the demo, in the transaction that makes them. */
export type DemoPart = (system: ContentSystem, tx: Transaction, account: DemoAccount) => Promise<void>;
