import { writeWebform } from '#src/contract/webform/wire/webform-wire.ts';
import { respondPublicly } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ApiContext } from '../../http/request.ts';
import { findWebform } from './find-webform.ts';

/** Returns the elements of a form, identical for all users. */
export async function showFields(c: ApiContext): Promise<Response> {
  const definition = await findWebform(c, c.req.param('id') ?? '');
  if (!definition) throw new ApiError(404, 'webform-unknown');
  // The second tag is the cache tag that Drupal uses for the form's configuration.
  const tags = [`webform:${definition.id}`, `config:webform.webform.${definition.id}`];
  return respondPublicly(c, writeWebform(definition), tags);
}
