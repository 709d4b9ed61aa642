import { and, arrayContains, eq, inArray } from 'drizzle-orm';
import type { WebformDefinition } from '#src/contract/webform/definition.ts';
import { DEFAULT_LANGUAGE, type DomainKey, type Language } from '#src/domains/domain.ts';
import type { Orm } from '../../db/orm.ts';
import { webforms, webformTranslations } from '../../db/schema/index.ts';
import type { ApiContext } from '../../http/request.ts';
import type { Transaction } from '../../jobs/jobs.ts';

interface Which {
  readonly id: string;
  readonly domain: DomainKey;
  readonly language: Language;
}

/** A form of the request's domain in its language, or else in Dutch; null for one that does not exist there. */
export function findWebform({ var: { system, domain, language } }: ApiContext, id: string, tx?: Transaction) {
  return webformOf(tx ? { database: { db: tx } } : system, { id, domain: domain.key, language });
}

type Reader = { readonly database: { readonly db: Pick<Orm, 'select'> } };
type Text = typeof webformTranslations.$inferSelect;
interface Found {
  readonly form: typeof webforms.$inferSelect;
  readonly text: Text;
}

/** The form of its translations: that of the language, or else the Dutch one. */
function definitionOf(rows: readonly Found[], language: Language): WebformDefinition | null {
  const found =
    rows.find(({ text }) => text.language === language) ?? rows.find(({ text }) => text.language === DEFAULT_LANGUAGE);
  if (!found) return null;
  const { title, elements, submit, confirmation } = found.text;
  const closed = found.form.isOpen ? {} : ({ closed: true } as const);
  const sensitive = found.form.isSensitive ? ({ sensitive: true } as const) : {};
  const writtenIn = found.text.language === language ? {} : { writtenIn: DEFAULT_LANGUAGE };
  const own = { ...(submit === null ? {} : { submit }), ...closed, ...sensitive, ...writtenIn };
  return { id: found.form.id, title, elements, confirmation, ...own };
}

/** Forms of a domain in a language, or else in Dutch, by id; those that do not exist there are not among them. */
export async function webformsOf(
  { database }: Reader,
  { ids, domain, language }: Omit<Which, 'id'> & { readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, WebformDefinition>> {
  const known = ids.filter((id) => /^[a-z0-9_]{1,64}$/.test(id));
  if (known.length === 0) return new Map();
  const rows = await database.db
    .select({ form: webforms, text: webformTranslations })
    .from(webforms)
    .innerJoin(webformTranslations, eq(webformTranslations.webformId, webforms.id))
    .where(and(inArray(webforms.id, known), arrayContains(webforms.domains, [domain])));
  const forms = [...Map.groupBy(rows, ({ form }) => form.id)].flatMap(([id, ofForm]) => {
    const definition = definitionOf(ofForm, language);
    return definition ? [[id, definition] as const] : [];
  });
  return new Map(forms);
}

/** A form of any domain in a language, or else in Dutch; null for one that does not exist there. */
export async function webformOf(reader: Reader, { id, ...where }: Which): Promise<WebformDefinition | null> {
  return (await webformsOf(reader, { ids: [id], ...where })).get(id) ?? null;
}
