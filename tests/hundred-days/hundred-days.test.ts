import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { sendWeeklyProgress } from '#src/cms/modules/buddies/weekly-progress.ts';
import { generateCode } from '#src/cms/modules/second-factor/totp.ts';
import { addBuddy } from '#src/contract/buddies.ts';
import { getClientRegistrations } from '#src/contract/client-details.ts';
import { getClients } from '#src/contract/clients.ts';
import { getStatistics } from '#src/contract/get-statistics.ts';
import { myData } from '#src/contract/my-data.ts';
import { pairNurse, parsePairingCode } from '#src/contract/nurse-pairing.ts';
import { currentUser } from '#src/contract/own-user.ts';
import { type GoalForm, getPlan } from '#src/contract/plans.ts';
import { login } from '#src/contract/sessions.ts';
import type { RegistrationLimits } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import { toDecimal } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { createWeek, WEEKDAYS } from '#src/rules/calendar/week.ts';
import { prefillUsage } from '#src/rules/plan/usage-from-days.ts';
import { expectSuccess, PASSWORD, participant } from '#tests/support/accounts.ts';
import { getDays, submitPlan, submitRegistration } from '#tests/support/days.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { getDateOfDay, getFilled, getGoal, getRange, getWeekdayOfDay, type LivedPlan } from './count-days.ts';
import { countPlaces } from './count-locations.ts';
import { readPlaces } from './read-locations.tsx';
import { FIRST, HUNDRED, makePeople, type UserHistory } from './user-histories.ts';

const DAY = 86_400_000;
type Account = Awaited<ReturnType<typeof participant>>;

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true });
});
afterAll(() => system.close());

const toTyped = (amount: number) => String(amount).replace('.', ',');
const createWeekTyped = (week: readonly number[]) =>
  createWeek((weekday) => toTyped(week[WEEKDAYS.indexOf(weekday)] ?? 0));

async function savePlan(account: Account, { life }: UserHistory, plan: LivedPlan) {
  const form: GoalForm = {
    usage: createWeekTyped(plan.usage),
    goal: createWeekTyped(plan.target),
    stopOrReduce: plan.isStop ? 'stop' : 'reduce',
    immediateOrGradual: 'gradual',
    ...(plan.isLowerKept && { risingGoals: 'keep_lower' }),
  };
  expectSuccess(await submitPlan(account, form));
  life.plans.push(plan);
}

/** Replaces reducing by stopping, from the usage that the wizard fills in after the relapse. */
async function changeToStop(account: Account, person: UserHistory, today: number) {
  const storedCurrentPlan = expectSuccess(await account.client.call(getPlan));
  const [first, inForce] = [storedCurrentPlan?.inForce[0]?.usage, storedCurrentPlan?.inForce.at(-1)?.usage];
  const limits = getDomain(person.domain).registration as RegistrationLimits;
  const context = first && inForce ? { first, inForce } : null;
  const filledPrefilledUsage = prefillUsage(
    await getDays(account),
    getDateOfDay(today) as CalendarDate,
    limits,
    context,
  );
  const usage = WEEKDAYS.map((weekday) => Number(toDecimal(filledPrefilledUsage?.usage[weekday] ?? (0 as never))));
  const goalsBefore = getRange(today, today + 60).map((day) => getGoal(person.life, day));
  await savePlan(account, person, { savedOn: today, isStop: true, usage, target: Array(7).fill(0), isLowerKept: true });
  getRange(today, today + 60).forEach((day, index) => {
    expect(getGoal(person.life, day), getDateOfDay(day)).toBeLessThanOrEqual(goalsBefore[index] ?? 0);
  });
}

/** Saves the plans of a day, before it is filled in. */
async function plan(name: string, account: Account, person: UserHistory, today: number) {
  const first = { savedOn: today, isLowerKept: false };
  if (name === 'drinker' && today === FIRST) {
    await savePlan(account, person, {
      ...first,
      isStop: false,
      usage: [2, 3, 2, 2, 5, 6, 3],
      target: Array(7).fill(1),
    });
  }
  if (name === 'smoker' && today === FIRST) {
    await savePlan(account, person, { ...first, isStop: true, usage: Array(7).fill(14), target: Array(7).fill(0) });
  }
  if (name === 'drinker' && today === FIRST + 22) await changeToStop(account, person, today);
}

