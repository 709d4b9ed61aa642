import { randomUUID } from 'node:crypto';
import { submissions } from '#src/cms/db/schema/index.ts';
import type { ContentSystem } from '#src/cms/http/content-system.ts';
import { encryptAnswers } from '#src/cms/modules/webforms/sealed-answers.ts';

const ALL = 100;
const ANSWERS = 20;

const keys = Array.from({ length: ANSWERS }, (_, index) => `vraag_${index}`);

/**
 * Stores exercises of 20 answers each; by default as many as a long programme has, with 2,000 answers in total.
 * `getName` returns the form id of each.
 */
export async function storeAnswers(
  { database, keys: keyring, now }: ContentSystem,
  uid: number,
  exercises = ALL,
  getName = (index: number) => `gambling_${index}`,
): Promise<void> {
  const answers = Object.fromEntries(keys.map((key) => [key, `Een antwoord op ${key}, over hoe het die dag ging.`]));
  const labels = Object.fromEntries(keys.map((key) => [key, { label: `Wat hielp je bij ${key}?` }]));
  const timestamps = { createdAt: now(), changedAt: now() };
  const rows = Array.from({ length: exercises }, (_, index) => {
    const uuid = randomUUID();
    const data = encryptAnswers(keyring, { uid, uuid }, { answers, labels });
    return { uid, uuid, webformId: getName(index), data, ...timestamps };
  });
  await database.db.insert(submissions).values(rows);
}
