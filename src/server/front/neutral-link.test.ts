import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningFront, startFront } from './front.fixture.ts';

let front: RunningFront;
beforeAll(async () => {
  front = await startFront({
    links: {
      reset: 'http://tabak.localhost/wachtwoord?token=abc',
      elsewhere: 'https://evil.example/',
      script: 'javascript:alert(1)',
    },
  });
});
afterAll(() => front.close());

const getFromLocalhost = (path: string) => front.get(path, {}, `localhost:${front.port}`);

describe('the neutral link of a mail', () => {
  test('leads from the bare host to the page on its own domain, kept by nobody, and logs nobody in', async () => {
    const answer = await getFromLocalhost('/l/reset');
    expect([answer.status, answer.headers.location]).toEqual([303, 'http://tabak.localhost/wachtwoord?token=abc']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test('that nobody made is no page', async () => {
    for (const path of ['/l/unknown', '/l/unknown', '/l/', '/l/reset/more', '/en/l/reset']) {
      expect((await getFromLocalhost(path)).headers.location ?? '', path).not.toContain('tabak');
    }
    expect((await getFromLocalhost('/l/unknown')).status).toBe(404);
  });

  test('never leads to another host or into a script', async () => {
    for (const path of ['/l/elsewhere', '/l/script']) expect((await getFromLocalhost(path)).status).toBe(404);
  });

  test('says so while the content system cannot tell where it leads', async () => {
    const answer = await getFromLocalhost('/l/broken');
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '300']);
    expect(answer.text).toContain('tel:08000113');
  });

  test('is followed for reading alone, and stands in no log', async () => {
    expect((await front.send('POST', '/l/reset')).status).toBe(405);
    expect((await front.send('HEAD', '/l/reset')).status).toBe(303);
    expect(front.printed()).not.toMatch(/reset|wachtwoord/);
  });
});
