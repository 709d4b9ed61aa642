import { afterAll, afterEach, beforeAll, describe, expect, inject, it, test } from 'vitest';
import { listSites, saveSite } from '#src/contract/desk/sites.ts';
import { getSiteConfig } from '#src/contract/get-site-config.ts';
import { updateGoal } from '#src/contract/plans.ts';
import { deleteRegistration, updateRegistration } from '#src/contract/registrations.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { NO_LIMITS, type SiteLimits } from '#src/domains/site-limits.ts';
import { expectSuccess, participant } from '#tests/support/accounts.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { createUniformWeek, getDays, submitPlan, submitRegistration } from '#tests/support/days.ts';
import { createStaffAccount } from '#tests/support/staff-account.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

const TODAY = '2026-11-20';

let system: TestSystem;
let administrator: Awaited<ReturnType<typeof createStaffAccount>>['client'];
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
  administrator = (await createStaffAccount(system, 'administrator')).client;
});
afterAll(() => system.close());

async function set(domain: DomainKey, limits: Partial<SiteLimits>) {
  const match = expectSuccess(await administrator.call(listSites)).find((site) => site.domain === domain);
  if (!match) throw new Error(`No site of ${domain}.`);
  const { domain: _, ...body } = match;
  return administrator.call(saveSite, { params: { domain }, body: { ...body, limits: { ...body.limits, ...limits } } });
}

afterEach(async () => {
  for (const domain of ['alcohol', 'tobacco'] as const) expectSuccess(await set(domain, NO_LIMITS));
});

const markSeen = async (domain: DomainKey) =>
  expectSuccess(await createBrowser(system.app, { domain, language: 'nl' }).client.call(getSiteConfig)).limits;

const refuse = (fields: object) => ({ failure: { status: 400, fields } });
const tooHigh = (maximum: string) => refuse({ amount: `Vul een getal in van 0 tot en met ${maximum}.` });

describe('the limits of a site', () => {
  it('are of one domain, seen at the next request, and given back by emptying them', async () => {
    expect(await markSeen('alcohol')).toEqual(NO_LIMITS);
    const limits = { maximum: 12.5, checkFrom: 6, weeksInGroup: 4 };
    expect(expectSuccess(await set('alcohol', limits)).limits).toEqual(limits);
    expect([await markSeen('alcohol'), await markSeen('tobacco')]).toEqual([limits, NO_LIMITS]);
    expectSuccess(await set('alcohol', { maximum: null }));
    expect(await markSeen('alcohol')).toEqual({ ...limits, maximum: null });
  });

  test.each([
    [{ maximum: 12.25 }, ['limits.maximum']],
    [{ maximum: 1e21 }, ['limits.maximum']],
    [{ maximum: -3 }, ['limits.maximum']],
    [{ maximum: 5, checkFrom: 6, weeksInGroup: 0 }, ['limits.checkFrom', 'limits.weeksInGroup']],
  ])('%j is refused, by the schema of the form', async (limits, fields) => {
    const result = await set('alcohol', limits);
    const texts = Object.fromEntries(fields.map((field) => [field, expect.any(String)]));
    expect(result).toMatchObject({ failure: { status: 422, fields: texts } });
    expect(await markSeen('alcohol')).toEqual(NO_LIMITS);
  });

  it('are none where nothing is registered', async () => {
    expectSuccess(await set('guided', { maximum: 5, weeksInGroup: 3 }));
    expect(await markSeen('guided')).toEqual(NO_LIMITS);
  });
});

