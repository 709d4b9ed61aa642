import { eq } from 'drizzle-orm';
import { type TermContent, termFields, VOCABULARIES, type Vocabulary } from '#src/contract/desk/terms.ts';
import { choices, integer, object, uuid } from '#src/contract/shape/shape.ts';
import { media, terms, termTranslations } from '../../../db/schema/index.ts';
import { isVocabulary, saveTermTexts, toTermContent, toTermFields } from '../../terms/desk-terms.ts';
import type { ContentSetPart } from '../part.ts';

interface TermRecord extends TermContent {
  readonly uuid: string;
  readonly vocabulary: Vocabulary;
  /** Position in the vocabulary. */
  readonly weight: number;
}

export const termsPart: ContentSetPart<TermRecord> = {
  folder: 'terms',
  schema: object({ ...termFields, uuid: uuid(), vocabulary: choices(VOCABULARIES), weight: integer() }),
  stand: async (db) => {
    const rows = await db.select().from(terms);
    const texts = await db.select().from(termTranslations);
    const records = rows.flatMap((row): TermRecord[] => {
      const { uuid: name, vocabulary, weight } = row;
      if (!isVocabulary(vocabulary)) return [];
      const termTexts = texts.filter(({ tid }) => tid === row.tid);
      return [{ uuid: name, vocabulary, weight, ...toTermContent(row, termTexts) }];
    });
    return new Map(records.map((record) => [record.uuid, record]));
  },
  nameOf: ({ uuid: name }) => name,
  domainsOf: ({ domains }) => domains,
  clean: (record) => record,
  keep: async (tx, { uuid: name, vocabulary, weight, ...content }) => {
    const set = { domains: [...content.domains], weight };
    const [row] = await tx
      .insert(terms)
      .values({ uuid: name, vocabulary, ...set })
      .onConflictDoUpdate({ target: terms.uuid, set })
      .returning();
    if (!row) throw new Error('The term was not stored.');
    const file = content.image && 'media' in content.image ? content.image.media : undefined;
    const [picture] = file ? await tx.select().from(media).where(eq(media.uuid, file)) : [];
    await saveTermTexts(tx, row.tid, content.words, toTermFields(vocabulary, content, picture));
    return [`term:${row.tid}`];
  },
};
