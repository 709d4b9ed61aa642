import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { PERSONAL_DATA } from '#src/cms/compose.ts';
import { deleteAccount, resetProgress, savePushToken, updateUser } from '#src/contract/account.ts';
import { requestPasswordReset, validateEmail } from '#src/contract/account-links.ts';
import { addBuddy } from '#src/contract/buddies.ts';
import { getClient } from '#src/contract/clients.ts';
import { moderateText } from '#src/contract/desk/moderation.ts';
import { restrictPerson } from '#src/contract/desk/people.ts';
import { createDiaryEntry } from '#src/contract/diary.ts';
import { saveOwnDrink } from '#src/contract/figures/user-drinks.ts';
import { saveUserFigures } from '#src/contract/figures/user-figures.ts';
import { flagContent } from '#src/contract/flags.ts';
import { anonymiseComment } from '#src/contract/forum-writes.ts';
import { saveIfThen } from '#src/contract/hard-moment/if-thens.ts';
import { savePersonalTexts } from '#src/contract/hard-moment/personal-texts.ts';
import { saveReminder } from '#src/contract/hard-moment/reminder.ts';
import { saveUrge } from '#src/contract/hard-moment/urges.ts';
import { dismissCard } from '#src/contract/home.ts';
import { saveNurseSentences, sendNurseNote } from '#src/contract/nurse-notes.ts';
import { pairNurse, parsePairingCode } from '#src/contract/nurse-pairing.ts';
import { objectToDecision } from '#src/contract/objection.ts';
import { currentUser } from '#src/contract/own-user.ts';
import { saveTest } from '#src/contract/self-tests/own-checks.ts';
import { submitWebform } from '#src/contract/submissions.ts';
import { CHECK, OWN_DRINK } from '#tests/contract/day-cases.ts';
import { PLAN, THINGS, URGE } from '#tests/contract/hard-moment-cases.ts';
import { expectSuccess, followLink, mailTo, participant } from '#tests/support/accounts.ts';
import { createMember, post, postComment } from '#tests/support/community.ts';
import { CONTENT_FIXTURE } from '#tests/support/content-fixture.ts';
import { createUniformWeek, submitPlan, submitRegistration } from '#tests/support/days.ts';
import { createBackup, dumpDatabase } from '#tests/support/everything.ts';
import { listMessages } from '#tests/support/objections.ts';
import { openDesk } from '#tests/support/open-desk.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { community } from '../../starter/community/community.ts';
import { loadStarter } from '../../starter/load.ts';
import { insertStarterCommunity } from '../../starter/load-community.ts';

/** Tables about nurses and staff: a participant has no rows there. */
const OF_OTHERS = [
  'client_invitations',
  'nurse_profiles',
  'nurse_reviews',
  'nurse_sentences',
  'pairing_codes',
  'recovery_codes',
  'second_factors',
  'page_presence',
  'staff_rights',
  'staff_links',
] as const;

/** An id that occurs nowhere by chance, so that it can be searched for as text. */
const UID = 734_512_908;

type Participant = Awaited<ReturnType<typeof participant>>;

async function writeOnForum(system: TestSystem, me: Participant, nickname: string): Promise<void> {
  const [otherMember, desk] = [await createMember(system), await openDesk(system, 'moderator')];
  const member = { ...me, uid: me.uid };
  const ownPost = await post(member, `Ik ben ${nickname}.`);
  const reply = await postComment(otherMember, ownPost.id, `Dag @${nickname}, welkom.`);
  const hidden = await postComment(member, ownPost.id, `Hier schrijft ${nickname}.`, reply.id);
  const removedForumComment = await postComment(member, ownPost.id, `Weg ermee, zegt ${nickname}.`);
  await postComment(otherMember, ownPost.id, `> Hier schrijft ${nickname}.`, hidden.id);
  const flag = (caller: Pick<Participant, 'client'>, name: 'like' | 'inappropriate', id: number) =>
    caller.client.call(flagContent, {
      params: { flag: name, type: 'comment', id },
      body: { reason: `Over ${nickname}.` },
    });
  expectSuccess(await flag(me, 'like', reply.id));
  expectSuccess(await flag(me, 'inappropriate', reply.id));
  expectSuccess(await flag(otherMember, 'inappropriate', hidden.id));
  const params = { type: 'comment', id: hidden.id } as const;
  const body = { decision: 'hide', reason: `Om ${nickname}.`, seen: 0 } as const;
  expectSuccess(await desk.client.call(moderateText, { params, body }));
  expectSuccess(await me.client.call(anonymiseComment, { params: { id: removedForumComment.id } }));
  const silence = { action: 'silence', reason: `Stil, ${nickname}.`, until: null } as const;
  expectSuccess(await desk.client.call(restrictPerson, { params: { uid: me.uid }, body: silence }));
  const [message] = await listMessages(me);
  const objection = { why: `Niet ${nickname}.`, more: '' };
  expectSuccess(await me.client.call(objectToDecision, { params: { id: message?.id ?? 0 }, body: objection }));
}

