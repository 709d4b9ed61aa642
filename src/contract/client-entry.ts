import { type NurseScopes, readNurseScopes } from './nurse-scopes.ts';
import { getNumberMember, getTextMember } from './paged.ts';
import { isRecord } from './wire.ts';

/** The goal of a client: what to, in units a week, and the day on which the plan was saved. */
export interface ClientGoal {
  readonly kind: 'stop' | 'reduce';
  readonly week: number;
  readonly since: string;
}

/** Seven days of a client: their total in units, and how many were filled in. */
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
  /** Days since the registrations start that could be filled in, and the number of registered ones. */
  readonly totalRegistrations: number;
  readonly completedRegistrations: number;
  /** Registered days within their goal, above it, and in all. */
  readonly within: number;
  readonly above: number;
  readonly filledOnly: number;
  /** YYYY-MM-DD. */
  readonly registrationsStart: string;
  readonly programStartDate: string;
  /**
   * The client's current day, YYYY-MM-DD, which continues after midnight. Null where the content system does not send
   * it.
   */
  readonly today: string | null;
  /** Unit of the client, where it is not the domain's own. */
  readonly unit: string | null;
  /** Data that the client shares with the nurse; figures that are not shared are 0, and days absent. */
  readonly scopes: NurseScopes;
  /** The current goal; null without a plan, and where the days are not shared. */
  readonly goal: ClientGoal | null;
  /** The last four times seven complete days, the oldest first. */
  readonly lastWeeks: readonly ClientWeek[];
  /** YYYY-MM-DD; null where nothing was filled in. */
  readonly lastFilledIn: string | null;
  /** ISO 8601, UTC: the nurse's last access to more than the list, before this one. */
  readonly seenAt: string | null;
  /** Exercises done since then. */
  readonly newAnswers: number;
  /** The day of the last neutral message, YYYY-MM-DD; null without one, and in a list. */
  readonly contactedOn: string | null;
}

/** Reads a client; null without a uid. */
export function readClient(raw: Readonly<Record<string, unknown>>): ClientEntry | null {
  const uid = getNumberMember(raw, 'uid');
  if (uid === null) return null;
  const completed = getNumberMember(raw, 'completedRegistrations') ?? 0;
  // Own additions; another content system sends only the counts of the specification.
  const within = getNumberMember(raw, 'within_goal') ?? getNumberMember(raw, 'successes') ?? 0;
  const above = getNumberMember(raw, 'fails') ?? 0;
  return {
    uid,
    domain: getTextMember(raw, 'domain'),
    name: getTextMember(raw, 'name'),
    nickname: getTextMember(raw, 'nickname') || null,
    avatar: getNumberMember(raw, 'avatar') ?? 1,
    daysRegistered: getNumberMember(raw, 'days_registered') ?? 0,
    weeksRegistered: getNumberMember(raw, 'weeks_registered') ?? 1,
    totalRegistrations: getNumberMember(raw, 'totalRegistrations') ?? 0,
    completedRegistrations: completed,
    within,
    above,
    filledOnly: getNumberMember(raw, 'filled_only') ?? Math.max(0, completed - within - above),
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
