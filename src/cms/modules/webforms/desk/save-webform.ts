import { eq } from 'drizzle-orm';
import type { WebformContent } from '#src/contract/desk/webform/stored-webform.ts';
import { saveWebform as operation } from '#src/contract/desk/webform/webforms.ts';
import { changeContent } from '../../../content/change-content.ts';
import { getActor } from '../../../content/entry-type.ts';
import { publishEntry } from '../../../content/publish-entry.ts';
import { webforms } from '../../../db/schema/index.ts';
import { recordSwitch } from '../../../http/activity.ts';
import { respondPrivately } from '../../../http/answer.ts';
import { ApiError, createConflictError } from '../../../http/api-error.ts';
import { assertEditScope, getEditorRights } from '../../../http/editor-rights.ts';
import { readRequest } from '../../../http/read-request.ts';
import type { ApiContext } from '../../../http/request.ts';
import { findEditableWebform } from './find-editable.ts';
import { lockWebform, webformEntryType } from './webform-entry-type.ts';

/** Saves a form, based on the revision that was opened. */
export async function handleSaveWebform(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const id = c.req.param('webform') ?? '';
  const { from, isOpen, ...sent } = (await readRequest(c, operation)) as unknown as WebformContent & {
    readonly from: number;
  };
  const rights = await getEditorRights(c);
  const form = await changeContent(system, async (tx) => {
    const previousWebform = await lockWebform(tx, id);
    if (!previousWebform) throw new ApiError(404, 'not-found');
    if (previousWebform.isOwn) throw new ApiError(403, 'forbidden');
    assertEditScope(rights, { domains: [...previousWebform.domains, ...sent.domains], language: null });
    if (previousWebform.revision !== from) throw createConflictError(previousWebform);
    const tags = await publishEntry(tx, webformEntryType, id, { ...sent }, getActor(c));
    await tx.update(webforms).set({ isOpen }).where(eq(webforms.id, id));
    const value = await findEditableWebform(tx, id);
    if (previousWebform.isOpen !== isOpen) recordSwitch(c, { isOn: isOpen, before: previousWebform, after: value });
    return { value, tags };
  });
  return respondPrivately(c, form);
}
