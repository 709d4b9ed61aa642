import { type NurseScopes, readNurseScopes } from './nurse-scopes.ts';
import { numberIn, textIn } from './paged.ts';

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
  /** Days since the registrations start that could be filled in, and how many were. */
  readonly totalRegistrations: number;
  readonly completedRegistrations: number;
  /** Filled-in days within their goal, above it, and filled in only. */
  readonly within: number;
  readonly above: number;
  readonly filledOnly: number;
  /** YYYY-MM-DD. */
  readonly registrationsStart: string;
  readonly programStartDate: string;
  /** The day that it is for the client, YYYY-MM-DD: an evening goes on after midnight. Null where nobody tells. */
  readonly today: string | null;
  /** What the client counts where it is not the domain's own unit. */
  readonly unit: string | null;
  /** What the client lets the nurse see; figures and days of what is not shown are 0 and absent. */
  readonly scopes: NurseScopes;
  /** The day of the last neutral message, YYYY-MM-DD; null where there was none, and in a list. */
  readonly contactedOn: string | null;
}

/** Reads a client; null without a uid. */
export function readClient(raw: Readonly<Record<string, unknown>>): ClientEntry | null {
  const uid = numberIn(raw, 'uid');
  if (uid === null) return null;
  const completed = numberIn(raw, 'completedRegistrations') ?? 0;
  // Own additions; another content system has the counts of the wire alone.
  const within = numberIn(raw, 'within_goal') ?? numberIn(raw, 'successes') ?? 0;
  const above = numberIn(raw, 'fails') ?? 0;
  return {
    uid,
    domain: textIn(raw, 'domain'),
    name: textIn(raw, 'name'),
    nickname: textIn(raw, 'nickname') || null,
    avatar: numberIn(raw, 'avatar') ?? 1,
    daysRegistered: numberIn(raw, 'days_registered') ?? 0,
    weeksRegistered: numberIn(raw, 'weeks_registered') ?? 1,
    totalRegistrations: numberIn(raw, 'totalRegistrations') ?? 0,
    completedRegistrations: completed,
    within,
    above,
    filledOnly: numberIn(raw, 'filled_only') ?? Math.max(0, completed - within - above),
    registrationsStart: textIn(raw, 'registrations_start_date'),
    programStartDate: textIn(raw, 'program_start_date'),
    today: textIn(raw, 'today') || null,
    unit: textIn(raw, 'unit') || null,
    scopes: readNurseScopes(raw.scopes),
    contactedOn: textIn(raw, 'contacted_on') || null,
  };
}

/** Which client of the nurse is meant. */
export interface ClientParams {
  readonly params: { readonly domain: string; readonly uid: number };
}

/** The path of a call about one client. */
export const clientPath = (call: string, { params }: ClientParams): string =>
  `/${call}/${encodeURIComponent(params.domain)}/${params.uid}`;
