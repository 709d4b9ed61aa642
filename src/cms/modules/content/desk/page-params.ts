import { LANGUAGES, type Language } from '#src/domains/domain.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { ApiContext } from '../../../http/request.ts';
import { readIdParam } from '../../../http/route.ts';

/** Reads the page and language in a path of the desk; responds with 404 for an unknown language. */
export function readPageParams(c: ApiContext): { readonly nid: number; readonly language: Language } {
  const language = LANGUAGES.find((code) => code === c.req.param('language'));
  if (!language) throw new ApiError(404, 'not-found');
  return { nid: readIdParam(c, 'nid'), language };
}
