import { readEntity } from './entity.ts';
import { defineOperation } from './operation.ts';

interface Input {
  /** Programme id: "zelfhulpalcohol". */
  readonly params: { readonly domain: string };
}

/** The programme that clients of the calling nurse follow in a domain. */
export const getClientProgramme = defineOperation({
  name: 'get-client-programme',
  method: 'GET',
  route: '/get-program-node/:domain',
  access: 'nurse',
  path: ({ params }: Input) => `/get-program-node/${encodeURIComponent(params.domain)}`,
  read: ({ body }) => readEntity(body),
  errors: { 403: 'not logged in as a nurse', 404: 'no client there, or no programme' },
});
