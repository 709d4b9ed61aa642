import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { resetProgress } from '#src/contract/account.ts';
import { getAchievedBadges, readBadge, readMilestone } from '#src/contract/badge.ts';
import { createDiaryEntry } from '#src/contract/diary.ts';
import { getUnreadCount, readMessage } from '#src/contract/message.ts';
import { myData } from '#src/contract/my-data.ts';
import { currentUser } from '#src/contract/own-user.ts';
import { updateMessage } from '#src/contract/update-message.ts';
import { getView } from '#src/contract/views.ts';
import type { BadgeEvent } from '#src/rules/badges/badge-rule.ts';
import type { Praise } from '#src/rules/praise/get-praise.ts';
import { DRAWINGS } from '#src/ui/drawing/drawings.ts';
import { expectFailure, expectSuccess } from '#tests/support/accounts.ts';
import { createCommunity, createMember, type Member, post } from '#tests/support/community.ts';
import { createUniformWeek, submitPlan } from '#tests/support/days.ts';
import { recordQueries } from '#tests/support/record-queries.ts';
import type { TestSystem } from '#tests/support/test-system.ts';
import { recordEvents } from './record-event.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await createCommunity(inject('databaseUrl'));
});
afterAll(() => system.close());

const does = ({ uid }: Member, event: BadgeEvent) =>
  system.system.jobs.transact((tx) => recordEvents(tx, system.system, { uid, events: [event] }));
const createDay = (
  registeredDays: number,
  outcome: Praise | 'above' = 'neutral',
  isWeekOfSuccess = false,
): BadgeEvent => ({
  kind: 'day-registered',
  registeredDays,
  isAboveGoal: outcome === 'above',
  praise: outcome === 'above' ? 'neutral' : outcome,
  isWeekOfSuccess,
});

async function list<T>({ client }: Member, view: string, read: (raw: unknown) => T): Promise<readonly T[]> {
  return expectSuccess(await client.call(getView, { params: { view, display: 'list' } })).rows.map(read);
}
const getBadges = (me: Member) => list(me, 'badges', readBadge);
const getMilestones = (me: Member) => list(me, 'milestones', readMilestone);
const getMessages = (me: Member) => list(me, 'messages', readMessage);
const achieved = async (me: Member) =>
  (await getBadges(me)).filter(({ awarded }) => awarded !== null).map(({ name }) => name);

describe('a badge', () => {
  it.each<readonly [string, readonly BadgeEvent[], readonly string[]]>([
    ['the first day', [createDay(1)], ['Eerste stap']],
    ['a day above the goal', [createDay(1, 'above')], ['Eerste stap', 'Toch ingevuld']],
    ['a day lower than at the start', [createDay(1, 'fact')], ['Eerste stap', 'Een stap lager']],
    [
      'a week of success',
      [createDay(7, 'goal', true)],
      ['Eerste stap', 'Week in beeld', 'Doel geraakt', 'Een hele week'],
    ],
    ['a plan', [{ kind: 'plan-made' }], ['Mijn plan']],
    [
      'two phases',
      [
        { kind: 'phase-done', phase: 2 },
        { kind: 'phase-done', phase: 5 },
      ],
      ['Fase 2 klaar', 'Fase 5 klaar'],
    ],
    ['a phase that there is no badge of', [{ kind: 'phase-done', phase: 7 }], []],
    ['all exercises', [{ kind: 'exercise-done' }, { kind: 'all-exercises-done' }], ['Begonnen', 'Alles gedaan']],
    ['a buddy', [{ kind: 'buddy-accepted' }], ['Niet alleen']],
  ])('is given for %s', async (_, events, names) => {
    const me = await createMember(system);
    for (const event of events) await does(me, event);
    expect(await achieved(me)).toEqual(names);
  });

  it('is given once, with one message, however often and at once the event is done', async () => {
    const me = await createMember(system);
    await Promise.all(Array.from({ length: 10 }, () => does(me, createDay(3))));
    await does(me, createDay(4));
    expect(await achieved(me)).toEqual(['Eerste stap']);
    expect(await getMessages(me)).toHaveLength(1);
  });

  it('has one message with the others that the same event brings', async () => {
    const me = await createMember(system);
    const queries = await recordQueries(() => does(me, createDay(7, 'goal', true)));
    expect(queries.filter(({ text }) => text.startsWith('insert into "messages"'))).toHaveLength(1);
    expect(await getMessages(me)).toHaveLength(1);
  });

  it('is kept with its event, or not at all', async () => {
    const me = await createMember(system);
    const failing = system.system.jobs.transact(async (tx) => {
      await recordEvents(tx, system.system, { uid: me.uid, events: [createDay(1)] });
      throw new Error('The event was not kept.');
    });
    await expect(failing).rejects.toThrow('not kept');
    expect([await achieved(me), await getMessages(me)]).toEqual([[], []]);
  });

  it('comes with the first diary entry and the first post', async () => {
    const me = await createMember(system);
    const body = { title: 'Een', body: 'Twee', entryDate: '2026-11-20' };
    for (let time = 0; time < 2; time += 1) {
      expectSuccess(await me.client.call(createDiaryEntry, { body, key: randomUUID() }));
      await post(me);
    }
    expect(await achieved(me)).toEqual(['Voor mezelf geschreven', 'Ik laat van me horen']);
  });

  it('is not there for close ones', async () => {
    const me = await createMember(system, { domain: 'close-ones' });
    await post(me);
    await does(me, { kind: 'buddy-accepted' });
    expect([await getBadges(me), await getMilestones(me), await getMessages(me)]).toEqual([[], [], []]);
  });

  it('has a medallion of our own, in both languages', async () => {
    const [dutch, english] = [await createMember(system), await createMember(system, { language: 'en' })];
    const [nl, en] = [await getBadges(dutch), await getBadges(english)];
    expect(nl).toHaveLength(24);
    for (const [index, badge] of nl.entries()) {
      expect(badge.image?.kind === 'drawing' && badge.image.name in DRAWINGS).toBe(true);
      expect(nl.filter(({ image }) => isDeepStrictEqual(image, badge.image))).toHaveLength(1);
      expect([en[index]?.id, en[index]?.name === badge.name]).toEqual([badge.id, false]);
    }
  });
});

