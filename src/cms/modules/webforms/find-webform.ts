import { and, arrayContains, eq } from 'drizzle-orm';
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

/** A form of any domain in a language, or else in Dutch; null for one that does not exist there. */
export async function webformOf(
  { database }: { readonly database: { readonly db: Pick<Orm, 'select'> } },
  { id, domain, language }: Which,
): Promise<WebformDefinition | null> {
  if (!/^[a-z0-9_]{1,64}$/.test(id)) return null;
  const rows = await database.db
    .select({ form: webforms, text: webformTranslations })
    .from(webforms)
    .innerJoin(webformTranslations, eq(webformTranslations.webformId, webforms.id))
    .where(and(eq(webforms.id, id), arrayContains(webforms.domains, [domain])));
  const found =
    rows.find(({ text }) => text.language === language) ?? rows.find(({ text }) => text.language === DEFAULT_LANGUAGE);
  if (!found) return null;
  const { title, elements, submit, confirmation } = found.text;
  const closed = found.form.isOpen ? {} : ({ closed: true } as const);
  const sensitive = found.form.isSensitive ? ({ sensitive: true } as const) : {};
  const writtenIn = found.text.language === language ? {} : { writtenIn: DEFAULT_LANGUAGE };
  const own = { ...(submit === null ? {} : { submit }), ...closed, ...sensitive, ...writtenIn };
  return { id, title, elements, confirmation, ...own };
}
