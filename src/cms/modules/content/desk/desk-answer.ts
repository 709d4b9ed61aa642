import { respondPrivately } from '../../../http/answer.ts';
import { ApiError, createConflictError, toViolationMessage, ValidationFailure } from '../../../http/api-error.ts';
import type { ApiContext } from '../../../http/request.ts';
import type { Handler } from '../../../http/route.ts';
import { getDeskText } from '../../../http/violation-texts.ts';
import { findPage } from './find-page.ts';
import { readPageParams } from './page-params.ts';

function refuseValues(c: ApiContext, { violations }: ValidationFailure): Response {
  const detail = violations.map((violation) => ({
    path: violation.path ?? violation.field,
    message: getDeskText(violation, c.var.language),
  }));
  return respondPrivately(c, { message: toViolationMessage(violations), detail: { violations: detail } }, 422);
}

async function getConflict(c: ApiContext): Promise<ApiError> {
  const { nid, language } = readPageParams(c);
  const current = await findPage(c.var.system.database.pool, nid, language);
  return createConflictError(current, { author: current.author });
}

/** Serves a write of the desk: an error response includes the refused values, or the conflicting version of a language. */
export const withErrorDetails =
  (handle: (c: ApiContext) => Promise<Response>): Handler =>
  async (c) => {
    try {
      return await handle(c);
    } catch (error) {
      if (error instanceof ValidationFailure) return refuseValues(c, error);
      if (error instanceof ApiError && error.status === 412 && c.req.param('language')) throw await getConflict(c);
      throw error;
    }
  };
