import { type ClientSignal, LIST_DAY_STATES, type ListDayState, SIGNALS } from '#src/rules/nurse/client-signals.ts';
import { type NurseScopes, readNurseScopes } from './nurse-scopes.ts';
import { defineOperation } from './operation.ts';
import { getNumberMember, getTextMember, type Paged, readPaged } from './paged.ts';
import { UnreadableResponseError } from './result.ts';
import { isRecord, readRecord } from './wire.ts';

/** Goal of a client: to stop, or to cut down to units per week; and the day on which the plan was saved. */
export interface ClientGoal {
  readonly kind: 'stop' | 'reduce';
  readonly week: number;
  readonly since: string;
}

/** Seven days of a client: total in units, and number of registered days. */
export interface ClientWeek {
  readonly first: string;
  readonly last: string;
  readonly total: number;
  readonly filled: number;
}

function readGoal(raw: unknown): ClientGoal | null {
  if (!isRecord(raw)) return null;
  return {
    kind: raw.kind === 'stop' ? 'stop' : 'reduce',
    week: getNumberMember(raw, 'week') ?? 0,
    since: getTextMember(raw, 'since'),
  };
}

const readWeek = (raw: Readonly<Record<string, unknown>>): ClientWeek => ({
  first: getTextMember(raw, 'first'),
  last: getTextMember(raw, 'last'),
  total: getNumberMember(raw, 'total') ?? 0,
  filled: getNumberMember(raw, 'filled') ?? 0,
});

/** A client as the nurse sees it (docs/specification.md, section 3, "Client"). */
export interface ClientEntry {
  readonly uid: number;
  /** Programme id, as in paths: "zelfhulpalcohol". */
  readonly domain: string;
  readonly name: string;
  readonly nickname: string | null;
  readonly avatar: number;
  /** Days since the programme start, the first included. */
  readonly daysRegistered: number;
  readonly weeksRegistered: number;
  /** Current run of six weeks after the first one: its number (2 or more) and its day. */
  readonly path: { readonly number: number; readonly day: number } | null;
  /** Days since the registrations start that could be filled in, and the number of registered ones. */
  readonly totalRegistrations: number;
  readonly completedRegistrations: number;
  /** Registered days within their goal, above it, and in total. */
  readonly within: number;
  readonly above: number;
  readonly filledOnly: number;
  /** YYYY-MM-DD. */
  readonly registrationsStart: string;
  readonly programStartDate: string;
  /** The client's current day, YYYY-MM-DD, which continues after midnight. Null if not sent. */
  readonly today: string | null;
  /** Unit of the client, if it differs from the domain's. */
  readonly unit: string | null;
  /** Data that the client shares with the nurse; figures that are not shared are 0, and days absent. */
  readonly scopes: NurseScopes;
  /** The current goal; null without a plan, and if the days are not shared. */
  readonly goal: ClientGoal | null;
  /** The last four times seven complete days, the oldest first. */
  readonly lastWeeks: readonly ClientWeek[];
  /** YYYY-MM-DD; null if there are no registrations. */
  readonly lastFilledIn: string | null;
  /** ISO 8601, UTC: the nurse's last access to more than the list, before this one. */
  readonly seenAt: string | null;
  /** Number of exercises done since the nurse's last access. */
  readonly newAnswers: number;
  /** The day of the last neutral message, YYYY-MM-DD; null if none was sent, and in a list. */
  readonly contactedOn: string | null;
}

