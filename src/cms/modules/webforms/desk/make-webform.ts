import { sql } from 'drizzle-orm';
import { webformBody } from '#src/contract/desk/webform/webforms.ts';
import { changeContent, type Transaction } from '../../../content/change-content.ts';
import { webforms, webformTranslations } from '../../../db/schema/index.ts';
import { respondPrivately } from '../../../http/answer.ts';
import { assertMayEdit } from '../../../http/editor-rights.ts';
import { readRequest } from '../../../http/read-request.ts';
import type { ApiContext } from '../../../http/request.ts';
import { requireSession } from '../../../identity/find-user.ts';
import { findEditableWebform } from './find-editable.ts';
import { isOwnForm } from './required-forms.ts';

/** Creates a machine id from a title: its letters and digits, with underscores between the words. */
function toMachineId(title: string): string {
  const plainText = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const id = plainText
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 48)
    .replace(/_+$/, '');
  return id === '' || isOwnForm(id) ? `formulier_${id}`.replace(/_$/, '') : id;
}

const START = { html: '<p>Dank je wel.</p>' };

/** Returns true if another form had an id: a form in the bin is restored with it, and so are its answers. */
async function wasUsed(tx: Transaction, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from bin where kind = 'webform' and key = ${id}
    union all select from submissions where webform_id = ${id} limit 1`);
  return rows.length > 0;
}

/** Creates a form with an id that was never used. */
export async function handleCreateWebform(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const { title, domains } = await readRequest(c, webformBody);
  const uid = requireSession(c).uid;
  await assertMayEdit(c, { domains, language: null });
  const base = toMachineId(title);
  const content = await changeContent(system, async (tx) => {
    for (let number = 1; ; number += 1) {
      const id = number === 1 ? base : `${base}_${number}`;
      if (await wasUsed(tx, id)) continue;
      const row = { id, domains, changedAt: system.now(), changedBy: uid };
      const [createdRow] = await tx.insert(webforms).values(row).onConflictDoNothing().returning({ id: webforms.id });
      if (!createdRow) continue;
      const text = { webformId: id, language: 'nl', title, elements: [], submit: null, confirmation: START };
      await tx.insert(webformTranslations).values(text);
      return { value: await findEditableWebform(tx, id), tags: [`webform:${id}`] };
    }
  });
  return respondPrivately(c, content, 201);
}
