import { ACTIVITY_KINDS, type ActivityKind } from '../activity-kind.ts';
import { defineOperation } from '../operation.ts';
import { queryOf, type Rows, readList, readRows } from './rows.ts';

/** After as many days a line is erased. */
export const ACTIVITY_DAYS = 730;

/** One change that somebody of the staff made. */
export interface ActivityRow {
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  /** Null for the system itself, empty for an account that is gone. */
  readonly by: string | null;
  /** The operation that made it, or the part of it that says more. */
  readonly action: string;
  readonly kind: ActivityKind;
  /** Names the thing among those of its kind; empty for what has no page of its own. */
  readonly key: string;
  /** What the desk called it then; empty for what its kind and key name. */
  readonly name: string;
}

/** Whose changes can be asked for. */
export interface Colleague {
  readonly uid: number;
  readonly name: string;
}

export interface Activity extends Rows<ActivityRow> {
  readonly colleagues: readonly Colleague[];
}

export const isActivityKind = (value: string): value is ActivityKind => ACTIVITY_KINDS.some((kind) => kind === value);

interface Input {
  readonly query?: { readonly page?: number; readonly kind?: string; readonly by?: string };
}

/** Who changed what at the desk, and when, the newest first: of what the caller may change as well. */
export const listActivity = defineOperation({
  name: 'list-activity',
  method: 'GET',
  route: '/desk/activity',
  access: 'staff',
  path: (_input: Input) => '/desk/activity',
  query: ({ query }) => queryOf(query),
  read: ({ body }): Activity => ({
    ...readRows<ActivityRow>(body),
    colleagues: readList<Colleague>(body, 'colleagues'),
  }),
  errors: { 403: 'not of the staff' },
});