/** Reads a client; null if it has no uid. */
export function readClient(raw: Readonly<Record<string, unknown>>): ClientEntry | null {
  const uid = getNumberMember(raw, 'uid');
  if (uid === null) return null;
  const completed = getNumberMember(raw, 'completedRegistrations') ?? 0;
  // Members outside the specification; other content systems send only its counts.
  const numberMember = getNumberMember(raw, 'within_goal') ?? getNumberMember(raw, 'successes') ?? 0;
  const above = getNumberMember(raw, 'fails') ?? 0;
  return {
    uid,
    domain: getTextMember(raw, 'domain'),
    name: getTextMember(raw, 'name'),
    nickname: getTextMember(raw, 'nickname') || null,
    avatar: getNumberMember(raw, 'avatar') ?? 1,
    daysRegistered: getNumberMember(raw, 'days_registered') ?? 0,
    weeksRegistered: getNumberMember(raw, 'weeks_registered') ?? 1,
    path: isRecord(raw.path)
      ? { number: getNumberMember(raw.path, 'number') ?? 2, day: getNumberMember(raw.path, 'day') ?? 1 }
      : null,
    totalRegistrations: getNumberMember(raw, 'totalRegistrations') ?? 0,
    completedRegistrations: completed,
    within: numberMember,
    above,
    filledOnly: getNumberMember(raw, 'filled_only') ?? Math.max(0, completed - numberMember - above),
    registrationsStart: getTextMember(raw, 'registrations_start_date'),
    programStartDate: getTextMember(raw, 'program_start_date'),
    today: getTextMember(raw, 'today') || null,
    unit: getTextMember(raw, 'unit') || null,
    scopes: readNurseScopes(raw.scopes),
    goal: readGoal(raw.goal),
    lastWeeks: Array.isArray(raw.last_weeks) ? raw.last_weeks.filter(isRecord).map(readWeek) : [],
    lastFilledIn: getTextMember(raw, 'last_filled_in') || null,
    seenAt: getTextMember(raw, 'seen_at') || null,
    newAnswers: getNumberMember(raw, 'new_answers') ?? 0,
    contactedOn: getTextMember(raw, 'contacted_on') || null,
  };
}

/** One of the last seven complete days; the last is yesterday. */
export interface ListDay {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly state: ListDayState;
}

/** A client as one row of the nurse's list. */
export interface ClientInList extends ClientEntry {
  readonly lastDays: readonly ListDay[];
  readonly signals: readonly ClientSignal[];
}

const readRecords = (raw: Readonly<Record<string, unknown>>, name: string) =>
  Array.isArray(raw[name]) ? raw[name].filter(isRecord) : [];

function readDay(raw: Readonly<Record<string, unknown>>): readonly ListDay[] {
  const state = LIST_DAY_STATES.find((item) => item === raw.state);
  return state ? [{ date: getTextMember(raw, 'date'), state }] : [];
}

type Wire = Readonly<Record<string, unknown>>;

function readSignal(raw: Wire): readonly ClientSignal[] {
  const kind = SIGNALS.find((item) => item === raw.kind);
  if (!kind) return [];
  const [days, usual] = isRecord(raw.beside)
    ? ['days', 'usual'].map((name) => getNumberMember(raw.beside as Wire, name))
    : [];
  return [
    {
      kind,
      count: getNumberMember(raw, 'count') ?? 0,
      ...(days != null && usual != null && { beside: { days, usual } }),
    },
  ];
}

/** Reads a row of the list; unknown signals are omitted. */
export function readClientInList(raw: Readonly<Record<string, unknown>>): ClientInList | null {
  const client = readClient(raw);
  return (
    client && {
      ...client,
      lastDays: readRecords(raw, 'last_days').flatMap(readDay),
      signals: readRecords(raw, 'signals').flatMap(readSignal),
    }
  );
}

/** Returns a client of the calling nurse. */
export const getClient = defineOperation({
  name: 'get-client',
  method: 'GET',
  route: '/get-client-details/:domain/:uid',
  access: 'nurse',
  read: ({ body }): ClientEntry => {
    const client = readClient(readRecord(body, 'client'));
    if (!client) throw new UnreadableResponseError('malformed', 'no client');
    return client;
  },
  errors: { 403: 'not logged in as a nurse', 404: 'no such client, or not paired with the caller' },
});

export const CLIENT_SORTS = ['name', 'nickname', 'start', 'completed'] as const;
export type ClientSort = (typeof CLIENT_SORTS)[number];

interface Input {
  readonly query?: {
    /** Page number from 0; a larger one returns the last page. If absent, returns all clients as a bare list. */
    readonly page?: number;
    /** Part of a name. */
    readonly search?: string;
    readonly sort?: ClientSort;
    readonly order?: 'asc' | 'desc';
  };
}

/** Lists the clients of the calling nurse. */
export const getClients = defineOperation({
  name: 'get-clients',
  method: 'GET',
  route: '/get-clients-of-poh',
  access: 'nurse',
  query: ({ query = {} }: Input) =>
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)] as const],
    ),
  read: ({ body }): Paged<ClientInList> => readPaged(body, readClientInList),
  errors: { 403: 'not logged in as a nurse' },
});
