import { type SQL, sql } from 'drizzle-orm';
import type { NurseReadKind } from '#src/contract/nurse-access.ts';
import type { DomainKey, UnitVariant } from '#src/domains/domain.ts';
import type { SixWeekRun } from '#src/rules/after/paths.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { PlanRow } from '../registrations/plan-row.ts';
import { selectUsageTrend, type UsageTrendRow } from '../registrations/usage-trend.ts';
import type { Nurse } from './find-nurse.ts';

/** A client with the totals of the registered days, in hundredths, and all plans. */
export interface ClientRow {
  readonly uid: number;
  readonly domain: DomainKey;
  readonly name: string;
  readonly avatar: number;
  readonly registrationsStart: string;
  readonly programStart: string;
  readonly dayStartsAt: number;
  readonly unit: UnitVariant | null;
  /** Newest run of six weeks after the first one, unless it was stopped. */
  readonly path: SixWeekRun | null;
  /** Data that the client shares with the nurse; other data is not read. */
  readonly showsDays: boolean;
  readonly showsExercises: boolean;
  readonly showsAnswers: boolean;
  readonly days: readonly (readonly [date: string, total: number])[];
  readonly plans: readonly PlanRow[];
}

export interface ClientFilter {
  readonly nurse: Nurse;
  /** Further conditions on `u`, the client's account. */
  readonly where?: SQL;
}

export interface ClientsQuery extends ClientFilter {
  /** Kind of access, for the client's record. */
  readonly what: NurseReadKind;
  /** True for later pages of one access. */
  readonly isFurther?: boolean;
  readonly orderBy?: SQL;
  readonly page?: { readonly limit: number; readonly offset: number };
}

/** Selects the registered days up to the last that can be registered; only their totals. */
const selectDays = (today: string): SQL => sql`
  select coalesce(json_agg(json_build_array(d.date, d.total) order by d.date), '[]') from (
    select r.date, (sum(r.amount) * 100)::int as total from registrations r
    where r.uid = m.uid and m."showsDays" and r.date between m."registrationsStart"::date and ${today}::date group by r.date
  ) d`;

const PLANS: SQL = sql`
  select coalesce(json_agg(json_build_object(
    'savedOn', g.saved_on, 'stopDate', g.stop_date, 'weekOne', g.week_one, 'usage', g.usage::text[], 'target', g.target::text[],
    'stopOrReduce', g.stop_or_reduce, 'immediateOrGradual', g.immediate_or_gradual, 'keepsLower', g.keeps_lower) order by g.id), '[]')
  from plans g where g.uid = m.uid and m."showsDays"`;

