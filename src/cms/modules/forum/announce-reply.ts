import { sql } from 'drizzle-orm';
import type { ContentSystem } from '../../http/content-system.ts';
import { jobId, type Transaction } from '../../jobs/jobs.ts';
import { replyCause } from '../notifications/reply-cause.ts';
import { type ForumReply, tellReply } from '../notifications/tell-reply.ts';

/** Mails the authors of the post and of the parent comment, each once, and never the writer. */
export async function announceReply(
  tx: Transaction,
  system: ContentSystem,
  reply: Omit<ForumReply, 'uid'>,
  writer: number,
  authors: readonly (number | null)[],
): Promise<void> {
  const others = [...new Set(authors)].filter((uid) => uid !== null && uid !== writer);
  for (const uid of others) await tellReply(tx, system, { ...reply, uid: uid as number });
}

/** Cancels the unsent mails about these comments. */
export async function dropReplyMails(tx: Transaction, cids: readonly number[]): Promise<void> {
  if (cids.length === 0) return;
  const { rows } = await tx.execute<{ cid: number; uid: string }>(sql`
    select c.cid, told.uid from comments c
    join forum_posts p on p.nid = c.nid
    left join comments parent on parent.cid = c.pid
    cross join lateral (values (p.uid), (parent.uid)) as told (uid)
    where told.uid is not null and c.cid in ${[...cids]}`);
  const ids = rows.map(({ cid, uid }) => jobId(replyCause({ cid, uid: Number(uid) })));
  if (ids.length === 0) return;
  await tx.execute(sql`delete from pgboss.job where name = 'mail' and state in ('created', 'retry') and id in ${ids}`);
}