/** Returns the expected mail to the buddy on a Monday about the week before it. */
function mailCounted({ life }: UserHistory, today: number): string {
  const open = getRange(Math.max(today - 7, life.start), today - 1);
  const filledCount = getFilled(life, open).length;
  return filledCount === 0
    ? 'Een berichtje van jou kan deze week veel doen.'
    : `Vorige week: ${filledCount} van de ${open.length} dagen ingevuld.`;
}

/** Returns the sentences about a week in the mails to a buddy. */
const getWeeksWritten = (buddy: string) =>
  system.mails
    .filter(({ to }) => to === buddy)
    .flatMap(({ text }) => /Vorige week: [^.]*\.|Een berichtje van jou [^.]*\./.exec(text)?.[0] ?? [])
    .toSorted();

it('hundred days of three people come to the same numbers in every place', async () => {
  const nurse = await participant(system, { domain: 'guided' });
  const code = parsePairingCode(expectSuccess(await nurse.client.call(currentUser)).fields) ?? '';
  const people = await Promise.all(
    Object.entries(makePeople()).map(async ([name, person]) => {
      const account = await participant(system, { domain: person.domain });
      await system.database.pool.query('update users set validated_at = now() where uid = $1', [account.uid]);
      expectSuccess(await account.client.call(pairNurse, { body: { pairingCode: code } }));
      const buddy = `${randomUUID()}@example.nl`;
      expectSuccess(await account.client.call(addBuddy, { body: { name: 'Robin', email: buddy }, key: randomUUID() }));
      const accepted = [
        "update buddies set state = 'accepted', answered_at = $1 where uid = $2",
        [system.clock.now(), account.uid],
      ] as const;
      await system.database.pool.query(accepted[0], [...accepted[1]]);
      return { name, person, account, buddy, mails: [] as string[] };
    }),
  );
  const comparison: string[] = [];
  for (const dayIndex of HUNDRED) {
    const today = FIRST + dayIndex;
    const date = getDateOfDay(today) as CalendarDate;
    await system.database.pool.query('delete from limits');
    if (getWeekdayOfDay(today) === 0) {
      await sendWeeklyProgress(system.system);
      for (const { person, mails } of people) mails.push(mailCounted(person, today));
    }
    for (const { name, person, account } of people) {
      // A session of daily use ends too, at most 180 days after the login; the silent user logs in three times.
      if (dayIndex % 20 === 0 || person.checkpoints.includes(dayIndex)) {
        expectSuccess(await account.client.call(login, { body: { mail: account.mail, password: PASSWORD } }));
      }
      await plan(name, account, person, today);
      const amount = person.amountOn(dayIndex);
      if (amount !== null) {
        expectSuccess(await submitRegistration(account, { date, amount: toTyped(amount) }));
        person.life.amounts.set(today, amount);
      }
    }
    const lookedPeoples = people.filter(({ person }) => person.checkpoints.includes(dayIndex));
    if (lookedPeoples.length > 0) {
      const factor = generateCode(nurse.secret, system.clock.now());
      if (dayIndex > 0)
        expectSuccess(await nurse.client.call(login, { body: { mail: nurse.mail, password: PASSWORD, code: factor } }));
      const clients = expectSuccess(await nurse.client.call(getClients)).rows;
      for (const { name, person, account } of lookedPeoples) {
        const params = { domain: `zelfhulp${person.domain === 'tobacco' ? 'tabak' : person.domain}`, uid: account.uid };
        const pages = await Promise.all(
          [0, 1].map(async (page) =>
            expectSuccess(await nurse.client.call(getClientRegistrations, { params, query: { page } })),
          ),
        );
        const clientDays = pages.slice(0, pages[0]?.pager?.totalPages ?? 1).flatMap(({ rows: entities }) => entities);
        const client = clients.find(({ uid }) => uid === account.uid);
        if (!client) throw new Error(`${name} is no client.`);
        const read = readPlaces({
          domain: person.domain,
          today: date,
          days: await getDays(account),
          figures: expectSuccess(await account.client.call(getStatistics)),
          own: expectSuccess(await account.client.call(myData)),
          client,
          clientDays,
        });
        expect(read, `${name}, day ${dayIndex + 1}`).toEqual(countPlaces(person.life, today));
        comparison.push(`${name} ${dayIndex}`);
      }
    }
    system.clock.pass(DAY);
  }
  expect(comparison).toHaveLength(22);
  for (const { buddy, mails } of people) {
    await vi.waitFor(() => expect(getWeeksWritten(buddy)).toEqual(mails.toSorted()), {
      timeout: 60_000,
      interval: 100,
    });
  }
});
