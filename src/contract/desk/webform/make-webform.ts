import { object } from 'yup';
import type { DomainKey } from '#src/domains/domain.ts';
import { defineOperation } from '../../operation.ts';
import { domainKeys, line } from '../words.ts';
import { readEditableWebform } from './open-webform.ts';

export const WEBFORM_TITLE_LENGTH = 160;

export const newWebform = object({ title: line(WEBFORM_TITLE_LENGTH), domains: domainKeys() });

interface Input {
  readonly body: { readonly title: string; readonly domains: readonly DomainKey[] };
}

/** Creates a form without questions; its machine id is derived from its Dutch title and never changes. */
export const makeWebform = defineOperation({
  name: 'make-webform',
  method: 'POST',
  route: '/desk/webforms',
  access: 'editor',
  touches: 'sent',
  activity: 'webform',
  request: newWebform,
  body: ({ body }: Input) => body,
  read: ({ body }) => readEditableWebform(body),
  errors: { 403: 'not for editors of content', 422: 'no title, one that is too long or has a line end, or no domain' },
});
