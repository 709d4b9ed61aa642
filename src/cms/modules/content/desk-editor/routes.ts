import type pg from 'pg';
import { findNodeDefinition } from '#registry/index.ts';
import { listChoices, readReferences } from '#src/contract/desk/uses.ts';
import { isRecord } from '#src/contract/wire.ts';
import { LANGUAGES, type Language } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { listReferences } from '../../../content/stored-fields.ts';
import { respondPrivately } from '../../../http/answer.ts';
import { ApiError } from '../../../http/api-error.ts';
import { readRequest } from '../../../http/read-request.ts';
import type { ApiContext } from '../../../http/request.ts';
import { type Route, serve } from '../../../http/route.ts';
import { readTerms } from '../../terms/term-rows.ts';
import { getFormAudience } from '../../webforms/contact.ts';
import { QUESTION_COUNT_SQL } from '../../webforms/question-count.ts';
import type { NodeQuery } from '../node-row.ts';
import { loadReferences, toReferenceKey } from '../references.ts';
import { createWrapTools } from '../serialize-node.ts';

/** Returns the query of published content in a domain and language; 422 for an unknown domain or language. */
function createVisitorQuery(domain: unknown, language: unknown): NodeQuery {
  const utterances = LANGUAGES.find((item) => item === language);
  const visitorDomain = DOMAINS.find(({ key }) => key === domain);
  if (!utterances || !visitorDomain) throw new ApiError(422, 'input-invalid');
  return { domain: visitorDomain.key, language: utterances, fallback: 'none', revision: 'published' };
}

async function showReferences(c: ApiContext): Promise<Response> {
  const body = await readRequest(c, readReferences);
  const definition = findNodeDefinition(String(body.type));
  if (!definition || !isRecord(body.fields)) throw new ApiError(422, 'input-invalid');
  const query = createVisitorQuery(body.domain, body.language);
  const options = {
    nid: 0,
    uuid: '',
    type: definition.name,
    notes: null,
    created: new Date(0),
    changed: new Date(0),
    vid: 0,
    language: query.language,
    title: '',
    fields: body.fields,
    state: 'draft',
    published: false,
    aliases: [],
    paragraphIds: {},
  } as const;
  const references = await loadReferences(c.var.system.database.pool, query, [options]);
  const { resolve } = createWrapTools(options, references);
  const items: Record<string, unknown> = {};
  for (const reference of listReferences(definition, body.fields)) {
    const item = resolve(reference);
    if (item) items[toReferenceKey(reference)] = item;
  }
  return respondPrivately(c, items);
}

/** Selects forms with questions; a visitor would see the others as empty forms. */
const formsQuery = `
  select f.id, t.title as label, f.is_open as "isOpen"
  from webforms f
  join lateral (
    select title, elements from webform_translations w where w.webform_id = f.id order by w.language <> $2, w.language desc limit 1
  ) t on true
  where f.domains @> array[$1] and ${QUESTION_COUNT_SQL} > 0 order by t.title, f.id`;

interface FormRow {
  readonly id: string;
  readonly label: string;
  readonly isOpen: boolean;
}

const getForms = async (pool: pg.Pool, domain: string, language: Language) => {
  const { rows } = await pool.query<FormRow>(formsQuery, [domain, language]);
  return rows.map(({ isOpen, ...form }) => ({ ...form, audience: isOpen ? getFormAudience(form.id) : 'nobody' }));
};

async function showChoices(c: ApiContext): Promise<Response> {
  const { kind, vocabulary = '', ...filters } = c.req.query();
  const { domain, language } = createVisitorQuery(filters.domain, filters.language);
  const { pool } = c.var.system.database;
  if (kind === 'webform') return respondPrivately(c, await getForms(pool, domain, language));
  if (kind !== 'term') throw new ApiError(422, 'input-invalid');
  const terms = await readTerms(pool, vocabulary, domain, language);
  return respondPrivately(
    c,
    terms.map(({ uuid, name }) => ({ id: uuid, label: name })),
  );
}

/** Routes that the page editor uses during editing. */
export const deskEditorRoutes: readonly Route[] = [
  serve(readReferences, showReferences),
  serve(listChoices, showChoices),
];