/** Selects submitted exercises, still encrypted; without the answers if these are not shared. */
export const selectClientAnswers = (seenCondition: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('uuid', s.uuid, 'webformId', s.webform_id,
    'data', case when m."showsAnswers" then s.data end, 'isNew', s.changed_at > coalesce((${seenCondition}), m.since)) order by s.created_at, s.uuid), '[]')
  from submissions s where s.uid = m.uid and m."showsExercises") as answers`;

export interface ClientAnswersRow {
  readonly uid: number;
  readonly answers: readonly {
    readonly uuid: string;
    readonly webformId: string;
    readonly data: string | null;
    readonly isNew: boolean;
  }[];
}

/** Columns of a client in addition to days and plans. */
const CLIENT: SQL = sql`u.uid::int, u.domain, u.name, u.avatar, u.registrations_start::text as "registrationsStart",
  u.program_start::text as "programStart", u.day_starts_at as "dayStartsAt", u.unit, p.since,
  (select json_build_object('number', w.number, 'begunOn', w.begun_on, 'endedOn', null)
    from paths w where w.uid = u.uid and w.ended_on is null order by w.number desc limit 1) as path, p.shows_days as "showsDays",
  p.shows_exercises as "showsExercises", p.shows_exercises and p.shows_answers as "showsAnswers"`;

const selectOfNurse = (nurse: Nurse, condition: SQL = sql`true`): SQL => sql`
  from pairings p join users u on u.uid = p.uid
  where p.nurse_uid = ${nurse.uid} and u.status = 'active' and ${condition}`;

/** Returns the number of a nurse's clients. */
export async function countClients({ database }: Pick<ContentSystem, 'database'>, { nurse, where }: ClientFilter) {
  const { rows } = await database.db.execute<{ total: number }>(
    sql`select count(*)::int as total ${selectOfNurse(nurse, where)}`,
  );
  return rows[0]?.total ?? 0;
}

/** Returns true for accesses to a client's own page, which clients see once a day; the record contains every access. */
const isShownToClient = (readKind: NurseReadKind): boolean => readKind !== 'list';

/** Maximum time in ms between the pages of one access, which are loaded in sequence and recorded once. */
const ONE_ACCESS_MS = 60_000;

/**
 * Returns the start of the period in which accesses of one type are recorded as one: for further pages the time just
 * before, for the list the day, so that it does not fill the record. Null if each access is recorded.
 */
function getAccessStart(time: Date, readKind: NurseReadKind, isFurther: boolean): SQL | null {
  if (readKind === 'list') return sql`${getAmsterdamDate(time)}::timestamp at time zone 'Europe/Amsterdam'`;
  return isFurther ? sql`${new Date(time.getTime() - ONE_ACCESS_MS).toISOString()}::timestamptz` : null;
}

function isAlone(time: Date, { nurse, what, isFurther = false }: ClientsQuery): SQL {
  const began = getAccessStart(time, what, isFurther);
  if (began === null) return sql`true`;
  return sql`not exists (select from data_reads r
    where r.uid = m.uid and r.reader_uid = ${nurse.uid} and r.what = ${what} and r.at >= ${began})`;
}

/**
 * Reads clients of a nurse and records the access for each, in one statement: an unpaired client is not in the result,
 * and every client in the result has one entry in the record. Further pages are recorded with the access that they
 * belong to, or else separately. `columns` may refer to the client as `m`.
 */
export async function readAndRecordClients<T>(
  { database, now }: Pick<ContentSystem, 'database' | 'now'>,
  read: ClientsQuery,
  columns: SQL,
): Promise<readonly T[]> {
  const { nurse, what, where, orderBy = sql`u.uid`, page } = read;
  const time = now();
  const moment = sql`${time.toISOString()}::timestamptz`;
  const bounds = page ? sql`limit ${page.limit} offset ${page.offset}` : sql``;
  const { rows } = await database.db.execute(sql`
    with mine as materialized (
      select ${CLIENT}, row_number() over (order by ${orderBy}) as place
      ${selectOfNurse(nurse, where)}
      order by place ${bounds}
    ), noted as (
      insert into data_reads (uid, reader_uid, role, who, organisation, what, at)
      select m.uid, ${nurse.uid}, 'poh', ${nurse.name}, ${nurse.organisation}, ${what}, ${moment}
      from mine m
      where ${isAlone(time, read)}
    ), told as (
      insert into messages (uid, template, cause, created_at)
      select m.uid, 'nurse-read', ${`nurse read ${getAmsterdamDate(time)}`}, ${moment} from mine m where ${isShownToClient(what)}
      on conflict (uid, cause) do nothing
    )
    select m.*, ${columns} from mine m order by m.place`);
  return rows as readonly T[];
}

/** A client in the list, with the data for the nurse's attention. */
export interface ClientListRow extends ClientRow, UsageTrendRow {
  /** YYYY-MM-DD. */
  readonly pairedOn: string;
  /** Last access to more than the list; ISO 8601. */
  readonly seenAt: string | null;
  /** Number of exercises completed since then. */
  readonly newAnswers: number;
}

/** Time in ms that a visit to a client lasts: accesses within it do not count as an earlier visit. */
const VISIT_MS = 600_000;

/** Returns SQL for the nurse's last access to a client `m` before this one. */
export function getLastAccessSql({ now }: Pick<ContentSystem, 'now'>, nurse: Nurse, readKind: NurseReadKind): SQL {
  const beforeVisit =
    readKind === 'list' ? sql`true` : sql`r.at < ${new Date(now().getTime() - VISIT_MS).toISOString()}::timestamptz`;
  return sql`select max(r.at) from data_reads r
    where r.uid = m.uid and r.reader_uid = ${nurse.uid} and r.what <> 'list' and r.at >= m.since and ${beforeVisit}`;
}

/** Reads clients with their signals, in one statement with the record of the access. */
export function readClientList(system: Pick<ContentSystem, 'database' | 'now'>, read: ClientsQuery) {
  const days = selectDays(getAmsterdamDate(system.now()));
  const lastAccessSql = getLastAccessSql(system, read.nurse, read.what);
  return readAndRecordClients<ClientListRow>(
    system,
    read,
    sql`(${days}) as days, (${PLANS}) as plans, ${selectUsageTrend(sql`m.uid`)},
      (m.since at time zone 'Europe/Amsterdam')::date::text as "pairedOn", to_json((${lastAccessSql})) #>> '{}' as "seenAt",
      (select count(*)::int from submissions s
        where s.uid = m.uid and m."showsExercises" and s.changed_at > coalesce((${lastAccessSql}), m.since)) as "newAnswers"`,
  );
}

/** Reads clients with the data for their figures. */
export function readClients(system: Pick<ContentSystem, 'database' | 'now'>, read: ClientsQuery) {
  const days = selectDays(getAmsterdamDate(system.now()));
  return readAndRecordClients<ClientRow>(system, read, sql`(${days}) as days, (${PLANS}) as plans`);
}

/** Reads the nurse's data of one client, for that client; not recorded, because no other user reads it. */
export async function readNurseDataOfClient({ database, now }: Pick<ContentSystem, 'database' | 'now'>, uid: number) {
  const { rows } = await database.db.execute(sql`
    with m as (select ${CLIENT} from pairings p join users u on u.uid = p.uid where p.uid = ${uid})
    select m.*, (${selectDays(getAmsterdamDate(now()))}) as days, (${PLANS}) as plans, ${selectClientAnswers(sql`now()`)} from m`);
  return (rows as unknown as readonly (ClientRow & ClientAnswersRow)[])[0];
}
