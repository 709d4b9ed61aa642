import { translatePage } from '#src/contract/desk/page-life.ts';
import { savePage } from '#src/contract/desk/pages.ts';
import { isRecord } from '#src/contract/wire.ts';
import { LANGUAGES } from '#src/domains/domain.ts';
import { ApiError } from '../../../http/api-error.ts';
import { readRequest } from '../../../http/read-request.ts';
import type { ApiContext } from '../../../http/request.ts';
import { readPlainText } from '../../../http/sent-values.ts';
import type { RevisionContent } from '../life/add-revision.ts';
import { handleSaveDraft } from '../life/save-draft.ts';
import { translate } from '../life/translate.ts';
import { findPage } from './find-page.ts';
import { readPageParams } from './page-params.ts';
import { requireTitle } from './required-title.ts';
import { getAuthorUid, respondSaved } from './respond-saved.ts';

/** Saves a draft: the first of a language, or a later one. */
export async function handleSavePage(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const place = readPageParams(c);
  const { from, title, fields } = await readRequest(c, savePage);
  if (!isRecord(fields)) throw new ApiError(400, 'input-invalid');
  await findPage(system.database.pool, place.nid, place.language);
  const content: RevisionContent = { title: String(title), fields, authorUid: getAuthorUid(c), isUnfinished: true };
  const version =
    typeof from === 'number'
      ? await handleSaveDraft(system, { ...place, from }, content)
      : await translate(system, place, content);
  return respondSaved(c, version);
}

/** Copies the content of a page into its other language, to be translated. */
export async function handleTranslatePage(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const { pool } = system.database;
  const place = readPageParams(c);
  const body = await readRequest(c, translatePage);
  const page = await findPage(pool, place.nid, place.language);
  const other = page.languages.find(({ language, state }) => language !== place.language && state !== null)?.language;
  const source = await findPage(pool, place.nid, other ?? LANGUAGES[0] ?? place.language);
  const content: RevisionContent = {
    title: requireTitle(body, place.language),
    fields: source.fields,
    authorUid: getAuthorUid(c),
    isUnfinished: true,
  };
  const path = readPlainText(body, 'path');
  return respondSaved(c, await translate(system, path === '' ? place : { ...place, path }, content));
}
