import { objections } from '#src/cms/db/schema/index.ts';
import { findUserByUid } from '#src/cms/identity/find-user.ts';
import { restrictAndRecord } from '#src/cms/modules/restrictions/restrict.ts';
import type { RestrictionAction } from '#src/contract/desk/people.ts';
import { readMessage } from '#src/contract/message.ts';
import { objectToDecision } from '#src/contract/objection.ts';
import { getView } from '#src/contract/views.ts';
import { expectSuccess } from './accounts.ts';
import { createMember, type Member } from './community.ts';
import type { TestSystem } from './test-system.ts';

/** Lists the user's messages, newest first. */
export async function listMessages({ client }: Pick<Member, 'client'>) {
  const view = expectSuccess(await client.call(getView, { params: { view: 'messages', display: 'list' } }));
  return view.rows.map(readMessage);
}

/** Restricts a participant, or lifts the restriction, as a staff member; as the command line if `staffUid` is null. */
export async function restrictUser(
  { system }: TestSystem,
  uid: number,
  action: RestrictionAction,
  staffUid: number | null = null,
): Promise<void> {
  await system.jobs.transact(async (tx) => {
    const user = await findUserByUid(tx, uid);
    if (!user) throw new Error('There is no such user.');
    const grounds = { reason: 'Je noemde een winkel.', rule: 'second', source: 'report' } as const;
    await restrictAndRecord(system, tx, user, { action, until: null, staffUid, ...grounds });
  });
}

/** Creates a user who was silenced by staff, with the message that explains it. */
export async function createSilencedMember(system: TestSystem, staffUid: number | null = null) {
  const me = await createMember(system);
  await restrictUser(system, me.uid, 'silence', staffUid);
  const [message] = await listMessages(me);
  if (!message) throw new Error('There is no message.');
  return { ...me, mid: message.id };
}

/** Creates a silenced user who sent an objection, with its id. */
export async function createObjector(
  system: TestSystem,
  staffUid: number | null = null,
  reason = 'Dat was geen winkel.',
) {
  const me = await createSilencedMember(system, staffUid);
  expectSuccess(await me.client.call(objectToDecision, { params: { id: me.mid }, body: { why: reason, more: '' } }));
  const rows = await system.system.database.db.select({ id: objections.id, mid: objections.mid }).from(objections);
  return { ...me, objection: rows.find(({ mid }) => mid === me.mid)?.id ?? 0 };
}
