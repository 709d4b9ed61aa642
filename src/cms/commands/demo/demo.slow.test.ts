import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readBuddies } from '#src/contract/buddies.ts';
import { getClientExercises } from '#src/contract/client-details.ts';
import { getClients } from '#src/contract/clients.ts';
import { getStatistics } from '#src/contract/get-statistics.ts';
import { getPersonalTexts } from '#src/contract/hard-moment/personal-texts.ts';
import { getUnreadCount, readMessage } from '#src/contract/message.ts';
import { myData } from '#src/contract/my-data.ts';
import { currentUser } from '#src/contract/own-user.ts';
import { login } from '#src/contract/sessions.ts';
import { listSubmissions } from '#src/contract/submissions.ts';
import { defineView } from '#src/contract/views.ts';
import { DOMAINS, getDomain } from '#src/domains/index.ts';
import { expectFailure, expectSuccess, participant } from '#tests/support/accounts.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { getDays } from '#tests/support/days.ts';
import { setUpFactor } from '#tests/support/second-factor.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { PERSONAL_DATA } from '../../compose.ts';
import { loadStarter } from '../../starter/load.ts';
import { addDemo, type DemoLogin, removeDemo } from './add-demo.ts';

let system: TestSystem;
let logins: readonly DemoLogin[];
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
  await loadStarter(system.database.db);
  logins = await addDemo(system.system);
});
afterAll(() => system.close());

const MESSAGES = { params: { view: 'messages', display: 'list' } } as const;

function find(address: string): DemoLogin {
  const demoLogin = logins.find((login) => login.address === address);
  if (!demoLogin) throw new Error(`${address} is not in the demo.`);
  return demoLogin;
}

async function loggedIn({ domain, mail, password }: DemoLogin) {
  const browser = createBrowser(system.app, { domain });
  expectSuccess(await browser.client.call(login, { body: { mail, password } }));
  return browser;
}

