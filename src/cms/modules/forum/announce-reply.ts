import { sql } from 'drizzle-orm';
import type { ContentSystem } from '../../http/content-system.ts';
import { jobId, type Transaction } from '../../jobs/jobs.ts';
import { replyCause } from '../notifications/reply-cause.ts';
import { tellReply } from '../notifications/tell-reply.ts';

export interface Reply {
  readonly nid: number;
  readonly tid: number;
  readonly cid: number;
  /** Who is told: the author of the post or of the comment that was answered. */
  readonly uid: number;
}

/** Tells somebody of a reply, by the person's own settings, in the transaction of the reply. */
export type AnnounceReply = (tx: Transaction, system: ContentSystem, reply: Reply) => Promise<void>;

/** Every way in which a reply is told. */
export const REPLY_ANNOUNCEMENTS: readonly AnnounceReply[] = [tellReply];

/** Tells the authors of a post and of the comment that was answered, each once, and never the writer. */
export async function announceReply(
  tx: Transaction,
  system: ContentSystem,
  reply: Omit<Reply, 'uid'>,
  writer: number,
  authors: readonly (number | null)[],
): Promise<void> {
  const told = [...new Set(authors)].filter((uid) => uid !== null && uid !== writer);
  for (const uid of told) {
    for (const announce of REPLY_ANNOUNCEMENTS) await announce(tx, system, { ...reply, uid: uid as number });
  }
}

/** Takes back the mails about these comments that are still to go out. */
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
