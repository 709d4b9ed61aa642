import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { deleteAccount, updateUser } from '#src/contract/account.ts';
import { moderateText } from '#src/contract/desk/moderation.ts';
import { readPost } from '#src/contract/forum.ts';
import { anonymiseComment, anonymisePost, updateComment } from '#src/contract/forum-writes.ts';
import { getNode } from '#src/contract/nodes.ts';
import { expectSuccess } from '#tests/support/accounts.ts';
import { comment, createCommunity, createMember, listComments, type Member, post } from '#tests/support/community.ts';
import { openDesk } from '#tests/support/open-desk.ts';
import type { TestSystem } from '#tests/support/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await createCommunity(inject('databaseUrl'));
});
afterAll(() => system.close());

const getBody = async (me: Member, id: number) =>
  readPost(expectSuccess(await me.client.call(getNode, { params: { id } })).fields).body;
const getBodies = async (me: Member, id: number) => (await listComments(me, id)).comments.map(({ body }) => body);
const remove = async (me: Member, id: number) =>
  expectSuccess(await me.client.call(anonymiseComment, { params: { id } }));

describe('other people’s words survive', () => {
  const LINE = 'Ik ben vandaag niet naar het café gegaan.';

  it('somebody who copies a line of a post, word for word, and deletes the copy', async () => {
    const [me, other] = [await createMember(system), await createMember(system)];
    const { id } = await post(other, `${LINE}\nMorgen weer.`);
    await comment(other, id, LINE);
    const copy = await comment(me, id, LINE);
    await comment(other, id, LINE);
    await remove(me, copy.id);
    expect(await getBody(other, id)).toBe(`${LINE}\nMorgen weer.`);
    expect((await getBodies(other, id)).filter((body) => body === LINE).length).toBe(2);
  });

  it('a nickname that is an everyday word', async () => {
    const [me, other] = [await createMember(system, { nickname: 'niet' }), await createMember(system)];
    const { id } = await post(other, 'Ik wil dit niet opgeven');
    await comment(other, id, 'Ik wil dit niet. @niet');
    const mine = await comment(me, id, 'Hoi');
    await comment(other, id, 'Ik wil dit niet. @niet');
    await remove(me, mine.id);
    expect(await getBody(other, id)).toBe('Ik wil dit niet opgeven');
    expect(await getBodies(other, id)).toEqual([
      'Ik wil dit niet. @niet',
      'Deze reactie is verwijderd.',
      'Ik wil dit niet. …',
    ]);
  });

  it('a text that is changed to what a reply quoted of another, before it is deleted', async () => {
    const [me, other] = [await createMember(system), await createMember(system)];
    const { id } = await post(other);
    const mine = await comment(me, id, 'Hoi');
    await comment(other, id, `> ${LINE}\nDat las ik in een boek.`, mine.id);
    system.clock.pass(60_000);
    expectSuccess(await me.client.call(updateComment, { params: { id: mine.id }, body: { post: id, body: LINE } }));
    await remove(me, mine.id);
    expect((await getBodies(other, id))[1]).toBe(`> ${LINE}\nDat las ik in een boek.`);
  });
});

it('mentions of a former nickname go as well, and those of its bearer before do not', async () => {
  const [me, other] = [await createMember(system, { nickname: 'Zwaluw' }), await createMember(system)];
  const { id } = await post(other);
  await comment(me, id, 'Hoi');
  await comment(other, id, 'Dag @Zwaluw, dag @Boerenzwaluw');
  system.clock.pass(60_000);
  expectSuccess(await me.client.call(updateUser, { params: { uid: me.uid }, body: { nickname: 'Boerenzwaluw' } }));
  await comment(other, id, 'Dag @Zwaluw, dag @Boerenzwaluw');
  expectSuccess(await me.client.call(deleteAccount));
  expect(await getBodies(other, id)).toEqual([
    'Deze reactie is verwijderd.',
    'Dag …, dag @Boerenzwaluw',
    'Dag …, dag …',
  ]);
});

const WORDS = ['ik', 'niet', 'dank', '@niet', '@dank', 'dag'];
const line = fc
  .tuple(fc.constantFrom('', '> '), fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }))
  .map(([sign, words]) => sign + words.join(' '));
const body = fc.array(line, { minLength: 1, maxLength: 2 }).map((lines) => lines.join('\n'));
const thread = fc.array(fc.record({ body, author: fc.nat(2), parent: fc.nat() }), { minLength: 3, maxLength: 8 });

it('over random threads: whatever is deleted, erased by a moderator or left behind, words of others that were there before are unchanged', async () => {
  const desk = await openDesk(system, 'moderator');
  let run = 0;
  await fc.assert(
    fc.asyncProperty(
      thread,
      fc.nat(),
      fc.constantFrom('delete', 'erase', 'leave'),
      async ([first, ...rest], which, way) => {
        run += 1;
        const suffix = Array.from(String(run), (digit) => 'abcdefghij'[Number(digit)]).join('');
        const names = ['niet', 'dank', 'dag'].map((name) => `${name}${suffix}`);
        const people = await Promise.all(names.map((nickname) => createMember(system, { nickname })));
        const named = (text: string) => text.replace(/@(\S+)/g, `@$1${suffix}`);
        const by = (author: number) => people[author] as Member;
        if (!first) return;
        const page = await post(by(first.author), named(first.body));
        const texts = [{ cid: 0, author: first.author, body: named(first.body) }];
        for (const { body: words, author, parent } of rest) {
          system.clock.pass(1_000);
          const answered = texts[parent % texts.length]?.cid || null;
          const { id: cid } = await comment(by(author), page.id, named(words), answered);
          texts.push({ cid, author, body: named(words) });
        }
        const at = which % texts.length;
        const deleted = texts[at] as (typeof texts)[number];
        const me = by(deleted.author);
        const params = { type: deleted.cid === 0 ? 'node' : 'comment', id: deleted.cid || page.id } as const;
        if (way === 'leave') expectSuccess(await me.client.call(deleteAccount));
        else if (way === 'erase') {
          expectSuccess(
            await desk.client.call(moderateText, { params, body: { decision: 'erase', reason: 'x', seen: 0 } }),
          );
        } else if (deleted.cid === 0) {
          expectSuccess(await me.client.call(anonymisePost, { params: { id: page.id }, body: { withComments: true } }));
        } else await remove(me, deleted.cid);
        const firstGone =
          way === 'delete' || way === 'erase' ? at : texts.findIndex((t) => t.author === deleted.author);
        const reader = await createMember(system);
        const now = [await getBody(reader, page.id), ...(await getBodies(reader, page.id))];
        texts.forEach((text, place) => {
          if (text.author === deleted.author) return;
          if (place < firstGone || place === 0) expect([way, now[place]]).toEqual([way, text.body]);
          const lines = (now[place] ?? '').split('\n');
          text.body.split('\n').forEach((was, number) => {
            if (lines[number] === was) return;
            expect(was.startsWith('>') || was.includes(`@${names[deleted.author]}`)).toBe(true);
          });
        });
      },
    ),
    { numRuns: 25 },
  );
});
