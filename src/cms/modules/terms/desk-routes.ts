import { randomUUID } from 'node:crypto';
import { and, eq, inArray, max, sql } from 'drizzle-orm';
import { orderBody } from '#src/contract/desk/rows.ts';
import {
  createTerm,
  deleteTerm,
  listTerms,
  orderTerms,
  termBody,
  termChangeBody,
  updateTerm,
  type Vocabulary,
} from '#src/contract/desk/terms.ts';
import { TERM_FORM } from '#src/contract/forms/library.ts';
import { changeContent } from '../../content/change-content.ts';
import { getActor } from '../../content/entry-type.ts';
import { publishEntry } from '../../content/publish-entry.ts';
import { storeVersion } from '../../content/store-version.ts';
import { assertVersion } from '../../content/version-conflict.ts';
import { terms } from '../../db/schema/index.ts';
import { respondEmpty, respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { assertEditScope, assertMayEdit, getEditorRights } from '../../http/editor-rights.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { type Route, readIdParam, serve } from '../../http/route.ts';
import { checkTerm } from './check-term.ts';
import { isVocabulary, listAllTerms, lockTerm, saveTermTexts, showTerm, toTermFields } from './desk-terms.ts';
import { binTerm, termEntryType } from './term-entry-type.ts';

function getVocabulary(c: ApiContext): Vocabulary {
  const vocabulary = c.req.param('vocabulary');
  if (!isVocabulary(vocabulary)) throw new ApiError(404, 'not-found');
  return vocabulary;
}

async function make(c: ApiContext): Promise<Response> {
  const vocabulary = getVocabulary(c);
  const content = await readRequest(c, termBody, TERM_FORM);
  await assertMayEdit(c, { domains: content.domains, language: null });
  const { language, system } = c.var;
  const term = await changeContent(system, async (tx) => {
    const picture = await checkTerm(tx, { vocabulary, tid: null, language }, content);
    const [last] = await tx
      .select({ weight: max(terms.weight) })
      .from(terms)
      .where(eq(terms.vocabulary, vocabulary));
    const row = { uuid: randomUUID(), vocabulary, domains: [...content.domains], weight: (last?.weight ?? 0) + 1 };
    const [result] = await tx.insert(terms).values(row).returning();
    if (!result) throw new Error('The term was not stored.');
    const texts = await saveTermTexts(tx, result.tid, content.words, toTermFields(vocabulary, content, picture));
    const value = showTerm(result, texts, 0);
    const nextTermContent = await termEntryType.content.read(tx, String(result.tid));
    await storeVersion(
      getActor(c),
      tx,
      { kind: 'term', key: String(result.tid) },
      { before: null, after: nextTermContent },
    );
    return { value, tags: [`term:${result.tid}`] };
  });
  return respondPrivately(c, term, 201);
}

async function update(c: ApiContext): Promise<Response> {
  const vocabulary = getVocabulary(c);
  const tid = readIdParam(c, 'tid');
  const { version, ...content } = await readRequest(c, termChangeBody, TERM_FORM);
  const rights = await getEditorRights(c);
  const term = await changeContent(c.var.system, async (tx) => {
    const previousTerm = await lockTerm(tx, vocabulary, tid);
    if (!previousTerm) throw new ApiError(404, 'not-found');
    assertEditScope(rights, { domains: [...previousTerm.domains, ...content.domains], language: null });
    assertVersion(previousTerm, version);
    const tags = await publishEntry(tx, termEntryType, String(tid), { ...content }, getActor(c));
    return { value: await lockTerm(tx, vocabulary, tid), tags };
  });
  return respondPrivately(c, term);
}

async function remove(c: ApiContext): Promise<Response> {
  const vocabulary = getVocabulary(c);
  const tid = readIdParam(c, 'tid');
  const rights = await getEditorRights(c);
  await changeContent(c.var.system, async (tx) => {
    const previousTerm = await lockTerm(tx, vocabulary, tid);
    if (!previousTerm) throw new ApiError(404, 'not-found');
    assertEditScope(rights, { domains: previousTerm.domains, language: null });
    if (previousTerm.uses !== 0) throw new ApiError(409, 'still-used');
    const content = await termEntryType.content.read(tx, String(tid));
    await binTerm(tx, previousTerm, getActor(c));
    await storeVersion(getActor(c), tx, { kind: 'term', key: String(tid) }, { before: content, after: null });
    return { value: undefined, tags: [`term:${tid}`] };
  });
  return respondEmpty(c);
}

async function order(c: ApiContext): Promise<Response> {
  const vocabulary = getVocabulary(c);
  const { ids } = await readRequest(c, orderBody);
  const rights = await getEditorRights(c);
  await changeContent(c.var.system, async (tx) => {
    const condition = sql`array_position(${sql.param(ids)}::int[], ${terms.tid})`;
    const isOurs = and(eq(terms.vocabulary, vocabulary), inArray(terms.tid, ids));
    for (const { domains } of await tx.select({ domains: terms.domains }).from(terms).where(isOurs)) {
      assertEditScope(rights, { domains, language: null });
    }
    if (ids.length > 0) await tx.update(terms).set({ weight: condition }).where(isOurs);
    return { value: undefined, tags: ids.map((tid) => `term:${tid}`) };
  });
  return respondEmpty(c);
}

export const termDeskRoutes: readonly Route[] = [
  serve(listTerms, async (c) =>
    respondPrivately(c, { rows: await listAllTerms(c.var.system.database.db, getVocabulary(c)) }),
  ),
  serve(createTerm, make),
  serve(updateTerm, update),
  serve(deleteTerm, remove),
  serve(orderTerms, order),
];
