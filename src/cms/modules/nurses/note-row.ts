import { and, eq, sql } from 'drizzle-orm';
import { isRecord } from '#src/contract/wire.ts';
import type { Language } from '#src/domains/domain.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { type CipherContext, decryptText, encryptText } from '../../db/encryption/seal.ts';
import type { Orm } from '../../db/orm.ts';
import { nurseNotes, nurseSentences, pairings, webformTranslations } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';

/** Encrypted content of a note. */
interface NoteContent {
  readonly sentence: string;
  readonly task: 'three-days' | 'exercise' | null;
  /** The form of the exercise. */
  readonly webform: string | null;
}

type Reader = Pick<Orm | Transaction, 'select'>;
type Keys = Pick<ContentSystem, 'keys'>;

const noteContext = (uid: number): CipherContext => ({ table: 'nurse_notes', row: uid, owner: uid });
const getSentencesContext = (uid: number): CipherContext => ({ table: 'nurse_sentences', row: uid, owner: uid });

/** Stores the note of a client's pairing, replacing the previous one. */
export async function storeNote(tx: Transaction, { keys }: Keys, uid: number, content: NoteContent, time: Date) {
  const set = { data: encryptText(keys, noteContext(uid), JSON.stringify(content)), sentAt: time };
  await tx
    .insert(nurseNotes)
    .values({ uid, ...set })
    .onConflictDoUpdate({ target: nurseNotes.uid, set });
}

/** Returns the note of a client with the time of sending; null if there is none. */
export async function findNote(db: Reader, { keys }: Keys, uid: number) {
  const [row] = await db.select().from(nurseNotes).where(eq(nurseNotes.uid, uid));
  if (!row) return null;
  const content = JSON.parse(decryptText(keys, noteContext(uid), row.data)) as NoteContent;
  return { ...content, sentAt: row.sentAt };
}

async function findTitle(db: Reader, webform: string, language: Language): Promise<string> {
  const [text] = await db
    .select({ title: webformTranslations.title })
    .from(webformTranslations)
    .where(eq(webformTranslations.webformId, webform))
    .orderBy(sql`${webformTranslations.language} <> ${language}`)
    .limit(1);
  return text?.title ?? '';
}

/** Finds the pairing of a client; undefined if there is none. */
export async function findPairing(db: Reader, uid: number, nurseUid?: number) {
  const isHers = nurseUid === undefined ? undefined : eq(pairings.nurseUid, nurseUid);
  const [pairing] = await db
    .select()
    .from(pairings)
    .where(and(eq(pairings.uid, uid), isHers));
  return pairing;
}

/** Serializes the note of a pairing. */
export async function serializeNote(
  db: Reader,
  system: Keys,
  pairing: Pick<typeof pairings.$inferSelect, 'uid' | 'takesNotes'>,
  language: Language,
) {
  const note = pairing.takesNotes ? await findNote(db, system, pairing.uid) : null;
  if (note === null) return { is_on: pairing.takesNotes, note: null };
  const { sentence, task, webform, sentAt } = note;
  const exercise = webform === null ? {} : { webform, title: await findTitle(db, webform, language) };
  return {
    is_on: true,
    note: { sentence, task: task === null ? null : { kind: task, ...exercise }, sent_on: getAmsterdamDate(sentAt) },
  };
}

/** Returns the sentences of a nurse, in her order. */
export async function findSentences(db: Reader, { keys }: Keys, uid: number): Promise<readonly string[]> {
  const [row] = await db.select().from(nurseSentences).where(eq(nurseSentences.uid, uid));
  const list: unknown = row ? JSON.parse(decryptText(keys, getSentencesContext(uid), row.sentences)) : null;
  return isRecord(list) && Array.isArray(list.sentences) ? list.sentences.map(String) : [];
}

/** Stores the sentences of a nurse. */
export async function storeSentences(
  db: Pick<Orm, 'insert'>,
  { keys }: Keys,
  uid: number,
  sentences: readonly string[],
): Promise<void> {
  const set = { sentences: encryptText(keys, getSentencesContext(uid), JSON.stringify({ sentences })) };
  await db
    .insert(nurseSentences)
    .values({ uid, ...set })
    .onConflictDoUpdate({ target: nurseSentences.uid, set });
}
