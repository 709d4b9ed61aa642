import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { HOST, startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';
import { openSession } from '#tests/support/open-session.ts';
import { getSessionCookieName, readSession } from './session.ts';

let content: TestContentSystem;
beforeAll(async () => {
  content = await startContentSystem(inject('databaseUrl'));
});
afterAll(() => content.close());

const NAME = getSessionCookieName(HOST, false);
const open = () => openSession(content.system, { uid: 1, role: 'client', domain: 'alcohol', seconds: 60 });
const read = (cookie: string | null) =>
  readSession(content.system, { cookie, host: HOST, isSecure: false, domain: 'alcohol' });

it('a session is read from its cookie among others, the first where there are two', async () => {
  const [value, otherValue] = [await open(), await open()];
  const session = await read(`${NAME}=${value}`);
  expect(session).toMatchObject({ uid: 1, role: 'client' });
  for (const cookie of [
    `consent=p1v0;${NAME}=${value}; language=nl`,
    ` ${NAME}=${value} ;`,
    `broken; =; ;${NAME}=${value}; %E0%A4%A`,
    `${NAME}=${value}; ${NAME}=${otherValue}`,
  ]) {
    expect(await read(cookie)).toEqual(session);
  }
});

it('a cookie that is not whole opens nothing', async () => {
  const value = await open();
  for (const cookie of [
    null,
    '',
    NAME,
    `${NAME}=`,
    `${NAME}=; ${NAME}=${value}`,
    `${NAME}=${value}=${value}`,
    `${NAME}=${value.slice(0, -1)}`,
    `${NAME}=${value}%00`,
    `${NAME}=%E0%A4%A`,
    `${NAME.toLowerCase()}=${value}`,
    `x${NAME}=${value}`,
  ]) {
    expect([cookie, await read(cookie)]).toEqual([cookie, null]);
  }
});
