import { submitWebform, updateSubmission } from '#src/contract/submissions.ts';
import { UUID } from '#src/rules/uuid.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { assertConsent } from '../../http/consent.ts';
import { checkAccess } from '../../http/guard.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import type { SubmitHandler, SubmittedFields } from '../../http/submit-handler.ts';
import { changeSubmission, insertSubmission } from './insert-submission.ts';

function getFields({ webform_id: _id, ...fields }: SubmittedFields): SubmittedFields {
  return fields;
}

type Handlers = readonly SubmitHandler[];

const getHandler = (handlers: Handlers, id: string) => handlers.find((handler) => handler.id === id);

/** Submits a form: to the module that handles it, or else as an exercise of this domain. */
export async function handleSubmit(c: ApiContext, handlers: Handlers): Promise<Response> {
  const body = await readRequest(c, submitWebform);
  const id = String(body.webform_id);
  const handler = getHandler(handlers, id);
  const access = handler?.access ?? 'participant';
  checkAccess(c, access);
  // A question to the provider requires no consent.
  if (access === 'participant') assertConsent(c);
  const fields = getFields(body);
  return respondPrivately(c, await (handler ? handler.submit(c, fields) : insertSubmission(c, id, fields)));
}

/** Changes the submitted values of a form. */
export async function handleUpdateSubmission(c: ApiContext, handlers: Handlers): Promise<Response> {
  assertConsent(c);
  const fields = getFields(await readRequest(c, updateSubmission));
  const id = c.req.param('id') ?? '';
  const uuid = (c.req.param('uuid') ?? '').toLowerCase();
  if (!UUID.test(uuid)) throw new ApiError(404, 'not-found');
  const handler = getHandler(handlers, id);
  const change = handler ? handler.update(c, uuid, fields) : changeSubmission(c, { id, uuid, fields });
  return respondPrivately(c, await change);
}
