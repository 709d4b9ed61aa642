import { afterAll, beforeAll, describe, expect, inject, it, test } from 'vitest';
import { listMailLog } from '#src/contract/desk/mails.ts';
import { listJobs } from '#src/contract/desk/overview.ts';
import { listSites, saveSite } from '#src/contract/desk/sites.ts';
import { inviteStaff } from '#src/contract/desk/staff.ts';
import { getSiteConfig } from '#src/contract/get-site-config.ts';
import { expectFailure, expectSuccess, mailTo } from '#tests/support/accounts.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { createStaffAccount } from '#tests/support/staff-account.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { QUEUES } from '../../jobs/queues.ts';
import { maskAddress } from './mask-address.ts';
import { getNextRun } from './next-run.ts';

let system: TestSystem;
let client: Awaited<ReturnType<typeof createStaffAccount>>['client'];
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true });
  client = (await createStaffAccount(system, 'administrator')).client;
});
afterAll(() => system.close());

describe('the settings of a site', () => {
  const params = { domain: 'gambling' } as const;
  const getSite = async () => expectSuccess(await client.call(listSites)).find(({ domain }) => domain === 'gambling');
  const markSeen = async () =>
    expectSuccess(await createBrowser(system.app, { domain: 'gambling', language: 'en' }).client.call(getSiteConfig));

  it('are those of the record until they are set, and are seen at the next request', async () => {
    const { domain: _, ...before } = (await getSite()) ?? { domain: '' };
    const texts = { en: { title: ' Cookies ', body: 'May we?' } };
    const partner = { name: 'Jellinek', href: 'https://www.jellinek.nl', logo: null };
    const body = { ...before, name: 'Play less', supportPopup: false, cookieTexts: texts, partners: [partner] };
    const { version } = expectSuccess(await client.call(saveSite, { params, body: body as never }));
    const config = await markSeen();
    expect(config.siteName).toBe('Play less');
    expect(config.flags.supportPopup).toBe(false);
    expect(config.cookieTexts).toEqual({ title: 'Cookies', body: 'May we?' });
    expect(config.partners).toEqual([partner]);
    expectSuccess(await client.call(saveSite, { params, body: { ...before, version } as never }));
    expect(await markSeen()).toMatchObject({
      siteName: null,
      cookieTexts: null,
      partners: [],
      flags: { supportPopup: true },
    });
  });

  it('name what is refused, and then change nothing', async () => {
    const { domain: _, ...before } = (await getSite()) ?? { domain: '' };
    const half = { ...before, name: 'x'.repeat(81), cookieTexts: { nl: { title: 'Koekjes', body: '' } } };
    expect(await client.call(saveSite, { params, body: half as never })).toMatchObject({
      failure: { status: 422, fields: { name: expect.any(String), 'cookieTexts.nl.body': expect.any(String) } },
    });
    const bad = { ...before, name: 'Anders', partners: [{ name: 'X', href: 'http://x.nl', logo: null }] };
    expect(expectFailure(await client.call(saveSite, { params, body: bad as never }))).toBe(422);
    expect((await getSite())?.name).toBeNull();
    expect((await getSite())?.partners).toEqual([]);
    const pair = { ...bad, name: 'x'.repeat(81) };
    expect(await client.call(saveSite, { params, body: pair as never })).toMatchObject({
      failure: { fields: { name: expect.any(String), 'partners.0.href': expect.any(String) } },
    });
  });

  it('that two administrators save at once are all of the first one’s, and the second is told what stands', async () => {
    const { domain: _, ...before } = (await getSite()) ?? { domain: '' };
    const save = (name: string) => {
      const partners = [{ name, href: 'https://www.jellinek.nl', logo: null }];
      return client.call(saveSite, { params, body: { ...before, name, partners } as never });
    };
    const answers = await Promise.all([save('Ria'), save('Noor')]);
    const storedSite = await getSite();
    expect(storedSite?.partners[0]?.name).toBe(storedSite?.name);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ failure: { status: 412, detail: { current: storedSite } } });
  });

  it('are of a domain that there is', async () => {
    const { domain: _, ...body } = (await getSite()) ?? { domain: '' };
    expect(
      expectFailure(await client.call(saveSite, { params: { domain: 'nergens' as never }, body: body as never })),
    ).toBe(404);
  });
});

describe('the log of mails', () => {
  it('tells which mail went when, to nobody in full, and nothing of what it says', async () => {
    const invitation = { name: 'Kim', mail: 'kim.de.wit@praktijk.example.nl', role: 'editor', language: 'nl' } as const;
    expectSuccess(await client.call(inviteStaff, { body: invitation }));
    await mailTo(system, invitation.mail, /medewerker/);
    await expect
      .poll(async () => expectSuccess(await client.call(listMailLog, { query: { state: 'sent' } })).rows[0])
      .toMatchObject({ mail: 'staff-link', domain: 'alcohol', to: 'k…@p….nl', state: 'sent', tries: 1 });
    const answer = await client.call(listMailLog);
    expect(JSON.stringify(answer)).not.toMatch(/kim|Kim|praktijk|begin/);
    expect(expectSuccess(await client.call(listMailLog, { query: { state: 'given-up' } })).rows).toEqual([]);
    const past = expectSuccess(await client.call(listMailLog, { query: { page: 99 } }));
    expect([past.pager.currentPage, past.pager.totalItems]).toEqual([0, 1]);
  });

  test.each([
    ['kim@example.nl', 'k…@e….nl'],
    ['a@b.co.uk', 'a…@b….uk'],
    ['geen adres', '…@…'],
  ])('%s is told as %s', (url, text) => expect(maskAddress(url)).toBe(text));
});

describe('the health of jobs', () => {
  it('names every queue with what waits, what ran and when it runs next', async () => {
    const queues = expectSuccess(await client.call(listJobs));
    expect(queues.map(({ name }) => name)).toEqual(QUEUES.map(({ name }) => name));
    const daily = queues.find(({ name }) => name === 'daily-mails');
    expect(daily).toMatchObject({ waiting: expect.any(Number), failed: 0, nextRunAt: '2026-11-21T06:00:00.000Z' });
    expect(queues.find(({ name }) => name === 'mail')?.nextRunAt).toBeNull();
  });

  test.each([
    ['0 7 * * *', '2026-11-20T05:59:59Z', '2026-11-20T06:00:00.000Z'],
    ['0 7 * * *', '2026-11-20T06:00:00Z', '2026-11-21T06:00:00.000Z'],
    ['0 7 * * *', '2026-07-01T05:00:00Z', '2026-07-02T05:00:00.000Z'],
    ['0 9 * * 1', '2026-11-20T12:00:00Z', '2026-11-23T08:00:00.000Z'],
    ['17 3 * * *', '2026-03-28T12:00:00Z', '2026-03-29T01:17:00.000Z'],
    ['10,40 0-1,5-23 * * *', '2026-11-20T00:40:00Z', '2026-11-20T04:10:00.000Z'],
    ['10,40 0-1,5-23 * * *', '2026-11-20T18:11:00Z', '2026-11-20T18:40:00.000Z'],
    ['17 3 * * *', '2026-10-24T12:00:00Z', '2026-10-25T02:17:00.000Z'],
  ])('%s after %s is at %s', (cron, moment, next) => {
    expect(getNextRun(cron, new Date(moment)).toISOString()).toBe(next);
  });

  it('can tell the next time of every schedule there is', () => {
    for (const { cron } of QUEUES) if (cron) expect(getNextRun(cron, new Date()).getTime()).toBeGreaterThan(Date.now());
  });
});
