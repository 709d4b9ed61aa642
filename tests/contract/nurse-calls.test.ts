import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ROUTES } from '#src/cms/app.ts';
import { pairings } from '#src/cms/db/schema/index.ts';
import type { Route } from '#src/cms/http/route.ts';
import type { StarterContent } from '#src/cms/starter/content.ts';
import { loadStarter } from '#src/cms/starter/load.ts';
import { CONTENT_FIXTURE } from '#tests/support/content-fixture.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { NURSE_CALLS } from './nurse-calls.ts';
import { type Caller, getCaller, makeAccount } from './people.ts';

const PROGRAMME: StarterContent['pages'][number] = {
  id: 'programme',
  type: 'program',
  domains: ['alcohol'],
  path: { nl: '/programma' },
  nl: { title: 'Programma' },
};

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
  await loadStarter(system.database.db, { ...CONTENT_FIXTURE, pages: [...CONTENT_FIXTURE.pages, PROGRAMME] });
});
afterAll(() => system.close());

/** Relations of a nurse to a client, and the status of each: the client's data, forbidden, or not found. */
const STANDINGS = {
  paired: 200,
  pending: 403,
  rejected: 403,
  blocked: 403,
  'never paired': 404,
  unpaired: 404,
  'paired with somebody else': 404,
  'paired, asking in another domain': 404,
  'paired, the client blocked': 404,
  'paired, the client deleted': 404,
  'asking for an absent one': 404,
} as const;

type PairingStatus = keyof typeof STANDINGS;

interface Scene {
  readonly nurse: Caller;
  readonly client: number;
  readonly programme: string;
}

const pair = (uid: number, nurseUid: number) =>
  system.database.db.insert(pairings).values({ uid, nurseUid, since: system.clock.now() });
const setStatus = (uid: number, status: string) =>
  system.database.pool.query('update users set status = $1 where uid = $2', [status, uid]);

async function getScene(status: PairingStatus): Promise<Scene> {
  const nurse = await getCaller(system, 'poh');
  const { uid } = await makeAccount(system, { role: 'client', domain: 'alcohol' });
  const fixture = { nurse, client: uid, programme: 'zelfhulpalcohol' };
  if (status === 'never paired') return fixture;
  if (status === 'asking for an absent one') return { ...fixture, client: 987_654 };
  if (status === 'paired with somebody else') {
    await pair(uid, (await getCaller(system, 'poh')).uid);
    const otherClient = await makeAccount(system, { role: 'client', domain: 'tobacco' });
    await pair(otherClient.uid, nurse.uid);
    return fixture;
  }
  await pair(uid, nurse.uid);
  if (status === 'unpaired') await system.database.pool.query('delete from pairings where uid = $1', [uid]);
  if (status === 'pending' || status === 'rejected' || status === 'blocked') await setStatus(nurse.uid, status);
  if (status === 'paired, the client blocked') await setStatus(uid, 'blocked');
  if (status === 'paired, the client deleted') {
    await system.database.pool.query('delete from users where uid = $1', [uid]);
  }
  return status === 'paired, asking in another domain' ? { ...fixture, programme: 'zelfhulptabak' } : fixture;
}

function getUrl({ path }: Route, { nurse, client, programme }: Scene): string {
  const filledPath = path
    .replace(':domain', programme)
    .replace(':uid', String(client))
    .replace(':webformId', 'alcohol_1_1');
  return `http://${nurse.host}/api/nl${filledPath}`;
}

const getReads = async (uid: number) =>
  (await system.database.pool.query('select 1 from data_reads where uid = $1', [uid])).rows.length;

const standings = Object.keys(STANDINGS) as PairingStatus[];
const calls = ROUTES.filter(({ name }) => NURSE_CALLS.includes(name));
const cells = calls.flatMap((route) => standings.map((status) => ({ name: route.name, route, standing: status })));

describe('every call about a client', () => {
  it.each(cells)('$name answers a nurse who is $standing as stated', async ({ route, standing }) => {
    const fixture = await getScene(standing);
    const answer = await system.app.request(getUrl(route, fixture), { headers: fixture.nurse.headers });
    expect(answer.status).toBe(STANDINGS[standing]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    // A note is the nurse's own text: no data of the client are read.
    const isRead = answer.status === 200 && route.path.includes(':uid') && route.name !== 'get-client-note';
    expect(await getReads(fixture.client)).toBe(isRead ? 1 : 0);
  });

  it.each(standings)('the list and the removal stand with a nurse who is %s', async (status) => {
    const fixture = await getScene(status);
    const list = await system.app.request(`http://${fixture.nurse.host}/api/nl/get-clients-of-poh?search=`, {
      headers: fixture.nurse.headers,
    });
    const isLoggedIn = list.status === 200 && JSON.stringify(await list.json()).includes(`"uid":${fixture.client},`);
    expect(isLoggedIn).toBe(['paired', 'paired, asking in another domain'].includes(status));
    const removal = await system.app.request(`http://${fixture.nurse.host}/api/nl/remove-user-from-poh`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...fixture.nurse.headers },
      body: JSON.stringify({ client_uid: fixture.client, domain: fixture.programme }),
    });
    const expected = status === 'paired, the client blocked' ? 204 : STANDINGS[status];
    expect(removal.status).toBe(expected === 200 ? 204 : expected);
  });

  const ofOne = calls.filter(({ path }) => path.includes(':uid'));
  it.each(ofOne)('$name answers an unpaired client exactly as an absent one', async (route) => {
    const texts = [];
    for (const status of ['unpaired', 'asking for an absent one', 'paired with somebody else'] as const) {
      const fixture = await getScene(status);
      texts.push(await (await system.app.request(getUrl(route, fixture), { headers: fixture.nurse.headers })).text());
    }
    expect(new Set(texts)).toEqual(new Set(['{"message":"Deze pagina is er niet."}']));
  });
});
