import { and, eq } from 'drizzle-orm';
import { keysOf, withKeys } from '#src/contract/desk/webform/answer-kind.ts';
import { saveWebform as operation } from '#src/contract/desk/webform/save-webform.ts';
import type { EditableWebform, WebformContent } from '#src/contract/desk/webform/stored-webform.ts';
import { type WebformProblem, webformProblems } from '#src/contract/desk/webform/webform-problems.ts';
import { webformSchema } from '#src/contract/desk/webform/webform-schema.ts';
import { leavesOf } from '#src/contract/webform/answers.ts';
import type { WebformText } from '#src/contract/webform/definition.ts';
import { changeContent, type Transaction } from '../../../content/change-content.ts';
import { keepVersion } from '../../../content/keep-version.ts';
import { webforms, webformTranslations } from '../../../db/schema/index.ts';
import { privateAnswer } from '../../../http/answer.ts';
import { ApiError } from '../../../http/api-error.ts';
import { messageOf } from '../../../http/messages.ts';
import type { ApiContext } from '../../../http/request.ts';
import { readWrite } from '../../../http/sent-values.ts';
import { sessionOf } from '../../../identity/find-user.ts';
import { cleanWebform } from '../clean-webform.ts';
import { findEditable } from './find-editable.ts';
import { NEEDED_KEYS } from './own-forms.ts';

/** What became of a save. */
type Outcome =
  | { readonly kind: 'saved'; readonly form: EditableWebform }
  | { readonly kind: 'overtaken'; readonly form: EditableWebform }
  | { readonly kind: 'refused'; readonly problems: readonly WebformProblem[] };

/** The form without anything that its schema does not know, and without what may not run. */
const readText = (sent: WebformText): WebformText => cleanWebform(webformSchema.cast(sent) as unknown as WebformText);

function missingKeys(id: string, text: WebformText): readonly WebformProblem[] {
  const keys = leavesOf(text).map(({ key }) => key);
  const missing = (NEEDED_KEYS[id] ?? []).filter((key) => !keys.includes(key));
  return missing.map((key) => ({ language: null, key, field: 'key', reason: 'key-needed' }));
}

async function keepText(tx: Transaction, id: string, language: string, text: WebformText | null): Promise<void> {
  const isIt = and(eq(webformTranslations.webformId, id), eq(webformTranslations.language, language));
  if (text === null) {
    await tx.delete(webformTranslations).where(isIt);
    return;
  }
  const { title, elements, submit, confirmation } = text;
  const row = { title, elements, submit: submit ?? null, confirmation };
  await tx
    .insert(webformTranslations)
    .values({ webformId: id, language, ...row })
    .onConflictDoUpdate({ target: [webformTranslations.webformId, webformTranslations.language], set: row });
}

/** What is kept of a form. Whether it is open is a switch, which acts at once and is no content. */
const contentOf = ({ domains, isSensitive, notes, texts }: EditableWebform): Omit<WebformContent, 'isOpen'> => ({
  domains,
  isSensitive,
  notes,
  texts,
});

async function keep(c: ApiContext, tx: Transaction, before: EditableWebform, sent: WebformContent): Promise<Outcome> {
  const { id, used, revision } = before;
  const problems = [...webformProblems(sent.texts, used), ...missingKeys(id, sent.texts.nl)];
  if (problems.length > 0) return { kind: 'refused', problems };
  const texts = { nl: readText(sent.texts.nl), en: sent.texts.en === null ? null : readText(sent.texts.en) };
  await tx
    .update(webforms)
    .set({
      domains: [...sent.domains],
      isOpen: sent.isOpen,
      isSensitive: sent.isSensitive,
      notes: sent.notes.trim() === '' ? null : sent.notes,
      revision: revision + 1,
      used: withKeys(used, keysOf(texts.nl)),
      changedAt: c.var.system.now(),
      changedBy: sessionOf(c).uid,
    })
    .where(eq(webforms.id, id));
  await keepText(tx, id, 'nl', texts.nl);
  await keepText(tx, id, 'en', texts.en);
  const form = await findEditable(tx, id);
  if (!form) throw new Error('The form was not stored.');
  await keepVersion(c, tx, { kind: 'webform', key: id }, { before: contentOf(before), after: contentOf(form) });
  return { kind: 'saved', form };
}

/** Saves a form from the revision that it was opened at. */
export async function saveWebform(c: ApiContext): Promise<Response> {
  const { system, language } = c.var;
  const id = c.req.param('webform') ?? '';
  const sent = (await readWrite(c, operation)) as unknown as WebformContent & { readonly from: number };
  const outcome = await changeContent(system, async (tx): Promise<{ value: Outcome; tags: readonly string[] }> => {
    await tx.select({ id: webforms.id }).from(webforms).where(eq(webforms.id, id)).for('update');
    const before = await findEditable(tx, id);
    if (!before) throw new ApiError(404, 'not-found');
    if (before.isOwn) throw new ApiError(403, 'forbidden');
    if (before.revision !== sent.from) return { value: { kind: 'overtaken', form: before }, tags: [] };
    const value = await keep(c, tx, before, sent);
    return { value, tags: value.kind === 'saved' ? [`webform:${id}`] : [] };
  });
  switch (outcome.kind) {
    case 'saved':
      return privateAnswer(c, outcome.form);
    case 'overtaken': {
      const detail = { current: outcome.form };
      return privateAnswer(c, { message: messageOf('saved-meanwhile', language), detail }, 412);
    }
    case 'refused': {
      const detail = { problems: outcome.problems };
      return privateAnswer(c, { message: messageOf('input-invalid', language), detail }, 422);
    }
  }
}
