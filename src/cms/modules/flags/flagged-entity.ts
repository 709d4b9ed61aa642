import { and, eq } from 'drizzle-orm';
import type { FlagName } from '#src/contract/flag-content.ts';
import { comments, forumPosts } from '../../db/schema/index.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ApiContext } from '../../http/request.ts';
import { idParam } from '../../http/route.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import type { ModeratedEntity } from '../moderation-records/queue.ts';

/** Entity type of each flag. */
const TYPES: Readonly<Record<FlagName, ModeratedEntity['entityType']>> = {
  like: 'comment',
  inappropriate: 'comment',
  like_post: 'node',
  inappropriate_post: 'node',
};

export interface Flagged extends ModeratedEntity {
  readonly flag: FlagName;
  /** True if the flag is a report. */
  readonly isReport: boolean;
}

const isFlag = (name: string): name is FlagName => Object.hasOwn(TYPES, name);

/** The flag and entity of the path; 404 for an unknown flag, or one of another type. */
export function flaggedIn(c: ApiContext): Flagged {
  const flag = c.req.param('flag') ?? '';
  if (!isFlag(flag) || TYPES[flag] !== c.req.param('type')) throw new ApiError(404, 'not-found');
  const isReport = flag === 'inappropriate' || flag === 'inappropriate_post';
  return { flag, isReport, domain: c.var.domain.key, entityType: TYPES[flag], entityId: idParam(c, 'id') };
}

/** The author of a post or comment in this domain; 404 where it does not exist. */
export async function authorOf(tx: Transaction, { domain, entityType, entityId }: Flagged): Promise<number | null> {
  const [found] =
    entityType === 'node'
      ? await tx
          .select({ uid: forumPosts.uid })
          .from(forumPosts)
          .where(and(eq(forumPosts.nid, entityId), eq(forumPosts.domain, domain)))
      : await tx
          .select({ uid: comments.uid })
          .from(comments)
          .innerJoin(forumPosts, eq(forumPosts.nid, comments.nid))
          .where(and(eq(comments.cid, entityId), eq(forumPosts.domain, domain)));
  if (!found) throw new ApiError(404, 'not-found');
  return found.uid;
}
