import { eq, sql } from 'drizzle-orm';
import { getUsedKeys, withKeys } from '#src/contract/desk/webform/answer-kind.ts';
import type { EditableWebform } from '#src/contract/desk/webform/stored-webform.ts';
import type { WebformText } from '#src/contract/webform/definition.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { MAX_COUNTED_ANSWERS } from '#src/rules/limits.ts';
import type { Orm } from '../../../db/orm.ts';
import { submissions, users, webforms, webformTranslations } from '../../../db/schema/index.ts';
import { isOwnForm, isRequiredForm } from './required-forms.ts';

type Translation = typeof webformTranslations.$inferSelect;

const EMPTY: WebformText = { title: '', elements: [], confirmation: { html: '' } };

function getText(rows: readonly Translation[], language: string): WebformText | null {
  const row = rows.find((row) => row.language === language);
  if (!row) return null;
  const { title, elements, submit, confirmation } = row;
  return { title, elements, confirmation, ...(submit === null ? {} : { submit }) };
}

/** Finds a form for editing; undefined if it does not exist. */
export async function findEditableWebform(db: Pick<Orm, 'select'>, id: string): Promise<EditableWebform | undefined> {
  const [form] = await db.select().from(webforms).where(eq(webforms.id, id));
  if (!form) return undefined;
  const rows = await db.select().from(webformTranslations).where(eq(webformTranslations.webformId, id));
  const nl = getText(rows, 'nl') ?? EMPTY;
  const answeredRows = await db
    .select({ one: sql`1` })
    .from(submissions)
    .where(eq(submissions.webformId, id))
    .limit(MAX_COUNTED_ANSWERS + 1);
  const answers = answeredRows.length;
  const [author] =
    form.changedBy === null
      ? []
      : await db.select({ name: users.name }).from(users).where(eq(users.uid, form.changedBy));
  return {
    id,
    domains: form.domains as DomainKey[],
    isOpen: form.isOpen,
    isSensitive: form.isSensitive,
    notes: form.notes ?? '',
    texts: { nl, en: getText(rows, 'en') },
    revision: form.revision,
    isOwn: isOwnForm(id),
    isNeeded: isRequiredForm(id),
    answers,
    used: answers === 0 ? {} : withKeys(form.used, getUsedKeys(nl)),
    changedAt: form.changedAt?.toISOString() ?? null,
    author: author?.name ?? null,
  };
}