describe('the people of the demo', () => {
  it('are of every programme: after three weeks, on the first day and after the last, and a nurse', () => {
    const days = Map.groupBy(logins, ({ domain }) => domain);
    expect([...days.keys()]).toEqual(DOMAINS.map(({ key }) => key));
    for (const [domain, people] of days) {
      expect(people.map(({ day }) => day)).toEqual(domain === 'guided' ? [1] : [22, 1, 50]);
    }
  });

  it('talk on the forum of every programme, in the order of their days, with counts that are right', async () => {
    const result = await system.database.pool.query(`
      select p.domain, count(*)::int as posts, sum(p.comments)::int as comments,
        bool_and(p.created_at <= now()) as "isPast",
        bool_and((select array_agg(c.cid order by c.created_at, c.cid) = array_agg(c.cid order by c.number)
          from comments c where c.nid = p.nid)) as "isInOrder"
      from forum_posts p join users u on u.uid = p.uid group by 1`);
    expect(result.rows).toHaveLength(6);
    for (const row of result.rows) {
      expect(row).toMatchObject({ posts: 3, comments: 15, isPast: true, isInOrder: true });
    }
    const { rows } = await system.database.pool.query(`
      select k.tid from forum_counts k
      left join (select domain, tid, count(*) as posts, sum(comments) as comments from forum_posts group by 1, 2) p
        using (domain, tid)
      where k.posts is distinct from coalesce(p.posts, 0) or k.comments is distinct from coalesce(p.comments, 0)`);
    expect(rows).toEqual([]);
  });

  it('have a diary, buddies who answered, and messages of which the latest wait', async () => {
    const browser = await loggedIn(find('halverwege.alcohol'));
    const { fields } = expectSuccess(await browser.client.call(currentUser));
    expect(readBuddies(fields).map(({ name, status }) => [name, status])).toEqual([
      ['Robin', 'accepted'],
      ['Kim', 'sent'],
    ]);
    const { rows } = expectSuccess(await browser.client.call(defineView(readMessage), MESSAGES));
    const createdTimes = rows.map(({ created }) => created);
    expect(createdTimes).toEqual(createdTimes.toSorted().reverse());
    expect([getUnreadCount(fields), rows.length > 5]).toEqual([2, true]);
    const exported = expectSuccess(await browser.client.call(myData));
    expect(exported).toMatchObject({ diary: [{}, {}, {}] });
  });

  it('follow a nurse, who sets up her second step and then reads their days and their exercises', async () => {
    const browser = await loggedIn(find('praktijk.begeleid'));
    expect(expectFailure(await browser.client.call(getClients))).toBe(403);
    await setUpFactor(system, browser);
    const { rows: entities } = expectSuccess(await browser.client.call(getClients));
    expect(entities).toHaveLength(10);
    for (const { uid, domain, completedRegistrations } of entities) {
      expect(completedRegistrations).toBeGreaterThan(15);
      const answers = expectSuccess(await browser.client.call(getClientExercises, { params: { uid, domain } }));
      expect(answers.length).toBeGreaterThan(10);
    }
  });

  it('log in with the password that is told, and have believable days', async () => {
    for (const person of logins.filter(({ domain }) => getDomain(domain).registration !== null)) {
      const browser = await loggedIn(person);
      const userStatistics = expectSuccess(await browser.client.call(getStatistics));
      expect(userStatistics.total).toBe(person.day);
      const days = Object.values(await getDays(browser));
      const items = days.flatMap((day) => day.items);
      if (person.stage === 'eerste-dag') {
        expect([items.length, days.some(({ goal }) => goal !== null)]).toEqual([0, false]);
        continue;
      }
      if (person.stage === 'halverwege') expect(userStatistics.completed).toBe(21);
      const { maximum = 0 } = getDomain(person.domain).registration ?? {};
      expect(userStatistics.completed).toBeGreaterThan(person.day * 0.8);
      expect(userStatistics.success + userStatistics.failed).toBe(userStatistics.completed);
      expect(userStatistics.success).toBeGreaterThan(userStatistics.failed);
      expect(items.some(({ note }) => note !== null)).toBe(true);
      expect(Math.max(...items.map(({ amount }) => amount))).toBeLessThanOrEqual(maximum * 100);
    }
  });

  it('did the exercises of the phases behind them: none on the first day, three halfway, everything at the end', async () => {
    for (const person of logins) {
      if (person.stage === 'praktijk') continue;
      const { client } = await loggedIn(person);
      const { submissions } = expectSuccess(await client.call(listSubmissions, {}));
      const phases = new Set(submissions.map(({ webform }) => webform.split('_').at(-2)));
      const [min, max] = { 'eerste-dag': [0, 0], halverwege: [15, 15], klaar: [30, 60] }[person.stage] as [
        number,
        number,
      ];
      expect(submissions.length).toBeGreaterThanOrEqual(min);
      expect(submissions.length).toBeLessThanOrEqual(max);
      if (person.stage === 'halverwege') expect([...phases].sort()).toEqual(['1', '2', '3']);
      for (const { answers, labels } of submissions)
        expect(Object.keys(labels).sort()).toEqual(Object.keys(answers).sort());
    }
  });

  it('keep for a hard moment what people would: who is called is a person', async () => {
    const names = [];
    for (const person of logins.filter(({ stage }) => stage === 'klaar')) {
      const { client } = await loggedIn(person);
      names.push(expectSuccess(await client.call(getPersonalTexts)).person?.name);
    }
    expect(new Set(names)).toEqual(new Set(['My sister', undefined]));
    expect(names.filter(Boolean)).toHaveLength(5);
  });

  it('are the same when they are added again, with what they did meanwhile', async () => {
    const [first] = logins;
    if (!first) throw new Error('Nobody is in the demo.');
    const { uid } = expectSuccess(await (await loggedIn(first)).client.call(currentUser));
    await system.database.pool.query('update users set password_hash = null, nickname = $1 where uid = $2', ['X', uid]);
    expect(await addDemo(system.system)).toEqual(logins);
    expect(expectSuccess(await (await loggedIn(first)).client.call(currentUser))).toMatchObject({ uid, nickname: 'X' });
    const { rows } = await system.database.pool.query('select from users');
    expect(rows.length).toBe(logins.length);
  });

  it('leave nothing behind, and nobody else goes with them', async () => {
    const real = await participant(system);
    expect(await removeDemo(system.system)).toBe(logins.length);
    for (const table of PERSONAL_DATA.flatMap(({ tables }) => tables)) {
      const { rows } = await system.database.pool.query(`select from ${table} where uid <> $1 and uid <> 0`, [
        real.uid,
      ]);
      expect([table, rows.length]).toEqual([table, 0]);
    }
    expectSuccess(await real.client.call(currentUser));
    for (const { domain, mail, password } of logins.slice(0, 1)) {
      const { client } = createBrowser(system.app, { domain });
      expect(expectFailure(await client.call(login, { body: { mail, password } }))).toBe(400);
    }
    expect(await removeDemo(system.system)).toBe(0);
  });
});
