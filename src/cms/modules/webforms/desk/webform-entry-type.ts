import { and, eq } from 'drizzle-orm';
import { getUsedKeys, withKeys } from '#src/contract/desk/webform/answer-kind.ts';
import type { EditableWebform, WebformContent } from '#src/contract/desk/webform/stored-webform.ts';
import { listWebformProblems, type WebformProblem } from '#src/contract/desk/webform/webform-problems.ts';
import { webformSchema } from '#src/contract/desk/webform/webform-schema.ts';
import { webformContent } from '#src/contract/desk/webform/webforms.ts';
import { listLeafElements } from '#src/contract/webform/answers.ts';
import type { WebformText } from '#src/contract/webform/definition.ts';
import type { Transaction } from '../../../content/change-content.ts';
import type { Actor } from '../../../content/entry-type.ts';
import type { FullEntryType } from '../../../content/publish-entry.ts';
import { webforms, webformTranslations } from '../../../db/schema/index.ts';
import { ApiError } from '../../../http/api-error.ts';
import { readContent } from '../../../http/read-request.ts';
import { cleanWebform } from '../clean-webform.ts';
import { findEditableWebform } from './find-editable.ts';
import { REQUIRED_KEYS } from './required-forms.ts';

/** Returns the form without unknown members and without unsafe markup. */
const readText = (webformText: WebformText): WebformText =>
  cleanWebform(webformSchema.cast(webformText) as unknown as WebformText);

function listMissingKeys(id: string, text: WebformText): readonly WebformProblem[] {
  const keys = listLeafElements(text).map(({ key }) => key);
  const missing = (REQUIRED_KEYS[id] ?? []).filter((key) => !keys.includes(key));
  return missing.map((key) => ({ language: null, key, field: 'key', reason: 'key-needed' }));
}

async function keepText(tx: Transaction, id: string, language: string, text: WebformText | null): Promise<void> {
  const condition = and(eq(webformTranslations.webformId, id), eq(webformTranslations.language, language));
  if (text === null) {
    await tx.delete(webformTranslations).where(condition);
    return;
  }
  const { title, elements, submit, confirmation } = text;
  const row = { title, elements, submit: submit ?? null, confirmation };
  await tx
    .insert(webformTranslations)
    .values({ webformId: id, language, ...row })
    .onConflictDoUpdate({ target: [webformTranslations.webformId, webformTranslations.language], set: row });
}

/** Returns the versioned content of a form. Its switch takes effect immediately and is not content. */
const toVersionedWebform = ({
  domains,
  isSensitive,
  notes,
  texts,
}: EditableWebform): Omit<WebformContent, 'isOpen'> => ({
  domains,
  isSensitive,
  notes,
  texts,
});

/** Returns the cache tags that a change of a form purges. */
export const getFormTags = (id: string): readonly string[] => [`webform:${id}`];

/** Locks a form for this transaction; undefined if it does not exist. */
export async function lockWebform(tx: Transaction, id: string): Promise<EditableWebform | undefined> {
  await tx.select({ id: webforms.id }).from(webforms).where(eq(webforms.id, id)).for('update');
  return findEditableWebform(tx, id);
}

async function write(tx: Transaction, id: string, webformContent: Omit<WebformContent, 'isOpen'>, { uid, at }: Actor) {
  const webformBefore = await lockWebform(tx, id);
  if (!webformBefore) throw new ApiError(404, 'not-found');
  if (webformBefore.isOwn) throw new ApiError(403, 'forbidden');
  const { used, revision } = webformBefore;
  const problems = [
    ...listWebformProblems(webformContent.texts, used),
    ...listMissingKeys(id, webformContent.texts.nl),
  ];
  if (problems.length > 0) throw new ApiError(422, 'input-invalid', {}, {}, { problems });
  const texts = {
    nl: readText(webformContent.texts.nl),
    en: webformContent.texts.en === null ? null : readText(webformContent.texts.en),
  };
  await tx
    .update(webforms)
    .set({
      domains: [...webformContent.domains],
      isSensitive: webformContent.isSensitive,
      notes: webformContent.notes.trim() === '' ? null : webformContent.notes,
      revision: revision + 1,
      used: withKeys(used, getUsedKeys(texts.nl)),
      changedAt: at,
      changedBy: uid,
    })
    .where(eq(webforms.id, id));
  await keepText(tx, id, 'nl', texts.nl);
  await keepText(tx, id, 'en', texts.en);
}

/** Entry type of a form in all its languages. */
export const webformEntryType: FullEntryType = {
  kind: 'webform',
  access: 'editor',
  placeOf: async (tx, key, content) => {
    const form = await findEditableWebform(tx, key);
    const { domains = [] } = (content ?? {}) as Partial<WebformContent>;
    return { domains: [...(form?.domains ?? []), ...domains], language: null };
  },
  content: {
    read: async (tx, key) => {
      const form = await lockWebform(tx, key);
      return form ? toVersionedWebform(form) : null;
    },
    write: async (tx, key, content, actor) => {
      const sentContent = await readContent(content, webformContent.omit(['isOpen']), actor.language);
      await write(tx, key, sentContent as unknown as Omit<WebformContent, 'isOpen'>, actor);
      return getFormTags(key);
    },
  },
  hide: async (tx, key) => {
    await tx.update(webforms).set({ isOpen: false }).where(eq(webforms.id, key));
    return getFormTags(key);
  },
  // A restored form is closed until an editor opens it.
  cameBack: async (tx, key) => {
    await tx.update(webforms).set({ isOpen: false }).where(eq(webforms.id, key));
    return getFormTags(key);
  },
};
