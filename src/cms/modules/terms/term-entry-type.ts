import { eq } from 'drizzle-orm';
import { type DeskTerm, type TermContent, termBody } from '#src/contract/desk/terms.ts';
import { TERM_FORM } from '#src/contract/forms/library.ts';
import { moveToBin } from '../../content/bin.ts';
import type { Transaction } from '../../content/change-content.ts';
import type { Actor } from '../../content/entry-type.ts';
import type { FullEntryType } from '../../content/publish-entry.ts';
import { terms } from '../../db/schema/index.ts';
import { ApiError } from '../../http/api-error.ts';
import { readContent } from '../../http/read-request.ts';
import { checkTerm } from './check-term.ts';
import { isVocabulary, lockTerm, saveTermTexts, toTermFields } from './desk-terms.ts';

/** Returns the content of a term in the shape of a save request, without the system's fields. */
const toSavedTermContent = ({ domains, words, image, rule, phase, badges }: DeskTerm): TermContent => ({
  domains,
  words,
  image,
  rule,
  phase,
  badges,
});

const getTermId = (key: string): number => (/^\d{1,9}$/.test(key) ? Number(key) : 0);

async function getUses(tx: Transaction, tid: number) {
  const [row] = await tx.select({ vocabulary: terms.vocabulary }).from(terms).where(eq(terms.tid, tid));
  return isVocabulary(row?.vocabulary) ? lockTerm(tx, row.vocabulary, tid) : undefined;
}

/** Entry type of a term in all its languages. */
export const termEntryType = {
  kind: 'term',
  access: 'editor',
  placeOf: async (tx, key, content) => {
    const term = await getUses(tx, getTermId(key));
    const { domains = [] } = (content ?? {}) as Partial<TermContent>;
    return { domains: [...(term?.domains ?? []), ...domains], language: null };
  },
  content: {
    read: async (tx, key) => {
      const term = await getUses(tx, getTermId(key));
      return term ? toSavedTermContent(term) : null;
    },
    write: async (tx, key, body, { language }) => {
      const tid = getTermId(key);
      const content = await readContent(body, termBody, language, TERM_FORM);
      const set = { domains: [...content.domains] };
      const [row] = await tx.update(terms).set(set).where(eq(terms.tid, tid)).returning();
      if (!row || !isVocabulary(row.vocabulary)) throw new ApiError(404, 'not-found');
      const picture = await checkTerm(tx, { vocabulary: row.vocabulary, tid, language }, content);
      await saveTermTexts(tx, tid, content.words, toTermFields(row.vocabulary, content, picture));
      return [`term:${tid}`];
    },
  },
  cameBack: async (_tx, key) => [`term:${getTermId(key)}`],
} as const satisfies FullEntryType;

/** Deletes an unused term; it can be restored from the bin. */
export async function binTerm(tx: Transaction, { tid, words, domains }: DeskTerm, actor: Actor): Promise<void> {
  const name = words.nl?.name ?? words.en?.name ?? '';
  const parts = [
    { table: 'terms', column: 'tid', value: tid },
    { table: 'term_translations', column: 'tid', value: tid },
  ];
  await moveToBin(tx, { kind: 'term', key: String(tid), name, domains }, parts, actor);
  await tx.delete(terms).where(eq(terms.tid, tid));
}
