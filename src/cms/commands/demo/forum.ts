import { and, eq, inArray } from 'drizzle-orm';
import type { DomainKey } from '#src/domains/domain.ts';
import { toNameUuid } from '../../db/name-uuid.ts';
import { flaggings, terms, users } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { storeComment } from '../../modules/forum/store-comment.ts';
import { storePost } from '../../modules/forum/store-post.ts';
import { toTermUuid } from '../../starter/load-community.ts';
import { getDemoAddress } from './address.ts';
import { sortMessages } from './messages.ts';
import type { DemoPart } from './part.ts';
import { DEMO_TOPICS, type DemoTopic } from './topics.ts';

const DAY = 86_400_000;

type Speakers = ReadonlyMap<string, number>;

/** Returns the demo users of a domain, by stage. */
async function findSpeakers(system: ContentSystem, tx: Transaction, label: string): Promise<Speakers> {
  const stages = ['halverwege', 'eerste-dag', 'klaar'];
  const addresses = stages.map((stage) => getDemoAddress(system, `${stage}.${label}`));
  const rows = await tx.select({ uid: users.uid, mail: users.mail }).from(users).where(inArray(users.mail, addresses));
  return new Map(rows.map(({ uid, mail }) => [mail.split('.')[0] ?? '', uid]));
}

async function getCategory(tx: Transaction, id: string): Promise<number | undefined> {
  const condition = and(eq(terms.vocabulary, 'forums'), eq(terms.uuid, toTermUuid('forums', id)));
  return (await tx.select({ tid: terms.tid }).from(terms).where(condition))[0]?.tid;
}

interface DemoLike {
  readonly flag: 'like_post' | 'like';
  readonly entityId: number;
  readonly by: DemoTopic['liked'];
}

async function like(tx: Transaction, speakers: Speakers, { flag, entityId, by = [] }: DemoLike, createdAt: Date) {
  for (const stage of by) {
    const uid = speakers.get(stage);
    if (uid !== undefined) await tx.insert(flaggings).values({ flag, entityId, uid, createdAt }).onConflictDoNothing();
  }
}

interface CategoryTarget {
  readonly domain: DomainKey;
  readonly tid: number;
  readonly speakers: Speakers;
}

/** Adds a post and its comments, spread over the time since the post was written. */
async function addTopic(
  system: ContentSystem,
  tx: Transaction,
  talk: DemoTopic,
  { domain, tid, speakers }: CategoryTarget,
) {
  const now = system.now().getTime();
  const began = Math.min(now - talk.days * DAY, now - 2 * 3_600_000);
  const getSystemAt = (index: number): ContentSystem => {
    const moment = new Date(began + ((now - began) * index) / (talk.comments.length + 1));
    return { ...system, now: () => moment };
  };
  const author = speakers.get(talk.by) ?? 0;
  const post = { uuid: toNameUuid(`demo post ${author} ${talk.title}`), domain, tid, uid: author };
  const { nid } = await storePost(getSystemAt(0), tx, { ...post, title: talk.title, body: talk.body });
  await like(tx, speakers, { flag: 'like_post', entityId: nid, by: talk.liked }, getSystemAt(1).now());
  const cids: number[] = [];
  for (const [index, { by, text, answers, liked }] of talk.comments.entries()) {
    const uid = speakers.get(by) ?? 0;
    const pid = answers === undefined ? null : (cids[answers - 1] ?? null);
    const comment = { uuid: toNameUuid(`demo comment ${uid} ${nid} ${index}`), domain, nid, pid, uid, body: text };
    const { cid } = await storeComment(getSystemAt(index + 1), tx, comment);
    await like(tx, speakers, { flag: 'like', entityId: cid, by: liked }, getSystemAt(index + 2).now());
    cids.push(cid);
  }
}

/** Adds the forum posts of a programme's three demo users; runs with the last of them. */
export const addDemoForum: DemoPart = async (system, tx, { domain, stage, address }) => {
  if (stage !== 'klaar') return;
  const speakers = await findSpeakers(system, tx, address.split('.')[1] ?? '');
  if (speakers.size < 3) return;
  for (const talk of DEMO_TOPICS) {
    const tid = await getCategory(tx, talk.category);
    if (tid !== undefined) await addTopic(system, tx, talk, { domain, tid, speakers });
  }
  for (const uid of speakers.values()) await sortMessages(tx, uid);
};
