import {
  deleteWebform as deleting,
  listWebforms as listing,
  listFormSubmissions as listingSent,
  createWebform as making,
  openWebform as opening,
  saveWebform as saving,
} from '#src/contract/desk/webform/webforms.ts';
import { respondPrivately } from '../../../http/answer.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { ApiContext } from '../../../http/request.ts';
import { type Route, serve } from '../../../http/route.ts';
import { removeWebform } from './delete-webform.ts';
import { findEditableWebform } from './find-editable.ts';
import { handleListFormSubmissions } from './list-sent-forms.ts';
import { handleListWebforms } from './list-webforms.ts';
import { handleCreateWebform } from './make-webform.ts';
import { handleSaveWebform } from './save-webform.ts';

async function openWebform(c: ApiContext): Promise<Response> {
  const form = await findEditableWebform(c.var.system.database.db, c.req.param('webform') ?? '');
  if (!form) throw new ApiError(404, 'not-found');
  return respondPrivately(c, form);
}

export const webformDeskRoutes: readonly Route[] = [
  serve(listing, handleListWebforms),
  serve(listingSent, handleListFormSubmissions),
  serve(making, handleCreateWebform),
  serve(opening, openWebform),
  serve(saving, handleSaveWebform),
  serve(deleting, removeWebform),
];
