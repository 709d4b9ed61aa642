import { randomUUID } from 'node:crypto';
import { subDays } from 'date-fns/subDays';
import { isRecord } from '#src/contract/wire.ts';
import { REMOVED_TEXTS_DAYS } from '#src/rules/limits.ts';
import { type CipherContext, decryptText, encryptText } from '../../db/encryption/seal.ts';
import { removedWordsTable } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import type { StoredComment } from './lock-comment.ts';
import type { StoredPost } from './lock-post.ts';
import type { RedactedReply } from './redact-thread.ts';

/** Returns the location of encrypted removed texts, which have no owner: they are deleted with either of two users. */
export const toRemovedContext = (uuid: string): CipherContext => ({ table: 'removed_words', row: uuid, owner: 0 });

/** Returns the earliest time of a removal that can still be restored. */
export const getRestoreLimit = (now: Date): Date => subDays(now, REMOVED_TEXTS_DAYS);

/** Original content of one text. */
export interface OriginalText {
  /** Title of a post. */
  readonly title: string | null;
  readonly body: string;
  /** Redacted text of a reply; null for a text that was removed as a whole. */
  readonly after: string | null;
  /** ISO 8601: time of the last edit, and time at which a moderator hid it. */
  readonly changedAt: string | null;
  readonly hiddenAt: string | null;
  /** True if it was hidden until a moderator had read it. */
  readonly isHeld: boolean;
  /** Text of the team in its other languages. */
  readonly translations: StoredPost['translations'];
}

export function readOriginalText(
  { keys }: Pick<ContentSystem, 'keys'>,
  uuid: string,
  ciphertext: string,
): OriginalText {
  const data: unknown = JSON.parse(decryptText(keys, toRemovedContext(uuid), ciphertext));
  if (!isRecord(data) || typeof data.body !== 'string') throw new Error('The removed text cannot be read.');
  const getText = (name: string) => (typeof data[name] === 'string' ? data[name] : null);
  return {
    title: getText('title'),
    body: data.body,
    after: getText('after'),
    changedAt: getText('changedAt'),
    hiddenAt: getText('hiddenAt'),
    isHeld: data.isHeld === true,
    translations: isRecord(data.translations) ? (data.translations as StoredPost['translations']) : null,
  };
}

interface RemovedTexts {
  readonly domain: string;
  /** Author of the texts; null for the team. */
  readonly leaverUid: number | null;
  /** The moderator who erased them; null if their author removed them. */
  readonly staffUid: number | null;
  readonly at: Date;
  readonly posts: readonly StoredPost[];
  readonly comments: readonly StoredComment[];
  readonly replies: readonly RedactedReply[];
}

type Row = typeof removedWordsTable.$inferInsert;
type Entity = Pick<Row, 'part' | 'entityType' | 'entityId'> & { readonly uid: number | null };

const PLAIN = { title: null, after: null, changedAt: null, hiddenAt: null, isHeld: false, translations: null } as const;

const toIso = (moment: Date | null) => moment?.toISOString() ?? null;

/** Stores the texts that a deletion removes or changes, encrypted, so that staff can restore them. */
export async function storeRemovedTexts(
  { keys }: Pick<ContentSystem, 'keys'>,
  tx: Transaction,
  { domain, leaverUid, staffUid, at, ...taken }: RemovedTexts,
): Promise<void> {
  const removal = randomUUID();
  const getRow = (entity: Entity, formerText: OriginalText): Row => {
    const uuid = randomUUID();
    const text = encryptText(keys, toRemovedContext(uuid), JSON.stringify(formerText));
    return { ...entity, uuid, removal, domain, leaverUid, staffUid, words: text, removedAt: at };
  };
  const rows = [
    ...taken.posts.map(({ nid, uid, title, body, changedAt, hiddenAt, isHeld, translations }) =>
      getRow(
        { part: 'text', entityType: 'node', entityId: nid, uid },
        { title, body, after: null, changedAt: toIso(changedAt), hiddenAt: toIso(hiddenAt), isHeld, translations },
      ),
    ),
    ...taken.comments.map(({ cid, uid, body, changedAt, hiddenAt, isHeld }) =>
      getRow(
        { part: 'text', entityType: 'comment', entityId: cid, uid },
        { ...PLAIN, body, changedAt: toIso(changedAt), hiddenAt: toIso(hiddenAt), isHeld },
      ),
    ),
    ...taken.replies.map(({ cid, uid, before, after }) =>
      getRow({ part: 'quote', entityType: 'comment', entityId: cid, uid }, { ...PLAIN, body: before, after }),
    ),
  ];
  if (rows.length > 0) await tx.insert(removedWordsTable).values(rows);
}
