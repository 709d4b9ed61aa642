import { deleteWebform as deleting } from '#src/contract/desk/webform/delete-webform.ts';
import { listSentForms as listingSent } from '#src/contract/desk/webform/list-sent-forms.ts';
import { listWebforms as listing } from '#src/contract/desk/webform/list-webforms.ts';
import { makeWebform as making } from '#src/contract/desk/webform/make-webform.ts';
import { openWebform as opening } from '#src/contract/desk/webform/open-webform.ts';
import { saveWebform as saving } from '#src/contract/desk/webform/save-webform.ts';
import { privateAnswer } from '../../../http/answer.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { ApiContext } from '../../../http/request.ts';
import { type Route, serve } from '../../../http/route.ts';
import { removeWebform } from './delete-webform.ts';
import { findEditable } from './find-editable.ts';
import { handleListSentForms } from './list-sent-forms.ts';
import { handleListWebforms } from './list-webforms.ts';
import { handleMakeWebform } from './make-webform.ts';
import { handleSaveWebform } from './save-webform.ts';

async function openWebform(c: ApiContext): Promise<Response> {
  const form = await findEditable(c.var.system.database.db, c.req.param('webform') ?? '');
  if (!form) throw new ApiError(404, 'not-found');
  return privateAnswer(c, form);
}

export const webformDeskRoutes: readonly Route[] = [
  serve(listing, handleListWebforms),
  serve(listingSent, handleListSentForms),
  serve(making, handleMakeWebform),
  serve(opening, openWebform),
  serve(saving, handleSaveWebform),
  serve(deleting, removeWebform),
];
