import { type SQL, sql } from 'drizzle-orm';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import type { NotificationSetting, Reader } from './notify.ts';

const AT_A_TIME = 200;

/** Columns of `u` that tell whether, where and how a person is told. */
const READER = sql`u.uid::int, u.domain, u.mail, u.language, u.notifications, u.validated_at as "validatedAt", u.status,
  u.registrations_start::text as "registrationsStart", u.program_start::text as "programStart",
  u.active_at as "activeAt"`;

export interface ScheduledReader extends Reader {
  readonly registrationsStart: string;
  readonly programStart: string;
  readonly activeAt: Date;
}

/** Raw queries tell moments as text. */
const withMoments = <T extends ScheduledReader>(row: T): T => ({
  ...row,
  validatedAt: row.validatedAt && new Date(row.validatedAt),
  activeAt: new Date(row.activeAt),
});

const isMailed = (setting: NotificationSetting) =>
  sql`u.validated_at is not null and ${setting} = any(u.notifications)`;

interface Selection {
  /** Only those who are mailed by it; without, everybody. */
  readonly setting?: NotificationSetting;
  readonly where: SQL;
  readonly columns?: SQL;
}

/**
 * Everybody who is told by a setting, some at a time, each lot with its mails in one transaction. `where` may name `u`,
 * the account; `columns` are told along. A job that breaks off begins again, and nobody is told twice.
 */
export async function eachBatch<T = unknown>(
  { database, jobs }: Pick<ContentSystem, 'database' | 'jobs'>,
  { setting, where, columns = sql`null as nothing` }: Selection,
  work: (tx: Transaction, reader: ScheduledReader & T) => Promise<void>,
): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await database.db.execute(sql`
      select ${READER}, ${columns} from users u
      where u.uid > ${after} and u.status = 'active' and u.role in ('client', 'sso_client')
        and ${setting === undefined ? sql`true` : isMailed(setting)} and ${where}
      order by u.uid limit ${AT_A_TIME}`);
    const readers = rows.map((row) => withMoments(row as unknown as ScheduledReader & T));
    if (readers.length > 0) {
      await jobs.transact(async (tx) => {
        for (const reader of readers) await work(tx, reader);
      });
    }
    after = readers.at(-1)?.uid ?? after;
    if (readers.length < AT_A_TIME) return;
  }
}
