import { expect, it, vi } from 'vitest';
import { BACK_ENDS } from '#src/contract/back-ends.ts';
import { importMyData, myData } from '#src/contract/my-data.ts';
import { makeClient } from './client.ts';

it('the export and the import of all data succeed on a slow line', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const fetch = async (url: string | URL | Request) => {
    if (String(url).includes('token')) {
      return new Response('t'.repeat(43), { headers: { 'content-type': 'text/plain' } });
    }
    await new Promise((resolve) => setTimeout(resolve, 15_000));
    return Response.json({ found: {}, added: null });
  };
  const client = makeClient({ base: '/api', language: 'nl', fetch, backend: BACK_ENDS.embedded });
  const results = Promise.all([client.call(myData), client.call(importMyData, { body: { file: {}, write: false } })]);
  for (let time = 0; time < 4; time += 1) await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect((await results).map(({ ok }) => ok)).toEqual([true, true]);
});
