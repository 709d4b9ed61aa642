import { translatePage } from '#src/contract/desk/page-life.ts';
import { savePage } from '#src/contract/desk/pages.ts';
import { isRecord } from '#src/contract/wire.ts';
import { LANGUAGES } from '#src/domains/domain.ts';
import { ApiError } from '../../../http/api-error.ts';
import { readRequest } from '../../../http/read-request.ts';
import type { ApiContext } from '../../../http/request.ts';
import { readPlainText } from '../../../http/request-values.ts';
import type { RevisionContent } from '../life/add-revision.ts';
import { handleSaveDraft } from '../life/save-draft.ts';
import { translateNode } from '../life/translate.ts';
import { findPage } from './find-page.ts';
import { readPageParams } from './page-params.ts';
import { requireTitle } from './required-title.ts';
import { getAuthorUid, respondSaved } from './respond-saved.ts';

/** Saves a draft: the first of a language, or a later one. */
export async function handleSavePage(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const pageParams = readPageParams(c);
  const { from, title, fields } = await readRequest(c, savePage);
  if (!isRecord(fields)) throw new ApiError(400, 'input-invalid');
  await findPage(system.database.pool, pageParams.nid, pageParams.language);
  const content: RevisionContent = { title: String(title), fields, authorUid: getAuthorUid(c), isUnfinished: true };
  const version =
    typeof from === 'number'
      ? await handleSaveDraft(system, { ...pageParams, from }, content)
      : await translateNode(system, pageParams, content);
  return respondSaved(c, version);
}

/** Copies the content of a page into its other language, to be translated. */
export async function handleTranslatePage(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const { pool } = system.database;
  const pageParams = readPageParams(c);
  const body = await readRequest(c, translatePage);
  const page = await findPage(pool, pageParams.nid, pageParams.language);
  const otherLanguage = page.languages.find(
    ({ language, state }) => language !== pageParams.language && state !== null,
  )?.language;
  const source = await findPage(pool, pageParams.nid, otherLanguage ?? LANGUAGES[0] ?? pageParams.language);
  const content: RevisionContent = {
    title: requireTitle(body, pageParams.language),
    fields: source.fields,
    authorUid: getAuthorUid(c),
    isUnfinished: true,
  };
  const path = readPlainText(body, 'path');
  return respondSaved(c, await translateNode(system, path === '' ? pageParams : { ...pageParams, path }, content));
}
