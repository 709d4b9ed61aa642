import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import type { DemoPerson } from './people.ts';

/** A demo user with an account. */
export interface DemoAccount extends DemoPerson {
  readonly uid: number;
  readonly start: CalendarDate;
  readonly today: CalendarDate;
}

/** Adds the demo data of one module, in the transaction that creates the account. */
export type DemoPart = (system: ContentSystem, tx: Transaction, account: DemoAccount) => Promise<void>;