async function doProgramme(me: Participant, word: string): Promise<void> {
  const getKey = () => randomUUID();
  const answers = { waarom: word, glazen: '2', steun: '_other_', steun_other: word };
  expectSuccess(
    await me.client.call(submitWebform, { body: { webform: 'alcohol_1_1', fields: answers, key: getKey() } }),
  );
  expectSuccess(await submitRegistration(me, { date: '2026-11-20', amount: '2', note: word }));
  expectSuccess(
    await submitPlan(me, { usage: createUniformWeek('2'), stopOrReduce: 'stop', immediateOrGradual: 'gradual' }),
  );
  const entry = { title: word, body: word, entryDate: '2026-11-20' };
  expectSuccess(await me.client.call(createDiaryEntry, { body: entry, key: getKey() }));
  expectSuccess(await me.client.call(saveUrge, { body: { ...URGE, uuid: getKey(), note: word } }));
  expectSuccess(await me.client.call(saveIfThen, { body: { ...PLAN, uuid: getKey(), action: word } }));
  expectSuccess(
    await me.client.call(savePersonalTexts, { params: { revision: 0 }, body: { ...THINGS, sentence: word } }),
  );
  expectSuccess(await me.client.call(saveUserFigures, { body: { price: 450, size: 12, lines: 18, energy: true } }));
  expectSuccess(await me.client.call(saveOwnDrink, { body: { ...OWN_DRINK, uuid: getKey(), name: word } }));
  expectSuccess(await me.client.call(saveTest, { body: { ...CHECK, uuid: getKey() } }));
  const reminder = { minute: 1_200, weekdays: [], isActive: true };
  expectSuccess(await me.client.call(saveReminder, { body: reminder }));
}

/** Creates a participant with data in every module. */
async function getAllData(system: TestSystem, mail: string, nickname: string): Promise<Participant> {
  await system.database.pool.query(`alter table users alter column uid restart with ${UID}`);
  const me = await participant(system, { mail });
  await system.database.pool.query('alter table users alter column uid restart with 1000');
  const { link } = await followLink(me, await mailTo(system, mail, /Bevestig/));
  expectSuccess(await me.client.call(validateEmail, { body: link }));
  expectSuccess(await me.client.call(savePushToken, { body: { pushNotificationToken: `apparaat van ${nickname}` } }));
  expectSuccess(await me.client.call(updateUser, { params: { uid: me.uid }, body: { nickname, name: nickname } }));
  expectSuccess(await me.client.call(resetProgress));
  await doProgramme(me, `geheim van ${nickname}`);
  await writeOnForum(system, me, nickname);
  const buddy = { name: `Vriend van ${nickname}`, email: `${randomUUID()}@example.nl` };
  expectSuccess(await me.client.call(addBuddy, { body: buddy, key: randomUUID() }));
  const nurse = await participant(system, { domain: 'guided' });
  const pairingCode = parsePairingCode(expectSuccess(await nurse.client.call(currentUser)).fields) ?? '';
  expectSuccess(await me.client.call(pairNurse, { body: { pairingCode } }));
  const sentence = `Dag ${nickname}.`;
  expectSuccess(await nurse.client.call(saveNurseSentences, { body: { sentences: [sentence] } }));
  expectSuccess(await nurse.client.call(sendNurseNote, { body: { uid: me.uid, domain: 'zelfhulpalcohol', sentence } }));
  expectSuccess(await nurse.client.call(getClient, { params: { domain: 'zelfhulpalcohol', uid: me.uid } }));
  expectSuccess(await me.client.call(requestPasswordReset, { body: { mail } }));
  const { pool } = system.database;
  expectSuccess(await me.client.call(dismissCard, { body: { card: 'check', subject: '90' } }));
  await pool.query("insert into supports values ($1, '2026-11-20', 'week', null, null, null, null)", [me.uid]);
  await pool.query("insert into paths values ($1, 2, '2026-11-20', null, 'keep')", [me.uid]);
  await pool.query("insert into own_dates values ($1, gen_random_uuid(), '2026-12-24', '2026-12-24', false, 'x')", [
    me.uid,
  ]);
  await pool.query("insert into outreach values ($1, '2026-11-23', 'week', 'week 1')", [me.uid]);
  await pool.query("insert into week_consents values ($1, '2026-11', now())", [me.uid]);
  await pool.query("insert into week_links values ($1, '2026-11-16', 'digest', 'nl', now(), now())", [me.uid]);
  await pool.query('insert into inactivity_warnings values ($1, now(), 1, now())', [me.uid]);
  await pool.query(
    "insert into user_identities (issuer, subject, domain, uid) values ('https://inlog.example', $2, 'alcohol', $1)",
    [me.uid, nickname],
  );
  return me;
}

