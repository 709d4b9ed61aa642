import type { Role } from '#src/cms/http/session.ts';
import { BACK_ENDS } from '#src/contract/back-ends.ts';
import type { Language } from '#src/domains/domain.ts';
import { type Client, makeClient } from '#src/http/client.ts';
import type { TestContentSystem } from './content-system.ts';

export type DeskEditor = Client;

/** Somebody of the staff at the desk: the product's own client, logged in on the bare host. */
export async function editorAt(
  { ask, signIn }: TestContentSystem,
  role: Role,
  language: Language = 'nl',
): Promise<DeskEditor> {
  const host = 'localhost';
  const { cookie = '' } = await signIn(role, host);
  return makeClient({
    base: `http://${host}/api`,
    language,
    backend: BACK_ENDS.embedded,
    headers: { cookie },
    fetch: async (input, init) => {
      const { pathname, search } = new URL(String(input));
      return ask(`${pathname}${search}`, { ...init, host });
    },
  });
}
