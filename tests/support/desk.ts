import type { Role } from '#src/cms/http/session.ts';
import { BACK_ENDS } from '#src/contract/back-ends.ts';
import type { Language } from '#src/domains/domain.ts';
import { type Client, makeClient } from '#src/http/client.ts';
import type { TestContentSystem } from './content-system.ts';

export type DeskEditor = Client;

const HOST = 'localhost';

/** Logs in a staff member at the desk and returns an API client on the bare host. */
export async function openDeskEditor(
  content: TestContentSystem,
  role: Role,
  language: Language = 'nl',
): Promise<DeskEditor> {
  const { cookie = '' } = await content.signIn(role, HOST);
  return openDeskVisitor(content, language, { cookie });
}

/** Creates an API client of a visitor without an account, on the bare host. */
export function openDeskVisitor(
  { ask }: TestContentSystem,
  language: Language = 'nl',
  headers: Readonly<Record<string, string>> = {},
): DeskEditor {
  const host = HOST;
  return makeClient({
    base: `http://${host}/api`,
    language,
    backend: BACK_ENDS.embedded,
    headers,
    fetch: async (input, init) => {
      const { pathname, search } = new URL(String(input));
      return ask(`${pathname}${search}`, { ...init, host });
    },
  });
}
