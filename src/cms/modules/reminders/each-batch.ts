import { type SQL, sql } from 'drizzle-orm';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { type Sweep, sweepRanges } from '../../jobs/sweep.ts';
import type { NotificationSetting, Recipient } from '../notifications/notify.ts';

const BATCH_SIZE = 200;

/** Columns of `u` for notifications: the settings, the mail address and the language. */
const READER = sql`u.uid::int, u.domain, u.mail, u.language, u.notifications, u.validated_at as "validatedAt", u.status,
  u.registrations_start::text as "registrationsStart", u.program_start::text as "programStart",
  u.active_at as "activeAt", exists (select from push_tokens d where d.uid = u.uid) as "hasDevice"`;

export interface ScheduledRecipient extends Recipient {
  readonly registrationsStart: string;
  readonly programStart: string;
  readonly activeAt: Date;
  readonly hasDevice: boolean;
}

/** Converts timestamps, which raw queries return as text. */
const parseTimestamps = <T extends ScheduledRecipient>(row: T): T => ({
  ...row,
  validatedAt: row.validatedAt && new Date(row.validatedAt),
  activeAt: new Date(row.activeAt),
});

const isMailed = (setting: NotificationSetting) =>
  sql`u.validated_at is not null and ${setting} = any(u.notifications)`;

/** Condition on `u`: no weekly link is mailed, as it replaces the daily reminders. */
export const isNotWeeklySql = sql`not ('week_mail' = any(u.notifications))`;

interface Selection {
  /** Limits the accounts to those that receive this mail. */
  readonly setting?: NotificationSetting;
  readonly where: SQL;
  readonly columns?: SQL;
}

const condition = ({ setting, where }: Selection) => sql`
  u.status = 'active' and u.role in ('client', 'sso_client')
  and ${setting === undefined ? sql`true` : isMailed(setting)} and ${where}`;

/** Reads the uids of one range together, as in small batches the database would sort all of them each time. */
async function listUids({ database }: Pick<ContentSystem, 'database'>, isDue: SQL): Promise<readonly number[]> {
  const { rows } = await database.db.execute<{ uid: number }>(
    sql`select u.uid::int from users u where ${isDue} order by u.uid`,
  );
  return rows.map(({ uid }) => uid);
}

type Context = Pick<ContentSystem, 'database' | 'jobs'>;

/**
 * Handles all accounts with this mail setting, in ranges and batches, each batch with its mails in one transaction.
 * `where` may refer to the account as `u`; `columns` are selected as well. An interrupted job restarts, and no account
 * is notified twice.
 */
export function handleEachAccount<T = unknown>(
  system: Context,
  sweep: Sweep | null,
  selection: Selection,
  work: (tx: Transaction, reader: ScheduledRecipient & T) => Promise<void>,
): Promise<void> {
  return handleInBatches<T>(system, sweep, selection, async (tx, readers) => {
    for (const reader of readers) await work(tx, reader);
  });
}

/** Handles the accounts of `handleEachAccount` one batch at a time, for statements on several accounts. */
export function handleInBatches<T = unknown>(
  system: Context,
  sweep: Sweep | null,
  selection: Selection,
  work: (tx: Transaction, readers: readonly (ScheduledRecipient & T)[]) => Promise<void>,
): Promise<void> {
  const { columns = sql`null as nothing` } = selection;
  return sweepRanges(system, sweep, condition(selection), async (isDue) => {
    const uids = await listUids(system, isDue);
    for (let begin = 0; begin < uids.length; begin += BATCH_SIZE) {
      const lot = sql.param(uids.slice(begin, begin + BATCH_SIZE));
      const { rows } = await system.database.db.execute(sql`
        select ${READER}, ${columns} from users u
        where u.uid = any(${lot}::bigint[]) and ${condition(selection)} order by u.uid`);
      const readers = rows.map((row) => parseTimestamps(row as unknown as ScheduledRecipient & T));
      await system.jobs.transact((tx) => work(tx, readers));
    }
  });
}