describe('a milestone', () => {
  it('has a drawing of its own, which no other milestone and no badge has', async () => {
    const me = await createMember(system);
    const milestones = await getMilestones(me);
    expect(milestones).toHaveLength(4);
    for (const { image } of milestones) {
      expect(image?.kind === 'drawing' && DRAWINGS[image.name as keyof typeof DRAWINGS].kind).toBe('medal');
      const matchingMilestones = [...milestones, ...(await getBadges(me))].filter((milestone) =>
        isDeepStrictEqual(milestone.image, image),
      );
      expect(matchingMilestones).toHaveLength(1);
    }
  });

  it('shows the rounded share of its badges', async () => {
    const me = await createMember(system);
    const readProgress = async () => (await getMilestones(me)).map((milestone) => [milestone.name, milestone.progress]);
    expect(await readProgress()).toEqual([
      ['Kijken', 0],
      ['Kiezen', 0],
      ['Leren', 0],
      ['Samen', 0],
    ]);
    await does(me, createDay(7, 'goal'));
    await does(me, { kind: 'exercise-done' });
    await does(me, { kind: 'phase-done', phase: 1 });
    expect(await readProgress()).toEqual([
      ['Kijken', 40],
      ['Kiezen', 25],
      ['Leren', 25],
      ['Samen', 0],
    ]);
    const badges = new Map((await getBadges(me)).map(({ id, name }) => [id, name]));
    const [, choosing] = await getMilestones(me);
    expect(choosing?.badges.map((id) => badges.get(id))).toEqual([
      'Mijn plan',
      'Een stap lager',
      'Doel geraakt',
      'Een hele week',
    ]);
  });
});

describe('the badge of a plan', () => {
  const REDUCE = { usage: createUniformWeek('20'), stopOrReduce: 'reduce', immediateOrGradual: 'gradual' } as const;

  it('comes with a plan that lowers something, and with no other', async () => {
    const me = await createMember(system);
    expectSuccess(await submitPlan(me, { ...REDUCE, goal: createUniformWeek('20') }));
    expect(await achieved(me)).toEqual([]);
    expectSuccess(await submitPlan(me, { ...REDUCE, goal: createUniformWeek('19') }));
    expect(await achieved(me)).toEqual(['Mijn plan']);
  });
});

describe('messages', () => {
  it('say in the reader’s language what they are about, and are unread until they are opened', async () => {
    const me = await createMember(system, { language: 'en' });
    await does(me, createDay(1));
    system.clock.pass(60_000);
    await does(me, { kind: 'plan-made' });
    const [newestMessage, oldest] = await getMessages(me);
    expect(newestMessage).toMatchObject({
      text: 'You have a badge: My plan. You’ve chosen a plan, and you can adjust it at any time.',
      isRead: false,
    });
    expect(oldest).toMatchObject({ template: 'badge', isRead: false });
    const toOwn = async () => expectSuccess(await me.client.call(currentUser)).fields;
    expect([getAchievedBadges(await toOwn()).length, getUnreadCount(await toOwn())]).toEqual([2, 2]);
    const params = { id: newestMessage?.id ?? 0 };
    const read = expectSuccess(await me.client.call(updateMessage, { params, body: { read: true } }));
    expect(read).toEqual({ ...newestMessage, isRead: true });
    expect(getUnreadCount(await toOwn())).toBe(1);
    expectSuccess(await me.client.call(updateMessage, { params, body: { read: false } }));
    expect(getUnreadCount(await toOwn())).toBe(2);
  });

  it('of somebody else are absent', async () => {
    const [me, otherMember] = [await createMember(system), await createMember(system)];
    await does(otherMember, createDay(1));
    const [message] = await getMessages(otherMember);
    for (const id of [message?.id ?? 0, 987_654]) {
      expect(expectFailure(await me.client.call(updateMessage, { params: { id }, body: { read: true } }))).toBe(404);
    }
    expect(await getMessages(me)).toEqual([]);
    expect((await getMessages(otherMember))[0]?.isRead).toBe(false);
  });

  it('and badges stand in the own data, and stay when the programme is restarted', async () => {
    const me = await createMember(system);
    await does(me, createDay(1));
    expectSuccess(await me.client.call(resetProgress));
    expect(expectSuccess(await me.client.call(myData))).toMatchObject({
      badges: [{ name: 'Eerste stap' }],
      messages: [{ text: expect.stringContaining('Eerste stap') }],
    });
    expect(await achieved(me)).toEqual(['Eerste stap']);
  });

  it('is exported in the language of the account', async () => {
    const me = await createMember(system, { language: 'en' });
    await does(me, createDay(1));
    expect(expectSuccess(await me.client.call(myData))).toMatchObject({
      badges: [{ name: 'First step' }],
      messages: [{ text: expect.stringContaining('First step') }],
    });
  });
});
