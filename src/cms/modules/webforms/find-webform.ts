import { and, arrayContains, eq, inArray } from 'drizzle-orm';
import type { WebformDefinition } from '#src/contract/webform/definition.ts';
import { DEFAULT_LANGUAGE, type Language } from '#src/domains/domain.ts';
import type { Orm } from '../../db/orm.ts';
import { webforms, webformTranslations } from '../../db/schema/index.ts';
import type { FormQuery } from '../../http/content-system.ts';
import type { ApiContext } from '../../http/request.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { findCopiedForm, findRemoteForm, isFormId } from './forms-in-drupal.ts';

/**
 * Finds a form of the request's domain in its language, or else in Dutch; null if it does not exist. An unknown id may
 * be another content system's form, which is not requested within a transaction.
 */
export async function findWebform(
  { var: { system, domain, language } }: ApiContext,
  id: string,
  tx?: Transaction,
): Promise<WebformDefinition | null> {
  const kind = { id, domain: domain.key, language };
  const localizedWebform = await findLocalizedWebform(tx ? { database: { db: tx } } : system, kind);
  if (localizedWebform || !system.readFormElsewhere) return localizedWebform;
  return tx ? findCopiedForm(tx, kind) : findRemoteForm(system.database.db, system.readFormElsewhere, kind);
}

type Reader = { readonly database: { readonly db: Pick<Orm, 'select'> } };
type Text = typeof webformTranslations.$inferSelect;
interface FoundWebform {
  readonly form: typeof webforms.$inferSelect;
  readonly text: Text;
}

/** Returns the form in the given language, or else in Dutch. */
function chooseDefinition(rows: readonly FoundWebform[], language: Language): WebformDefinition | null {
  const row =
    rows.find(({ text }) => text.language === language) ?? rows.find(({ text }) => text.language === DEFAULT_LANGUAGE);
  if (!row) return null;
  const { title, elements, submit, confirmation } = row.text;
  const closed = row.form.isOpen ? {} : ({ closed: true } as const);
  const sensitive = row.form.isSensitive ? ({ sensitive: true } as const) : {};
  const writtenIn = row.text.language === language ? {} : { writtenIn: DEFAULT_LANGUAGE };
  const optionalFields = { ...(submit === null ? {} : { submit }), ...closed, ...sensitive, ...writtenIn };
  return { id: row.form.id, title, elements, confirmation, ...optionalFields };
}

/** Finds forms of a domain in a language, or else in Dutch, by id; missing forms are omitted. */
export async function findLocalizedWebforms(
  { database }: Reader,
  { ids, domain, language }: Omit<FormQuery, 'id'> & { readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, WebformDefinition>> {
  const formIds = ids.filter(isFormId);
  if (formIds.length === 0) return new Map();
  const rows = await database.db
    .select({ form: webforms, text: webformTranslations })
    .from(webforms)
    .innerJoin(webformTranslations, eq(webformTranslations.webformId, webforms.id))
    .where(and(inArray(webforms.id, formIds), arrayContains(webforms.domains, [domain])));
  const forms = [...Map.groupBy(rows, ({ form }) => form.id)].flatMap(([id, ofForm]) => {
    const definition = chooseDefinition(ofForm, language);
    return definition ? [[id, definition] as const] : [];
  });
  return new Map(forms);
}

/** Finds a form of any domain in a language, or else in Dutch; null if it does not exist. */
export async function findLocalizedWebform(
  reader: Reader,
  { id, ...where }: FormQuery,
): Promise<WebformDefinition | null> {
  return (await findLocalizedWebforms(reader, { ids: [id], ...where })).get(id) ?? null;
}
