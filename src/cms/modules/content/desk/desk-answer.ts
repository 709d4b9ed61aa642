import { privateAnswer } from '../../../http/answer.ts';
import { ApiError, savedMeanwhile, ValidationFailure, violationMessage } from '../../../http/api-error.ts';
import type { ApiContext } from '../../../http/request.ts';
import type { Handler } from '../../../http/route.ts';
import { deskText } from '../../../http/violation-texts.ts';
import { findPage } from './find-page.ts';
import { pageParams } from './page-params.ts';

function refusedValues(c: ApiContext, { violations }: ValidationFailure): Response {
  const detail = violations.map((one) => ({ path: one.path ?? one.field, message: deskText(one, c.var.language) }));
  return privateAnswer(c, { message: violationMessage(violations), detail: { violations: detail } }, 422);
}

async function conflictOf(c: ApiContext): Promise<ApiError> {
  const { nid, language } = pageParams(c);
  const current = await findPage(c.var.system.database.pool, nid, language);
  return savedMeanwhile(current, { author: current.author });
}

/** Serves a write of the desk: an error response includes the refused values, or the conflicting version. */
export const withErrorDetails =
  (handle: (c: ApiContext) => Promise<Response>): Handler =>
  async (c) => {
    try {
      return await handle(c);
    } catch (error) {
      if (error instanceof ValidationFailure) return refusedValues(c, error);
      if (error instanceof ApiError && error.status === 412) throw await conflictOf(c);
      throw error;
    }
  };
