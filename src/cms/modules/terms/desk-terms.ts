import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import {
  type DeskTerm,
  isMedal,
  type TermContent,
  type TermImage,
  type TermTexts,
  VOCABULARIES,
  type Vocabulary,
} from '#src/contract/desk/terms.ts';
import { isRecord } from '#src/contract/wire.ts';
import { LANGUAGES } from '#src/domains/domain.ts';
import type { BadgeRule } from '#src/rules/badges/badge-rule.ts';
import type { Transaction } from '../../content/change-content.ts';
import { withVersion } from '../../content/version-conflict.ts';
import type { Orm } from '../../db/orm.ts';
import { terms, termTranslations } from '../../db/schema/index.ts';
import { type MediaRow, toMediaItem } from '../media/media-item.ts';
import { countUses } from './term-uses.ts';

type TermRow = typeof terms.$inferSelect;
type TextRow = typeof termTranslations.$inferSelect;
type WireFields = Readonly<Record<string, unknown>>;

const getFirstItem = (fields: WireFields, name: string): Readonly<Record<string, unknown>> => {
  const items = fields[name];
  const [first] = Array.isArray(items) ? (items as unknown[]) : [];
  return isRecord(first) ? first : {};
};

function readImage(fields: WireFields): TermImage | null {
  const { drawing, target_uuid: media } = getFirstItem(fields, 'field_image');
  if (typeof drawing === 'string') return { drawing };
  return typeof media === 'string' ? { media } : null;
}

const readUuids = (items: unknown): readonly string[] =>
  Array.isArray(items) ? items.flatMap((item) => (isRecord(item) ? String(item.target_uuid ?? '') : [])) : [];

/** Returns the editable content of a term, from its rows. */
export function toTermContent({ domains }: Pick<TermRow, 'domains'>, texts: readonly TextRow[]): TermContent {
  const fields = texts[0]?.fields ?? {};
  const readTermTexts = (language: string): TermTexts | null => {
    const text = texts.find((text) => text.language === language);
    return text ? { name: text.name, description: text.description } : null;
  };
  const { value: phase } = getFirstItem(fields, 'field_phase');
  return {
    domains: domains as TermContent['domains'],
    words: { nl: readTermTexts('nl'), en: readTermTexts('en') },
    image: readImage(fields),
    rule: (getFirstItem(fields, 'field_rule').value as BadgeRule | undefined) ?? null,
    phase: typeof phase === 'number' ? phase : null,
    badges: readUuids(fields.field_badges),
  };
}

/** Returns a term for the desk. */
export function showTerm(row: TermRow, texts: readonly TextRow[], uses: number): DeskTerm {
  return { tid: row.tid, uuid: row.uuid, ...withVersion(toTermContent(row, texts)), uses };
}

/** Returns the further fields of a term in their wire format; `picture` is the file of its image. */
export function toTermFields(vocabulary: Vocabulary, content: TermContent, picture: MediaRow | undefined): WireFields {
  if (!isMedal(vocabulary)) return {};
  const { image, rule, phase, badges } = content;
  const drawings = image && 'drawing' in image && image.drawing ? [{ drawing: image.drawing, alt: '' }] : [];
  return {
    field_image: picture ? [{ ...toMediaItem(picture, 'nl'), alt: '' }] : drawings,
    ...(vocabulary === 'badges' && rule !== null ? { field_rule: [{ value: rule }] } : {}),
    ...(vocabulary === 'badges' && phase !== null ? { field_phase: [{ value: phase }] } : {}),
    ...(vocabulary === 'milestones'
      ? { field_badges: badges.map((target_uuid) => ({ target_type: 'taxonomy_term', target_uuid })) }
      : {}),
  };
}

/** Saves the texts of a term with its further fields; deletes a language without texts. */
export async function saveTermTexts(tx: Transaction, tid: number, texts: TermContent['words'], fields: WireFields) {
  await tx.delete(termTranslations).where(eq(termTranslations.tid, tid));
  const rows = LANGUAGES.flatMap((language) => {
    const word = texts[language];
    return word ? [{ tid, language, ...word, fields }] : [];
  });
  return tx.insert(termTranslations).values(rows).returning();
}

/** Lists the terms of a vocabulary in order, for the desk. */
export async function listAllTerms(db: Pick<Orm, 'select' | 'execute'>, vocabulary: Vocabulary): Promise<DeskTerm[]> {
  const condition = eq(terms.vocabulary, vocabulary);
  const rows = await db.select().from(terms).where(condition).orderBy(asc(terms.weight), asc(terms.tid));
  const tids = rows.map(({ tid }) => tid);
  const texts = await db
    .select()
    .from(termTranslations)
    .where(inArray(termTranslations.tid, tids))
    .orderBy(sql`language desc`);
  const uses = await countUses(db, rows);
  return rows.map((row) => {
    const termTexts = texts.filter(({ tid }) => tid === row.tid);
    return showTerm(row, termTexts, uses.get(row.tid) ?? 0);
  });
}

/** Locks a stored term for this transaction; undefined if it was deleted. */
export async function lockTerm(tx: Transaction, vocabulary: Vocabulary, tid: number): Promise<DeskTerm | undefined> {
  const condition = and(eq(terms.vocabulary, vocabulary), eq(terms.tid, tid));
  const [row] = await tx.select().from(terms).where(condition).for('update');
  if (!row) return undefined;
  const texts = await tx.select().from(termTranslations).where(eq(termTranslations.tid, tid));
  return showTerm(row, texts, (await countUses(tx, [row])).get(tid) ?? 0);
}

/** Returns true for the name of a vocabulary. */
export const isVocabulary = (name: string | undefined): name is Vocabulary =>
  VOCABULARIES.some((item) => item === name);
