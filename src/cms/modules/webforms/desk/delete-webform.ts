import { eq, sql } from 'drizzle-orm';
import { moveToBin } from '../../../content/bin.ts';
import { changeContent, type Transaction } from '../../../content/change-content.ts';
import { getActor } from '../../../content/entry-type.ts';
import { storeVersion } from '../../../content/store-version.ts';
import { webforms } from '../../../db/schema/index.ts';
import { respondEmpty } from '../../../http/answer.ts';
import { ApiError } from '../../../http/api-error.ts';
import { assertEditScope, getEditorRights } from '../../../http/editor-rights.ts';
import type { ApiContext } from '../../../http/request.ts';
import { isRequiredForm } from './required-forms.ts';
import { getFormTags, lockWebform, webformEntryType } from './webform-entry-type.ts';

/** Returns true if a page references a form, published or as a draft. */
async function isReferenced(tx: Transaction, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from node_translations t join node_revisions r on r.vid in (t.latest_vid, t.published_vid)
    where jsonb_path_exists(r.fields, '$.**.webform ? (@ == $id)', jsonb_build_object('id', ${id}::text)) limit 1`);
  return rows.length > 0;
}

/** Deletes a form that no page references. Users' answers remain. */
export async function removeWebform(c: ApiContext): Promise<Response> {
  const id = c.req.param('webform') ?? '';
  const actor = getActor(c);
  const rights = await getEditorRights(c);
  await changeContent(c.var.system, async (tx) => {
    const form = await lockWebform(tx, id);
    if (!form) throw new ApiError(404, 'not-found');
    if (isRequiredForm(id)) throw new ApiError(403, 'forbidden');
    assertEditScope(rights, { domains: form.domains, language: null });
    if (await isReferenced(tx, id)) throw new ApiError(409, 'still-used');
    const contentBefore = await webformEntryType.content.read(tx, id);
    const parts = [
      { table: 'webforms', column: 'id', value: id },
      { table: 'webform_translations', column: 'webform_id', value: id },
    ];
    await moveToBin(tx, { kind: 'webform', key: id, name: form.texts.nl.title, domains: form.domains }, parts, actor);
    await tx.delete(webforms).where(eq(webforms.id, id));
    await storeVersion(actor, tx, { kind: 'webform', key: id }, { before: contentBefore, after: null });
    return { value: undefined, tags: getFormTags(id) };
  });
  return respondEmpty(c);
}