describe('a registration above the maximum of its site', () => {
  it('is refused with that maximum, and with everything else that is wrong', async () => {
    const person = await participant(system, { domain: 'alcohol', language: 'nl' });
    expectSuccess(await set('alcohol', { maximum: 12.5 }));
    expectSuccess(await submitRegistration(person, { date: TODAY, amount: '12,5' }));
    expect(await submitRegistration(person, { date: TODAY, amount: '13' })).toMatchObject(tooHigh('12.5'));
    expect(await submitRegistration(person, { date: TODAY, amount: '2000', place: 'maan' })).toMatchObject(
      refuse({ amount: expect.stringContaining('12.5'), where: expect.any(String) }),
    );
    expect((await getDays(person))[TODAY]?.items).toHaveLength(1);
  });

  it('is kept where the site allows more than the product', async () => {
    const person = await participant(system, { domain: 'alcohol', language: 'nl' });
    expect(await submitRegistration(person, { date: TODAY, amount: '60' })).toMatchObject(tooHigh('50'));
    expectSuccess(await set('alcohol', { maximum: 80 }));
    expectSuccess(await submitRegistration(person, { date: TODAY, amount: '60' }));
    expect(await submitRegistration(person, { date: TODAY, amount: '81' })).toMatchObject(tooHigh('80'));
  });

  it('stays where it was filled in before, and can be noted, lowered and taken away', async () => {
    const person = await participant(system, { domain: 'alcohol', language: 'nl' });
    const { sid } = expectSuccess(await submitRegistration(person, { date: TODAY, amount: '40' }));
    expectSuccess(await set('alcohol', { maximum: 10 }));
    expect((await getDays(person))[TODAY]?.total).toBe(4000);
    const change = (amount: string) =>
      person.client.call(updateRegistration, { params: { uuid: sid }, body: { amount } });
    expect(await change('39')).toMatchObject(tooHigh('10'));
    expectSuccess(await person.client.call(updateRegistration, { params: { uuid: sid }, body: { note: 'feest' } }));
    expectSuccess(await change('10'));
    expect((await getDays(person))[TODAY]?.total).toBe(1000);
    expectSuccess(await person.client.call(deleteRegistration, { params: { uuid: sid } }));
  });
});

describe('a registration that was kept above the maximum and is sent again as a whole', () => {
  const fullContent = { date: TODAY, amount: '40', cost: '', place: 'home', company: 'partner', note: 'feest' };

  it('keeps its amount, and takes the place, the company and the note', async () => {
    const person = await participant(system, { domain: 'alcohol', language: 'nl' });
    const { sid: uuid } = expectSuccess(await submitRegistration(person, { date: TODAY, amount: '40' }));
    expectSuccess(await set('alcohol', { maximum: 10 }));
    expectSuccess(await person.client.call(updateRegistration, { params: { uuid }, body: fullContent }));
    const item = { amount: 4000, place: 'home', company: 'partner', note: 'feest' };
    expect((await getDays(person))[TODAY]).toMatchObject({ total: 4000, items: [item] });
  });

  test.each(['39,5', '40.01', '41'])('is refused as a whole with another amount: %s', async (amount) => {
    const person = await participant(system, { domain: 'alcohol', language: 'nl' });
    const { sid: uuid } = expectSuccess(await submitRegistration(person, { date: TODAY, amount: '40' }));
    system.clock.pass(1);
    expectSuccess(await submitRegistration(person, { date: TODAY, amount }));
    expectSuccess(await set('alcohol', { maximum: 10 }));
    const body = { ...fullContent, amount };
    expect(await person.client.call(updateRegistration, { params: { uuid }, body })).toMatchObject(tooHigh('10'));
    expect((await getDays(person))[TODAY]?.items[0]).toMatchObject({ amount: 4000, note: null });
  });

  it('does not bring its amount back once it is lowered', async () => {
    const person = await participant(system, { domain: 'alcohol', language: 'nl' });
    const { sid: uuid } = expectSuccess(await submitRegistration(person, { date: TODAY, amount: '40' }));
    expectSuccess(await set('alcohol', { maximum: 10 }));
    const change = (amount: string) =>
      person.client.call(updateRegistration, { params: { uuid }, body: { ...fullContent, amount } });
    expectSuccess(await change('10'));
    expect(await change('40')).toMatchObject(tooHigh('10'));
    expect((await getDays(person))[TODAY]?.total).toBe(1000);
  });
});

describe('a plan above the maximum of its site', () => {
  const plan = { stopOrReduce: 'stop', immediateOrGradual: 'gradual' } as const;

  test.each(['alcohol', 'tobacco'] as const)(
    'is refused in %s, when it is made and when it is changed',
    async (domain) => {
      const person = await participant(system, { domain, language: 'nl' });
      const { sid } = expectSuccess(await submitPlan(person, { ...plan, usage: createUniformWeek('12') }));
      expectSuccess(await set(domain, { maximum: 10 }));
      const monday = { monday: 'Vul voor maandag een getal in van 0 tot en met 10.' };
      expect(await submitPlan(person, { ...plan, usage: createUniformWeek('11') })).toMatchObject(refuse(monday));
      const change = (usage: string) =>
        person.client.call(updateGoal, { params: { uuid: sid }, body: { ...plan, usage: createUniformWeek(usage) } });
      expect(await change('11')).toMatchObject(refuse(monday));
      expectSuccess(await change('10'));
    },
  );
});
