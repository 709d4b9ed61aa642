import { ACTIVITY_KINDS, type ActivityKind } from '../activity-kind.ts';
import { defineOperation } from '../operation.ts';
import { castRow, type Paged, readPaged } from '../paged.ts';
import { parseAnswerList } from '../shape/parse-answer.ts';
import { anything } from '../shape/shape.ts';
import { toQueryEntries } from './rows.ts';

/** Number of days after which a record is deleted. */
export const ACTIVITY_DAYS = 730;

/** One change by a staff member. */
export interface ActivityRow {
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  /** Null for the system, empty for a deleted account. */
  readonly by: string | null;
  /** The operation, or a more precise part of it. */
  readonly action: string;
  readonly kind: ActivityKind;
  /** Key of the entry within its type; empty if it has no separate page. */
  readonly key: string;
  /** Name of the entry at the desk at that time; empty if type and key identify it. */
  readonly name: string;
}

/** A colleague to filter by. */
export interface Colleague {
  readonly uid: number;
  readonly name: string;
}

export interface Activity extends Paged<ActivityRow> {
  readonly colleagues: readonly Colleague[];
}

export const isActivityKind = (value: string): value is ActivityKind => ACTIVITY_KINDS.some((kind) => kind === value);

interface Input {
  readonly query?: { readonly page?: number; readonly kind?: string; readonly by?: string };
}

/** Lists changes at the desk with author and time, newest first, limited to those that the caller may also make. */
export const listActivity = defineOperation({
  name: 'list-activity',
  method: 'GET',
  route: '/desk/activity',
  access: 'staff',
  query: ({ query }: Input) => toQueryEntries(query),
  read: ({ body }): Activity => ({
    ...readPaged(body, castRow<ActivityRow>),
    colleagues: parseAnswerList(anything<Colleague>(), body, 'colleagues'),
  }),
  errors: { 403: 'not logged in as a staff member' },
});
