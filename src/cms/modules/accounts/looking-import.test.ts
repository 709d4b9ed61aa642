import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { toLookingFile } from '#src/contract/looking-file.ts';
import { importMyData, myData } from '#src/contract/my-data.ts';
import type { DomainKey, UnitKey } from '#src/domains/domain.ts';
import { parseDecimal } from '#src/rules/amounts/amount.ts';
import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { Cents } from '#src/rules/fields/amounts.ts';
import type { LookingWeek, ObservedDay, TrialDay } from '#src/rules/looking/read-week.ts';
import { expectFailure, expectSuccess, participant } from '#tests/support/accounts.ts';
import { CONTENT_FIXTURE } from '#tests/support/content-fixture.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { community } from '../../starter/community/community.ts';
import { loadStarter } from '../../starter/load.ts';
import { insertStarterCommunity } from '../../starter/load-community.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
  await loadStarter(system.database.db, CONTENT_FIXTURE);
  await system.database.db.transaction((tx) => insertStarterCommunity(tx, community));
});
afterAll(() => system.close());

type Participant = Awaited<ReturnType<typeof participant>>;
type File = NonNullable<ReturnType<typeof toLookingFile>>;

interface Data {
  readonly account: Readonly<Record<string, unknown>>;
  readonly registrations: readonly Readonly<Record<string, unknown>>[];
  readonly figures: Readonly<Record<string, unknown>> | null;
}

const getToday = () => system.clock.now().toISOString().slice(0, 10) as CalendarDate;

const getTrial = (date: CalendarDate): TrialDay => {
  const answers = { words: null, amount: parseDecimal('1'), felt: 'same' } as const;
  return { uuid: randomUUID(), date, what: 'none', ...answers };
};

/** Returns a week: day 1 and three later days are noted, one of them without use, and one is not remembered. */
function getWeek(domain: DomainKey, lookingWeek: Partial<LookingWeek> = {}): LookingWeek {
  const first = addDays(getToday(), -7);
  const getDay = (amount: string, extraValues: Partial<ObservedDay> = {}): ObservedDay => {
    return { uuid: randomUUID(), amount: parseDecimal(amount), cost: null, place: null, company: null, ...extraValues };
  };
  const cost = domain === 'gambling' ? (4113 as Cents) : null;
  const days: LookingWeek['days'] = {
    [addDays(first, 1)]: getDay('2', { place: 'home', company: 'alone', cost }),
    [addDays(first, 2)]: 'unknown',
    [addDays(first, 4)]: getDay('0'),
    [addDays(first, 6)]: getDay('3', { place: 'work_school' }),
  };
  const weekMembers = { id: randomUUID(), domain, unit: domain as UnitKey, first, call: 'none' } as const;
  const rest = { price: 1250 as Cents, size: 2000, rulers: { first: null, now: null }, trial: getTrial(getToday()) };
  return { ...weekMembers, days, ...rest, ...lookingWeek };
}

const importData = ({ client }: Participant, file: File) => client.call(importMyData, { body: { file, write: true } });
const getData = async ({ client }: Participant) => expectSuccess(await client.call(myData)) as unknown as Data;

/** Returns the fields that an exported row and a row of the file have in common. */
const toRow = ({ uuid, date, amount, euros, place, company }: Readonly<Record<string, unknown>>) => ({
  ...{ uuid, date, amount: Number(amount), place: place ?? null, company: company ?? null },
  euros: euros === undefined || euros === null ? null : Number(String(euros).replace(',', '.')),
});

it.each(['alcohol', 'tobacco', 'gambling', 'cannabis', 'cocaine'] as const)(
  'the days of a week of looking are in the account of %s, field by field',
  async (domain) => {
    const me = await participant(system, { domain });
    const week = getWeek(domain, domain === 'tobacco' ? { unit: 'vape-moments' } : {});
    const file = toLookingFile(week) as File;
    expect(file.registrations).toHaveLength(4);
    const { found, added } = expectSuccess(await importData(me, file));
    expect([found.registrations, added?.registrations]).toEqual([4, 4]);
    const { account, registrations, figures } = await getData(me);
    expect(registrations.map(toRow)).toEqual(file.registrations.map((row) => toRow({ ...row })));
    expect(account).toMatchObject({
      registrationsStart: addDays(week.first, 1),
      programStart: getToday(),
      unit: file.account.unit,
    });
    // Vaping moments and gambled euros have no price.
    const hasPrice = domain !== 'gambling' && domain !== 'tobacco';
    if (hasPrice) expect(figures).toMatchObject({ price: 1250, size: 2000 });
    else expect(figures?.price ?? null).toBeNull();
  },
);

it('the days of two windows at once, and once more after a lost answer, are in the account once', async () => {
  const me = await participant(system);
  const file = toLookingFile(getWeek('alcohol')) as File;
  const results = await Promise.all([importData(me, file), importData(me, file)]);
  const secondResult = await importData(me, file);
  const additions = [...results, secondResult].map((result) => expectSuccess(result).added?.registrations ?? 0);
  expect(additions.reduce((sum, count) => sum + count, 0)).toBe(4);
  expect(expectSuccess(secondResult).added?.registrations).toBe(0);
  expect((await getData(me)).registrations.map(toRow)).toEqual(file.registrations.map((row) => toRow({ ...row })));
});

it('a day that has not begun by the clock of the server is refused with its words, and nothing is written', async () => {
  const me = await participant(system);
  const nextWeek = getWeek('alcohol', { trial: getTrial(addDays(getToday(), 1)) });
  const refusal = await importData(me, toLookingFile(nextWeek) as File);
  expect(expectFailure(refusal)).toBe(422);
  expect(refusal.ok ? '' : refusal.failure.fields?.file).toMatch(/^Je dagen, nummer 4 /);
  expect((await getData(me)).registrations).toEqual([]);
});

it('days in another unit than those of the account are refused with their words, and nothing is written', async () => {
  const me = await participant(system, { domain: 'tobacco' });
  expectSuccess(await importData(me, toLookingFile(getWeek('tobacco')) as File));
  const otherImport = await importData(me, toLookingFile(getWeek('tobacco', { unit: 'vape-moments' })) as File);
  expect(expectFailure(otherImport)).toBe(422);
  expect(otherImport.ok ? '' : otherImport.failure.fields?.file).toMatch(/\w/);
  expect((await getData(me)).registrations).toHaveLength(4);
});
