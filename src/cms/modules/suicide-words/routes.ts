import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { SuicideWords } from '#src/contract/desk/suicide-words.ts';
import { openSuicideWords, phrasesBody, saveSuicideWords } from '#src/contract/desk/suicide-words.ts';
import { createPhraseRule } from '#src/rules/suicide/is-about-suicide.ts';
import { hasTooManyFalseAlarms, listFalseAlarms } from '#src/rules/suicide/measure.ts';
import { suicidePhrases } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError, ValidationFailure } from '../../http/api-error.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { type Route, serve } from '../../http/route.ts';
import { getServerText } from '../../http/server-texts.ts';
import { requireSession } from '../../identity/find-user.ts';
import { LABELLED_SET_DATE, listLabelled, measurePhrases } from './labelled-set.ts';
import { listAddedPhrases } from './suicide-words.ts';

/** Maximum number of displayed false alarms. */
const MAX_SHOWN_ALARMS = 5;

const createResponse = async (phrases: readonly string[]): Promise<SuicideWords> => ({
  phrases: [...phrases],
  size: listLabelled().length,
  date: LABELLED_SET_DATE,
  figures: await measurePhrases(phrases),
});

async function show(c: ApiContext): Promise<Response> {
  return respondPrivately(c, await createResponse(await listAddedPhrases(c.var.system.database.db)));
}

/** Runs the rule on the set before phrases are saved; refuses phrases with too many false alarms, and lists those. */
function refuseFalseAlarms(c: ApiContext, phrases: readonly string[]): void {
  const rule = createPhraseRule(phrases);
  const labelled = listLabelled();
  if (!hasTooManyFalseAlarms(rule, labelled)) return;
  const sentences = listFalseAlarms(rule, labelled)
    .slice(0, MAX_SHOWN_ALARMS)
    .map((text) => `“${text}”`)
    .join(', ');
  const text = getServerText('suicideWords.tooMany', c.var.language, { sentences });
  throw new ValidationFailure([{ field: 'phrases', text }]);
}

async function save(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const request = await readRequest(c, phrasesBody);
  const phrases = [...new Set(request.phrases)].sort();
  refuseFalseAlarms(c, phrases);
  const row = { addedAt: system.now(), addedBy: requireSession(c).uid };
  await system.database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${suicidePhrases} in share row exclusive mode`);
    const phrasesBefore = await listAddedPhrases(tx);
    if (!isDeepStrictEqual(phrasesBefore, [...request.from].sort())) throw new ApiError(409, 'saved-meanwhile');
    await tx.delete(suicidePhrases).where(phrases.length === 0 ? sql`true` : sql`phrase not in ${phrases}`);
    if (phrases.length > 0) {
      await tx
        .insert(suicidePhrases)
        .values(phrases.map((phrase) => ({ phrase, ...row })))
        .onConflictDoNothing();
    }
  });
  return respondPrivately(c, await createResponse(await listAddedPhrases(system.database.db)));
}

export const suicideWordsRoutes: readonly Route[] = [serve(openSuicideWords, show), serve(saveSuicideWords, save)];
