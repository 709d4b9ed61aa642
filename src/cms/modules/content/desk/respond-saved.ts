import { respondPrivately } from '../../../http/answer.ts';
import type { ApiContext } from '../../../http/request.ts';
import type { NodeVersion } from '../life/add-revision.ts';
import { findPage } from './find-page.ts';

/** Returns the uid of the author. */
export const getAuthorUid = (c: ApiContext): number | null => c.var.session?.uid ?? null;

/** Responds with the new revision of a write and the state of the page. */
export async function respondSaved(c: ApiContext, { nid, vid, language }: NodeVersion, status: 200 | 201 = 200) {
  const { state } = await findPage(c.var.system.database.pool, nid, language);
  return respondPrivately(c, { nid, vid, state }, status);
}
