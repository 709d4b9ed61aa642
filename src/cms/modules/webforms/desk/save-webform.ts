import { eq } from 'drizzle-orm';
import type { EditableWebform, WebformContent } from '#src/contract/desk/webform/stored-webform.ts';
import { saveWebform as operation } from '#src/contract/desk/webform/webforms.ts';
import { changeContent } from '../../../content/change-content.ts';
import { getActor } from '../../../content/entry-type.ts';
import { publishEntry } from '../../../content/publish-entry.ts';
import { webforms } from '../../../db/schema/index.ts';
import { recordSwitch } from '../../../http/activity.ts';
import { privateAnswer } from '../../../http/answer.ts';
import { ApiError } from '../../../http/api-error.ts';
import { assertWithin, getEditorRights } from '../../../http/editor-rights.ts';
import { getMessage } from '../../../http/messages.ts';
import type { ApiContext } from '../../../http/request.ts';
import { readWrite } from '../../../http/sent-values.ts';
import { findEditable } from './find-editable.ts';
import { lockWebform, webformEntryType } from './webform-entry-type.ts';

/** Outcome of a save. */
interface Outcome {
  readonly isSaved: boolean;
  readonly form: EditableWebform | undefined;
}

/** Saves a form, based on the revision that was opened. */
export async function handleSaveWebform(c: ApiContext): Promise<Response> {
  const { system, language } = c.var;
  const id = c.req.param('webform') ?? '';
  const { from, isOpen, ...sent } = (await readWrite(c, operation)) as unknown as WebformContent & {
    readonly from: number;
  };
  const rights = await getEditorRights(c);
  const { isSaved, form } = await changeContent(
    system,
    async (tx): Promise<{ value: Outcome; tags: readonly string[] }> => {
      const before = await lockWebform(tx, id);
      if (!before) throw new ApiError(404, 'not-found');
      if (before.isOwn) throw new ApiError(403, 'forbidden');
      assertWithin(rights, { domains: [...before.domains, ...sent.domains], language: null });
      if (before.revision !== from) return { value: { isSaved: false, form: before }, tags: [] };
      const tags = await publishEntry(tx, webformEntryType, id, { ...sent }, getActor(c));
      await tx.update(webforms).set({ isOpen }).where(eq(webforms.id, id));
      const form = await findEditable(tx, id);
      if (before.isOpen !== isOpen) recordSwitch(c, { isOn: isOpen, before, after: form });
      return { value: { isSaved: true, form }, tags };
    },
  );
  if (isSaved) return privateAnswer(c, form);
  return privateAnswer(c, { message: getMessage('saved-meanwhile', language), detail: { current: form } }, 412);
}
