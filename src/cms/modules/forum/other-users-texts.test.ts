import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { deleteAccount, updateUser } from '#src/contract/account.ts';
import { moderateText } from '#src/contract/desk/moderation.ts';
import { readPost } from '#src/contract/forum.ts';
import { anonymiseComment, anonymisePost, updateComment } from '#src/contract/forum-writes.ts';
import { getNode } from '#src/contract/nodes.ts';
import { expectSuccess } from '#tests/support/accounts.ts';
import {
  createCommunity,
  createMember,
  listComments,
  type Member,
  post,
  postComment,
} from '#tests/support/community.ts';
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
    const [me, otherMember] = [await createMember(system), await createMember(system)];
    const { id } = await post(otherMember, `${LINE}\nMorgen weer.`);
    await postComment(otherMember, id, LINE);
    const copy = await postComment(me, id, LINE);
    await postComment(otherMember, id, LINE);
    await remove(me, copy.id);
    expect(await getBody(otherMember, id)).toBe(`${LINE}\nMorgen weer.`);
    expect((await getBodies(otherMember, id)).filter((body) => body === LINE).length).toBe(2);
  });

  it('a nickname that is an everyday word', async () => {
    const [me, otherMember] = [await createMember(system, { nickname: 'niet' }), await createMember(system)];
    const { id } = await post(otherMember, 'Ik wil dit niet opgeven');
    await postComment(otherMember, id, 'Ik wil dit niet. @niet');
    const ownComment = await postComment(me, id, 'Hoi');
    await postComment(otherMember, id, 'Ik wil dit niet. @niet');
    await remove(me, ownComment.id);
    expect(await getBody(otherMember, id)).toBe('Ik wil dit niet opgeven');
    expect(await getBodies(otherMember, id)).toEqual([
      'Ik wil dit niet. @niet',
      'Deze reactie is verwijderd.',
      'Ik wil dit niet. …',
    ]);
  });

  it('a text that is changed to what a reply quoted of another, before it is deleted', async () => {
    const [me, otherMember] = [await createMember(system), await createMember(system)];
    const { id } = await post(otherMember);
    const ownComment = await postComment(me, id, 'Hoi');
    await postComment(otherMember, id, `> ${LINE}\nDat las ik in een boek.`, ownComment.id);
    system.clock.pass(60_000);
    expectSuccess(
      await me.client.call(updateComment, { params: { id: ownComment.id }, body: { post: id, body: LINE } }),
    );
    await remove(me, ownComment.id);
    expect((await getBodies(otherMember, id))[1]).toBe(`> ${LINE}\nDat las ik in een boek.`);
  });
});

it('mentions of a former nickname go as well, and those of its bearer before do not', async () => {
  const [me, otherMember] = [await createMember(system, { nickname: 'Zwaluw' }), await createMember(system)];
  const { id } = await post(otherMember);
  await postComment(me, id, 'Hoi');
  await postComment(otherMember, id, 'Dag @Zwaluw, dag @Boerenzwaluw');
  system.clock.pass(60_000);
  expectSuccess(await me.client.call(updateUser, { params: { uid: me.uid }, body: { nickname: 'Boerenzwaluw' } }));
  await postComment(otherMember, id, 'Dag @Zwaluw, dag @Boerenzwaluw');
  expectSuccess(await me.client.call(deleteAccount));
  expect(await getBodies(otherMember, id)).toEqual([
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
      async ([first, ...rest], index, method) => {
        run += 1;
        const suffix = Array.from(String(run), (digit) => 'abcdefghij'[Number(digit)]).join('');
        const names = ['niet', 'dank', 'dag'].map((name) => `${name}${suffix}`);
        const people = await Promise.all(names.map((nickname) => createMember(system, { nickname })));
        const getName = (text: string) => text.replace(/@(\S+)/g, `@$1${suffix}`);
        const createBy = (author: number) => people[author] as Member;
        if (!first) return;
        const page = await post(createBy(first.author), getName(first.body));
        const texts = [{ cid: 0, author: first.author, body: getName(first.body) }];
        for (const { body, author, parent } of rest) {
          system.clock.pass(1_000);
          const answeredCid = texts[parent % texts.length]?.cid || null;
          const { id: cid } = await postComment(createBy(author), page.id, getName(body), answeredCid);
          texts.push({ cid, author, body: getName(body) });
        }
        const textIndex = index % texts.length;
        const deletedText = texts[textIndex] as (typeof texts)[number];
        const me = createBy(deletedText.author);
        const params = { type: deletedText.cid === 0 ? 'node' : 'comment', id: deletedText.cid || page.id } as const;
        if (method === 'leave') expectSuccess(await me.client.call(deleteAccount));
        else if (method === 'erase') {
          expectSuccess(
            await desk.client.call(moderateText, { params, body: { decision: 'erase', reason: 'x', seen: 0 } }),
          );
        } else if (deletedText.cid === 0) {
          expectSuccess(await me.client.call(anonymisePost, { params: { id: page.id }, body: { withComments: true } }));
        } else await remove(me, deletedText.cid);
        const firstGone =
          method === 'delete' || method === 'erase'
            ? textIndex
            : texts.findIndex((t) => t.author === deletedText.author);
        const reader = await createMember(system);
        const now = [await getBody(reader, page.id), ...(await getBodies(reader, page.id))];
        texts.forEach((text, index) => {
          if (text.author === deletedText.author) return;
          if (index < firstGone || index === 0) expect([method, now[index]]).toEqual([method, text.body]);
          const lines = (now[index] ?? '').split('\n');
          text.body.split('\n').forEach((line, number) => {
            if (lines[number] === line) return;
            expect(line.startsWith('>') || line.includes(`@${names[deletedText.author]}`)).toBe(true);
          });
        });
      },
    ),
    { numRuns: 25 },
  );
});
