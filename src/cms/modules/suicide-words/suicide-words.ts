import { asc } from 'drizzle-orm';
import { createPhraseRule, detectSuicide } from '#src/rules/suicide/is-about-suicide.ts';
import type { Orm } from '../../db/orm.ts';
import { suicidePhrases } from '../../db/schema/index.ts';
import { runInSlices } from './run-in-slices.ts';

type Reader = Pick<Orm, 'select'>;

/** Lists the phrases added by moderators, in alphabetical order. */
export async function listAddedPhrases(db: Reader): Promise<readonly string[]> {
  const rows = await db
    .select({ phrase: suicidePhrases.phrase })
    .from(suicidePhrases)
    .orderBy(asc(suicidePhrases.phrase));
  return rows.map(({ phrase }) => phrase);
}

/** Returns true if any of the texts seems to mention suicide, by the product's rule or by moderators' phrases. */
export async function mentionsSuicide(db: Reader, texts: readonly string[]): Promise<boolean> {
  if (texts.every((text) => text.trim() === '')) return false;
  for (const text of texts) if (await runInSlices(detectSuicide(text))) return true;
  const phrases = await listAddedPhrases(db);
  return phrases.length > 0 && texts.some(createPhraseRule(phrases));
}
