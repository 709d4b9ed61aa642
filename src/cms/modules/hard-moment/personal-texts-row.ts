import { eq } from 'drizzle-orm';
import type { DomainKey } from '#src/domains/domain.ts';
import {
  type DatedPersonalTexts,
  getOwnTexts as mergeThings,
  NO_PERSONAL_TEXTS,
  type PersonalTexts,
} from '#src/rules/hard-moment/personal-texts.ts';
import type { Keyring } from '../../db/encryption/keyring.ts';
import { type CipherContext, decryptText, encryptText } from '../../db/encryption/seal.ts';
import type { Orm } from '../../db/orm.ts';
import { personalTextsTable } from '../../db/schema/index.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { readPersonalTextAnswers } from './personal-text-answers.ts';

const getSealContext = (uid: number): CipherContext => ({ table: 'own_things', row: String(uid), owner: uid });

export const encryptPersonalTexts = (keys: Keyring, uid: number, texts: DatedPersonalTexts): string =>
  encryptText(keys, getSealContext(uid), JSON.stringify(texts));

/** Returns the user's own texts as stored for the hard moment; null if there are none. */
export async function readStoredPersonalTexts(
  db: Orm | Transaction,
  keys: Keyring,
  uid: number,
): Promise<{ readonly things: DatedPersonalTexts; readonly revision: number } | null> {
  const [row] = await db.select().from(personalTextsTable).where(eq(personalTextsTable.uid, uid));
  if (!row) return null;
  const storedTexts = JSON.parse(decryptText(keys, getSealContext(uid), row.data));
  return { things: { ...NO_PERSONAL_TEXTS, ...storedTexts }, revision: row.revision };
}

interface StoredPersonalTexts {
  readonly shown: PersonalTexts;
  readonly kept: DatedPersonalTexts | null;
  readonly revision: number;
}

/** Returns the user's own texts to show: the stored ones, completed from the exercises. */
export async function readVisiblePersonalTexts(
  db: Orm | Transaction,
  keys: Keyring,
  person: { readonly uid: number; readonly domain: DomainKey },
): Promise<StoredPersonalTexts> {
  const saved = await readStoredPersonalTexts(db, keys, person.uid);
  const answers = await readPersonalTextAnswers(db, keys, person);
  const savedThings = saved?.things ?? null;
  const shownTexts =
    answers === null ? (savedThings ?? NO_PERSONAL_TEXTS) : mergeThings(answers.words, answers.find, savedThings);
  return { shown: shownTexts, kept: savedThings, revision: saved?.revision ?? 0 };
}
