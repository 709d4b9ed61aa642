import type { Amount } from '../amounts/amount.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Week } from '../calendar/week.ts';

export type StopOrReduce = 'stop' | 'reduce';
export type ImmediateOrGradual = 'immediate' | 'gradual';

/** A saved recovery plan (docs/specification.md, section 3, "Goal submission"). Amounts per weekday. */
export interface Plan {
  /** First day on which this is the current plan. */
  readonly savedOn: CalendarDate;
  /** First day of the plan's goals, later than the day of saving; null if the domain has no stop date. */
  readonly stopDate: CalendarDate | null;
  readonly usage: Week<Amount>;
  readonly target: Week<Amount>;
  readonly stopOrReduce: StopOrReduce;
  readonly immediateOrGradual: ImmediateOrGradual;
  /**
   * Monday of week 1. Stored, so that plans saved under the earlier rule have the same goals on past days; absent for
   * the Monday that `getWeekOne` computes.
   */
  readonly weekOne?: CalendarDate;
  /** True if goals stay at or below those of the previous plan, but never below this plan's target. */
  readonly keepsLower?: boolean;
}
