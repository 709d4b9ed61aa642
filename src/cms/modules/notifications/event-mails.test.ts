import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { acceptBuddyInvite, addBuddy } from '#src/contract/buddies.ts';
import { getNeutralLink } from '#src/contract/get-neutral-link.ts';
import { expectSuccess, mailTo } from '#tests/support/accounts.ts';
import { createCommunity, createMember, type Member, post, postComment } from '#tests/support/community.ts';
import type { TestSystem } from '#tests/support/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await createCommunity(inject('databaseUrl'), { hasJobs: true });
});
afterAll(() => system.close());

/** Creates a user who receives only this notification; returns the mail address. */
async function createReader(setting: string): Promise<Member & { readonly mail: string }> {
  const me = await createMember(system);
  const { rows } = await system.database.pool.query<{ mail: string }>(
    'update users set notifications = array[$1] where uid = $2 returning mail',
    [setting, me.uid],
  );
  return { ...me, mail: rows[0]?.mail ?? '' };
}

/** Returns the target of a mail's link. */
async function getPath({ client }: Member, link: string): Promise<string> {
  const params = { token: new URL(link).pathname.split('/').at(-1) ?? '' };
  return new URL(expectSuccess(await client.call(getNeutralLink, { params })).redirect).pathname;
}

describe('an event that others do', () => {
  it('is told of: a reply, with a link to its post and none of its words', async () => {
    const [me, otherMember] = [await createReader('forum_reply_mail'), await createReader('badge_mail')];
    const { id } = await post(me);
    await postComment(otherMember, id, 'kanarie-reactie');
    const mail = await mailTo(system, me.mail, /^Je hebt een reactie$/);
    expect(await getPath(me, mail.link)).toMatch(new RegExp(`^/forum/\\d+/${id}$`));
    expect(mail.text).not.toContain('kanarie');
  });

  it('is told of: a buddy who says yes brings a badge, its message and one mail', async () => {
    const me = await createReader('badge_mail');
    const email = `${randomUUID()}@example.nl`;
    expectSuccess(await me.client.call(addBuddy, { body: { name: 'Robin', email }, key: randomUUID() }));
    const pairingCode =
      (await getPath(me, (await mailTo(system, email, /vraagt je iets/)).link)).split('/').at(-1) ?? '';
    for (let time = 0; time < 2; time += 1) {
      expectSuccess(await me.client.call(acceptBuddyInvite, { body: { pairingCode } }));
    }
    const mail = await mailTo(system, me.mail, /^Een bericht voor jou$/);
    expect(await getPath(me, mail.link)).toBe('/berichten');
    const { rows } = await system.database.pool.query('select template from messages where uid = $1', [me.uid]);
    expect(rows).toEqual([{ template: 'badge' }]);
    expect(system.mails.filter(({ to }) => to === me.mail)).toHaveLength(1);
  });
});
