import type pg from 'pg';
import type { Language } from '#src/domains/domain.ts';
import { type WrappedFields, wrapValue } from '../../http/wrap.ts';

/** A term with its texts in one language. */
export interface Term {
  readonly tid: number;
  readonly uuid: string;
  readonly vocabulary: string;
  readonly weight: number;
  readonly language: string;
  readonly name: string;
  readonly description: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const query = `
  select t.tid, t.uuid, t.vocabulary, t.weight, w.language, w.name, w.description, w.fields
  from terms t
  cross join lateral (
    select * from term_translations w where w.tid = t.tid order by w.language <> $3, w.language desc limit 1
  ) w
  where t.vocabulary = $1 and t.domains @> array[$2]
  order by t.weight, t.tid`;

/**
 * Reads the terms of a vocabulary in a domain, in order, each in the language or else in another language that it has.
 */
export async function readTerms(
  pool: pg.Pool,
  vocabulary: string,
  domain: string,
  language: Language,
): Promise<Term[]> {
  return (await pool.query<Term>({ name: 'terms_of', text: query, values: [vocabulary, domain, language] })).rows;
}

/** Serializes a term as an entity. */
export const serializeTerm = (term: Term): WrappedFields => ({
  ...term.fields,
  tid: wrapValue(term.tid),
  uuid: wrapValue(term.uuid),
  vid: [{ target_id: term.vocabulary, target_type: 'taxonomy_vocabulary' }],
  langcode: wrapValue(term.language),
  name: wrapValue(term.name),
  description: [{ value: term.description, format: null, processed: term.description }],
  weight: wrapValue(term.weight),
  parent: [{ target_id: null }],
});
