import { sql } from 'drizzle-orm';
import { listMailLog, MAIL_STATES, type MailLogEntry, type MailState } from '#src/contract/desk/mails.ts';
import { decryptText } from '../../db/encryption/seal.ts';
import { respondPrivately } from '../../http/answer.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { toPager } from '../../http/pager.ts';
import type { ApiContext } from '../../http/request.ts';
import { type Route, serve } from '../../http/route.ts';
import type { JobData } from '../../jobs/queues.ts';
import type { Envelope } from '../../mail/send-mail.ts';
import { maskAddress } from './mask-address.ts';

const BATCH_SIZE = 50;

/** Maximum number of newest mails in the list: counting all would slow down with each account. */
const MAX_LISTED_MAILS = 2_000;

/** States of pg-boss, by the state shown at the desk. */
const JOB_STATES: Readonly<Record<MailState, readonly string[]>> = {
  waiting: ['created', 'active'],
  retrying: ['retry'],
  sent: ['completed'],
  'given-up': ['failed'],
  cancelled: ['cancelled'],
};

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly state: string;
  readonly data: JobData['mail'];
  readonly retry_count: number;
  readonly created_on: Date | string;
  readonly start_after: Date | string;
  readonly completed_on: Date | string | null;
}

const getState = (state: string): MailState =>
  MAIL_STATES.find((candidate) => JOB_STATES[candidate].includes(state)) ?? 'waiting';

/** Decrypts the parts of a mail that its log may show; none if the mail's key is missing. */
function decryptEnvelope({ keys }: ContentSystem, id: string, { owner, sealed }: JobData['mail']) {
  try {
    const { mail, to, target }: Envelope = JSON.parse(decryptText(keys, { table: 'mail', row: id, owner }, sealed));
    return { mail, domain: target.domain, to: maskAddress(to) };
  } catch {
    return { mail: null, domain: null, to: null };
  }
}

const toIso = (value: Date | string) => new Date(value).toISOString();

function getEntry(system: ContentSystem, row: Row): MailLogEntry {
  const state = getState(row.state);
  return {
    id: row.id,
    when: toIso(row.created_on),
    state,
    endedAt: row.completed_on === null ? null : toIso(row.completed_on),
    tries: row.retry_count + (state === 'waiting' && row.state === 'created' ? 0 : 1),
    nextTryAt: state === 'retrying' ? toIso(row.start_after) : null,
    ...decryptEnvelope(system, row.id, row.data),
  };
}

/** Lists the newest mails of the last two weeks, the period in which their jobs are stored. */
async function showMailLog(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const options = MAIL_STATES.find((state) => state === c.req.query('state'));
  const states = sql.join(
    (options ? JOB_STATES[options] : []).map((state) => sql`${state}::pgboss.job_state`),
    sql`, `,
  );
  const condition = options ? sql`name = 'mail' and state in (${states})` : sql`name = 'mail'`;
  // Creates the queues, which are otherwise created with the first job.
  await system.jobs.transact(async () => undefined);
  const { db } = system.database;
  const result = await db.execute<{ total: string }>(
    sql`select count(*) as total from (select from pgboss.job where ${condition} limit ${MAX_LISTED_MAILS}) counted`,
  );
  const pager = toPager(c, Number(result.rows[0]?.total ?? 0), BATCH_SIZE);
  const { rows } = await db.execute<Row>(sql`
    select id, state::text as state, data, retry_count, created_on, start_after, completed_on
    from pgboss.job where ${condition}
    order by created_on desc, id limit ${BATCH_SIZE} offset ${pager.currentPage * BATCH_SIZE}`);
  return respondPrivately(c, { rows: rows.map((row) => getEntry(system, row)), pager });
}

export const mailLogRoute: Route = serve(listMailLog, showMailLog);
