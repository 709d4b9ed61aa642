import {
  BUNDLE_BYTES,
  exportContent as exportOperation,
  type ImportSummary,
  importContent as importOperation,
  previewImport,
} from '#src/contract/desk/transfer.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { getUploadedFile, readMultipart } from '../../http/multipart.ts';
import type { ApiContext } from '../../http/request.ts';
import { type Route, serve } from '../../http/route.ts';
import { requireSession } from '../../identity/find-user.ts';
import { ContentSetError, parseBundle, toBundle } from './content-set.ts';
import { handleExportContent } from './export-content.ts';
import { handleImportContent } from './import-content.ts';

async function download(c: ApiContext): Promise<Response> {
  const result = c.req.query('domain');
  const domain = DOMAINS.find(({ key }) => key === result)?.key ?? null;
  if (result !== undefined && domain === null) throw new ApiError(400, 'input-invalid');
  const bundle = toBundle(await handleExportContent(c.var.system, domain));
  return c.body(bundle, 200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': `attachment; filename="zelfhulp-${domain ?? 'alles'}.json"`,
    'Cache-Control': 'no-store',
  });
}

async function importFile(c: ApiContext, isApplied: boolean): Promise<Response> {
  const { bytes } = await getUploadedFile(await readMultipart(c.req.raw, BUNDLE_BYTES), BUNDLE_BYTES);
  try {
    const options = { authorUid: requireSession(c).uid, isApplied };
    return respondPrivately(c, await handleImportContent(c.var.system, parseBundle(bytes), options));
  } catch (error) {
    if (!(error instanceof ContentSetError)) throw error;
    const summary: ImportSummary = { isApplied: false, parts: [], refused: error.refusals.slice(0, 50) };
    return respondPrivately(c, summary);
  }
}

export const transferRoutes: readonly Route[] = [
  serve(exportOperation, download),
  { ...serve(previewImport, (c) => importFile(c, false)), brings: 'file' },
  { ...serve(importOperation, (c) => importFile(c, true)), brings: 'file' },
];
