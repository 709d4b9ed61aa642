import { signFacts as signing } from '#src/contract/desk/facts.ts';
import { OPENING_FORM_TEXTS, signFactsForm } from '#src/contract/forms/opening.ts';
import { changeContent } from '../../content/change-content.ts';
import { CONFIG_TAG } from '../../db/purge.ts';
import { signedFacts } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import { readFormValues } from '../../http/form-values.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readPlainText } from '../../http/request-values.ts';
import { requireSession } from '../../identity/find-user.ts';
import { listFactsToCheck } from './facts.ts';

export const showFacts = async (c: ApiContext): Promise<Response> =>
  respondPrivately(c, { facts: await listFactsToCheck(c.var.system.database.pool) });

/** Stores a signature of facts in their current text, with a person's name; skips facts changed in the meantime. */
export async function handleSignFacts(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const body = await readRequest(c, signing);
  const listedFacts = body.facts as readonly { readonly id: string; readonly textHash: string }[];
  const options = { language: c.var.language, textKey: OPENING_FORM_TEXTS };
  const { name } = readFormValues(signFactsForm, { name: readPlainText(body, 'name') }, options);
  const openFactKeys = new Set(
    (await listFactsToCheck(system.database.pool)).map(({ id, textHash }) => `${id} ${textHash}`),
  );
  const rows = listedFacts
    .filter(({ id, textHash }) => openFactKeys.has(`${id} ${textHash}`))
    .map(({ id, textHash }) => ({
      fact: id,
      textHash,
      name,
      signedAt: system.now(),
      staffUid: requireSession(c).uid,
    }));
  if (rows.length > 0) {
    await changeContent(system, async (tx) => {
      await tx.insert(signedFacts).values(rows).onConflictDoNothing();
      return { value: undefined, tags: [CONFIG_TAG] };
    });
  }
  return showFacts(c);
}
