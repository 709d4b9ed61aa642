import type { Amount } from '../amounts/amount.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Week } from '../calendar/week.ts';
import type { ImmediateOrGradual, StopOrReduce } from './plan.ts';

/** Answers given in the wizard so far. */
export interface PlanAnswers {
  readonly stopDate?: CalendarDate;
  readonly usage?: Week<Amount>;
  readonly highUsageClosed?: boolean;
  readonly stopOrReduce?: StopOrReduce;
  readonly gradualInfoSeen?: boolean;
  readonly goal?: Week<Amount>;
  readonly immediateOrGradual?: ImmediateOrGradual;
  readonly buddy?: 'added' | 'skipped';
}
