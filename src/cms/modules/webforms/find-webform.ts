import { and, arrayContains, eq } from 'drizzle-orm';
import type { WebformDefinition } from '#src/contract/webform/definition.ts';
import { DEFAULT_LANGUAGE } from '#src/domains/domain.ts';
import { webforms, webformTranslations } from '../../db/schema/index.ts';
import type { ApiContext } from '../../http/request.ts';

/** A form of the request's domain in its language, or else in Dutch; null for one that does not exist there. */
export async function findWebform(c: ApiContext, id: string): Promise<WebformDefinition | null> {
  const { system, domain, language } = c.var;
  if (!/^[a-z0-9_]{1,64}$/.test(id)) return null;
  const rows = await system.database.db
    .select({ form: webforms, text: webformTranslations })
    .from(webforms)
    .innerJoin(webformTranslations, eq(webformTranslations.webformId, webforms.id))
    .where(and(eq(webforms.id, id), arrayContains(webforms.domains, [domain.key])));
  const found =
    rows.find(({ text }) => text.language === language) ?? rows.find(({ text }) => text.language === DEFAULT_LANGUAGE);
  if (!found) return null;
  const { title, elements, submit, confirmation } = found.text;
  const closed = found.form.isOpen ? {} : ({ closed: true } as const);
  return { id, title, elements, confirmation, ...(submit === null ? {} : { submit }), ...closed };
}
