import { sql } from 'drizzle-orm';
import type { ContentSystem } from '../../http/content-system.ts';
import { type Transaction, toJobId } from '../../jobs/jobs.ts';
import { notifyReply } from '../notifications/notify-reply.ts';
import { toReplyCause } from '../notifications/reply-cause.ts';

/** Notifies the authors of the post and of the parent comment about a visible comment, except its own author. */
export async function announceReply(tx: Transaction, system: ContentSystem, cid: number): Promise<void> {
  const { rows } = await tx.execute<{ nid: number; tid: number; uid: string }>(sql`
    select distinct p.nid, p.tid, told.uid from comments c
    join forum_posts p on p.nid = c.nid
    left join comments parent on parent.cid = c.pid
    cross join lateral (values (p.uid), (parent.uid)) as told (uid)
    where c.cid = ${cid} and told.uid is not null and told.uid <> c.uid`);
  for (const { nid, tid, uid } of rows) await notifyReply(tx, system, { nid, tid, cid, uid: Number(uid) });
}

/** Cancels the unsent mails about these comments. */
export async function cancelReplyMails(tx: Transaction, cids: readonly number[]): Promise<void> {
  if (cids.length === 0) return;
  const { rows } = await tx.execute<{ cid: number; uid: string }>(sql`
    select c.cid, told.uid from comments c
    join forum_posts p on p.nid = c.nid
    left join comments parent on parent.cid = c.pid
    cross join lateral (values (p.uid), (parent.uid)) as told (uid)
    where told.uid is not null and c.cid in ${[...cids]}`);
  const ids = rows.map(({ cid, uid }) => toJobId(toReplyCause({ cid, uid: Number(uid) })));
  if (ids.length === 0) return;
  await tx.execute(sql`delete from pgboss.job where name = 'mail' and state in ('created', 'retry') and id in ${ids}`);
}
