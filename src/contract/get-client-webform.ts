import { defineOperation } from './operation.ts';
import { readWebform } from './webform/wire/webform-wire.ts';

interface Input {
  readonly params: { readonly domain: string; readonly webformId: string };
}

/** The questions of an exercise, as the clients of the calling nurse in a domain get them. */
export const getClientWebform = defineOperation({
  name: 'get-client-webform',
  method: 'GET',
  route: '/get-webform-fields/:domain/:webformId',
  access: 'nurse',
  path: ({ params }: Input) =>
    `/get-webform-fields/${encodeURIComponent(params.domain)}/${encodeURIComponent(params.webformId)}`,
  read: ({ body }) => readWebform(body),
  errors: { 403: 'not logged in as a nurse', 404: 'no client there, or no such form' },
});
