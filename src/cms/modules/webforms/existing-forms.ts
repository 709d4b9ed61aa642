import type pg from 'pg';
import type { Language } from '#src/domains/domain.ts';

interface DomainLanguage {
  readonly domain: string;
  readonly language: Language;
}

const EXISTING = `
  select w.id, w.is_open as "isOpen" from webforms w where w.domains @> array[$1] and exists (
    select 1 from webform_translations x where x.webform_id = w.id and x.language in ('nl', $2))`;

/** Returns the forms shown to a visitor of a domain, in the language or else Dutch, and whether they accept answers. */
export async function findExistingForms(
  pool: pg.Pool,
  { domain, language }: DomainLanguage,
): Promise<ReadonlyMap<string, boolean>> {
  const { rows } = await pool.query<{ id: string; isOpen: boolean }>(EXISTING, [domain, language]);
  return new Map(rows.map(({ id, isOpen }) => [id, isOpen]));
}
