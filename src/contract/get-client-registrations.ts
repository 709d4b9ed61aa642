import { defineOperation } from './operation.ts';
import { getNumberMember, getTextMember, type Paged, readPaged } from './paged.ts';

/** One day of a client: never cost, place, company or note. */
export interface ClientDay {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Null for a day without a registration. */
  readonly totalAmount: number | null;
  readonly goal: number | null;
  /** Own addition: the usage of its weekday in the first plan; null without a plan. */
  readonly startUsage: number | null;
}

export const readClientDay = (raw: Readonly<Record<string, unknown>>): ClientDay => ({
  date: getTextMember(raw, 'date'),
  totalAmount: getNumberMember(raw, 'totalAmount'),
  goal: getNumberMember(raw, 'goal'),
  startUsage: getNumberMember(raw, 'startUsage'),
});

interface Input {
  readonly query?: {
    /** Counts from 0; past the end is the last page. */
    readonly page?: number;
  };
}

/** The days of a client in whole weeks, oldest first, from the week of the registrations start to this one. */
export const getClientRegistrations = defineOperation({
  name: 'get-client-registrations',
  method: 'GET',
  route: '/get-client-daily-registrations/:domain/:uid',
  access: 'nurse',
  query: ({ query }: Input) => [['page', String(query?.page ?? 0)]],
  read: ({ body }): Paged<ClientDay> => readPaged(body, readClientDay),
  errors: { 403: 'not logged in as a nurse', 404: 'not paired with the caller, or absent' },
});
