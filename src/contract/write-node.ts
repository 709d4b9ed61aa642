import { array, mixed, object, string } from 'yup';
import { type Entity, readEntity } from './entity.ts';
import { defineOperation } from './operation.ts';

/**
 * A node in a request: the type bare or wrapped, every other value a list of items. `moderation_state` is draft,
 * published or archived (unpublished); if absent, the state of the newest revision remains.
 */
export type NodeBody = Readonly<Record<string, unknown>>;

const body = object({
  type: mixed().required(),
  title: array(),
  moderation_state: array(object({ value: string().oneOf(['draft', 'published', 'archived']).required() })).max(1),
  path: array(object({ alias: string().required() })).max(1),
});

/** Creates a node in the requested language. Returns the node with the revision that the next write starts from. */
export const createNode = defineOperation({
  name: 'create-node',
  method: 'POST',
  route: '/node',
  access: 'editor',
  touches: 'sent',
  changesSite: true,
  request: body,
  body: (input: { readonly body: NodeBody }) => input.body,
  read: ({ body: answer }): Entity => readEntity(answer),
  errors: { 403: 'not allowed, or the session token is stale', 422: 'invalid values, one line per field' },
});

/** Changes the sent fields of a node in the requested language. `revision` is that on which the change is based. */
export const updateNode = defineOperation({
  name: 'update-node',
  method: 'PATCH',
  route: '/node/:id',
  access: 'editor',
  touches: 'stored',
  changesSite: true,
  request: body,
  body: (input: { readonly params: { readonly id: number; readonly revision: number }; readonly body: NodeBody }) =>
    input.body,
  headers: ({ params }) => ({ 'If-Match': `"${params.revision}"` }),
  read: ({ body: answer }): Entity => readEntity(answer),
  errors: { 403: 'not allowed', 404: 'no such node', 412: 'changed since it was read', 422: 'invalid values' },
});

/** Deletes a node in all its languages. */
export const deleteNode = defineOperation({
  name: 'delete-node',
  method: 'DELETE',
  route: '/node/:id',
  access: 'editor',
  touches: 'stored',
  changesSite: true,
  answer: 'empty',
  read: (): null => null,
  errors: { 403: 'not allowed', 404: 'no such node' },
});