/** Returns the paths and bytes of all files below a folder, as text. */
async function readFiles(folder: string): Promise<string> {
  const files = (await readdir(folder, { withFileTypes: true, recursive: true })).filter((file) => file.isFile());
  const texts = files.map(
    async ({ parentPath, name }) => `${name}\n${await readFile(join(parentPath, name), 'latin1')}`,
  );
  return (await Promise.all(texts)).join('\n');
}

it('after deletion no table, job, file or new backup holds the number, the address or the words of a person with everything', async () => {
  const system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true });
  await loadStarter(system.database.db, CONTENT_FIXTURE);
  await system.database.db.transaction((tx) => insertStarterCommunity(tx, community));
  const [mail, nickname] = [`${randomUUID()}@example.nl`, 'Kanariepiet'];
  const me = await getAllData(system, mail, nickname);
  expect(me.uid).toBe(UID);

  const tables = PERSONAL_DATA.flatMap((part) => part.tables).toSorted();
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await system.database.pool.query(`select from ${table} where uid = $1`, [UID]);
      return { table, rows: rows.length };
    }),
  );
  expect(counts.filter(({ rows }) => rows === 0).map(({ table }) => table)).toEqual(OF_OTHERS.toSorted());
  const traces = [String(UID), mail, nickname];
  const databaseDump = await dumpDatabase(system);
  for (const trace of traces) expect([trace, databaseDump.includes(trace)]).toEqual([trace, true]);

  expectSuccess(await me.client.call(deleteAccount));
  await mailTo(system, mail, /account is verwijderd/);

  const places = {
    database: await dumpDatabase(system),
    backup: await createBackup(system),
    files: await readFiles(system.system.config.dataDir),
  };
  expect(places.files).toContain('erasures');
  const tracesLeft = Object.entries(places).flatMap(([path, text]) =>
    traces.filter((trace) => text.toLowerCase().includes(trace.toLowerCase())).map((trace) => `${trace} in ${path}`),
  );
  expect(tracesLeft).toEqual([]);
  await system.close();
});

it('a reset link that is made while its account is deleted is deleted with it', async () => {
  const system = await makeTestSystem(inject('databaseUrl'));
  const { pool } = system.database;
  const me = await participant(system);
  const making = await pool.connect();
  await making.query('begin');
  await making.query('select from users where uid = $1 for key share', [me.uid]);
  const deleting = me.client.call(deleteAccount);
  const pendingEntries = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await pool.query(pendingEntries)).rows.length).toBeGreaterThan(0);
  await making.query(
    "insert into account_links (uid, purpose, issued_at, digest, expires_at) values ($1, 'reset', 0, 'x', now() + interval '1 hour')",
    [me.uid],
  );
  await making.query('commit');
  making.release();
  expectSuccess(await deleting);
  expect((await pool.query('select from account_links where uid = $1', [me.uid])).rows).toEqual([]);
  await system.close();
});
