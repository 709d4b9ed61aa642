import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deleteAccount } from '#src/contract/account.ts';
import { removeClient } from '#src/contract/client-details.ts';
import { myData } from '#src/contract/my-data.ts';
import {
  DAYS_BETWEEN_NOTES,
  getClientNote,
  getNurseSentences,
  getOwnNote,
  MAX_SENTENCES,
  SENTENCE_LENGTH,
  saveNurseSentences,
  sendNurseNote,
  switchNurseNotes,
} from '#src/contract/nurse-notes.ts';
import { pairNurse, parsePairingCode, unpairNurse } from '#src/contract/nurse-pairing.ts';
import { currentUser } from '#src/contract/own-user.ts';
import { expectFailure, expectSuccess, mailTo, participant } from '#tests/support/accounts.ts';
import { createBackup, describeFailures, dumpDatabase } from '#tests/support/everything.ts';
import { system, withReaders } from '../reminders/reminders.fixture.ts';

type Participant = Awaited<ReturnType<typeof participant>>;
const PROGRAMME = 'zelfhulpalcohol';
const SENTENCE = 'Mooi dat je bezig bent.';

withReaders();

const getParams = ({ uid }: Participant) => ({ params: { domain: PROGRAMME, uid } });
const save = (nurse: Participant, ...sentences: string[]) =>
  nurse.client.call(saveNurseSentences, { body: { sentences } });
const send = (nurse: Participant, { uid }: Participant, body: object = {}) =>
  nurse.client.call(sendNurseNote, { body: { uid, domain: PROGRAMME, sentence: SENTENCE, ...body } });
const ownNote = async (me: Participant) => expectSuccess(await me.client.call(getOwnNote));

async function paired() {
  const [her, me] = [await participant(system, { domain: 'guided' }), await participant(system)];
  const pairingCode = parsePairingCode(expectSuccess(await her.client.call(currentUser)).fields) ?? '';
  expectSuccess(await me.client.call(pairNurse, { body: { pairingCode } }));
  expectSuccess(await save(her, SENTENCE));
  return { her, me, pairingCode };
}

const backdate = (me: Participant, days: number) =>
  system.database.pool.query(`update nurse_notes set sent_at = sent_at - make_interval(days => $2) where uid = $1`, [
    me.uid,
    days,
  ]);

describe('the sentences of a nurse', () => {
  it('are hers, each once and trimmed, in her order, up to a most', async () => {
    const her = await participant(system, { domain: 'guided' });
    expect(expectSuccess(await her.client.call(getNurseSentences))).toEqual([]);
    expect(expectSuccess(await save(her, ' Twee. ', 'Een.', 'Twee.'))).toEqual(['Twee.', 'Een.']);
    expect(expectSuccess(await her.client.call(getNurseSentences))).toEqual(['Twee.', 'Een.']);
    const otherUser = await participant(system, { domain: 'guided' });
    expect(expectSuccess(await otherUser.client.call(getNurseSentences))).toEqual([]);
    expect(expectFailure(await save(her, 'x'.repeat(SENTENCE_LENGTH + 1)))).toBe(422);
    expect(
      expectFailure(await save(her, ...Array.from({ length: MAX_SENTENCES + 1 }, (_, index) => `Zin ${index}`))),
    ).toBe(422);
    expect(expectSuccess(await her.client.call(myData))).toMatchObject({ sentences: ['Twee.', 'Een.'] });
    expectSuccess(await her.client.call(deleteAccount));
    const { rows } = await system.database.pool.query('select from nurse_sentences where uid = $1', [her.uid]);
    expect(rows).toEqual([]);
  });
});

describe('a note of a nurse', () => {
  it('is a sentence, a task or both, for its client alone, once a week', async () => {
    const { her, me } = await paired();
    expect(await ownNote(me)).toEqual({ isOn: true, note: null });
    const results = await Promise.all([1, 2].map(() => send(her, me, { task: 'exercise', webform: 'alcohol_1_1' })));
    expect(results.map((item) => (item.ok ? 'sent' : item.failure.status)).sort()).toEqual([409, 'sent']);
    const { note } = await ownNote(me);
    expect(note).toMatchObject({
      sentence: SENTENCE,
      task: { kind: 'exercise', webform: 'alcohol_1_1', title: expect.stringMatching(/./) },
    });
    expect(expectSuccess(await her.client.call(getClientNote, getParams(me)))).toEqual({ isOn: true, note });
    await backdate(me, DAYS_BETWEEN_NOTES - 1);
    expect(expectFailure(await send(her, me))).toBe(409);
    await backdate(me, 1);
    expectSuccess(await send(her, me, { sentence: '', task: 'three-days' }));
    expect((await ownNote(me)).note).toMatchObject({ sentence: '', task: { kind: 'three-days' } });
    expect(expectSuccess(await me.client.call(myData))).toMatchObject({
      pairing: { takesNotes: true, note: { sentence: '' } },
    });
  });

  it('is refused with words of no stock, without content, and with an exercise of another programme', async () => {
    const { her, me } = await paired();
    for (const body of [
      { sentence: 'Zomaar een zin.' },
      { sentence: '' },
      { sentence: '', task: 'exercise', webform: 'tobacco_1_1' },
      { task: 'exercise', webform: 'bestaat_niet' },
    ])
      expect([body, expectFailure(await send(her, me, body))]).toEqual([body, 422]);
    expect((await ownNote(me)).note).toBeNull();
  });

  it('is refused with an exercise of a later phase, until that phase begins', async () => {
    const { her, me } = await paired();
    const body = { task: 'exercise', webform: 'alcohol_2_1' };
    expect(expectFailure(await send(her, me, body))).toBe(422);
    await system.database.pool.query('update users set program_start = program_start - 42 where uid = $1', [me.uid]);
    expect(expectSuccess(await send(her, me, body))).toMatchObject({ note: { task: { webform: 'alcohol_2_1' } } });
  });

  it('reaches no client of another nurse, in another domain, or without a pairing', async () => {
    const { her, me } = await paired();
    const otherUser = await participant(system, { domain: 'guided' });
    expectSuccess(await save(otherUser, SENTENCE));
    expect(expectFailure(await send(otherUser, me))).toBe(404);
    expect(expectFailure(await otherUser.client.call(getClientNote, getParams(me)))).toBe(404);
    expect(expectFailure(await send(her, me, { domain: 'zelfhulptabak' }))).toBe(404);
    const alone = await participant(system);
    expect(expectFailure(await alone.client.call(getOwnNote))).toBe(404);
    expect(expectFailure(await alone.client.call(switchNurseNotes, { body: { isOn: false } }))).toBe(404);
  });

  it('is erased and refused where its client switches notes off, until they are on again', async () => {
    const { her, me } = await paired();
    expectSuccess(await send(her, me));
    expectSuccess(await me.client.call(switchNurseNotes, { body: { isOn: false } }));
    expect(await ownNote(me)).toEqual({ isOn: false, note: null });
    expect(expectSuccess(await her.client.call(getClientNote, getParams(me)))).toEqual({ isOn: false, note: null });
    const { rows } = await system.database.pool.query('select from nurse_notes where uid = $1', [me.uid]);
    expect(rows).toEqual([]);
    expect(expectFailure(await send(her, me))).toBe(409);
    expectSuccess(await me.client.call(switchNurseNotes, { body: { isOn: true } }));
    expectSuccess(await send(her, me));
  });

  it.each(['client', 'nurse'] as const)('is gone with a pairing that its %s ends', async (side) => {
    const { her, me, pairingCode } = await paired();
    expectSuccess(await send(her, me));
    if (side === 'client') expectSuccess(await me.client.call(unpairNurse));
    else expectSuccess(await her.client.call(removeClient, { body: { uid: me.uid, domain: PROGRAMME } }));
    expect(expectFailure(await me.client.call(getOwnNote))).toBe(404);
    expectSuccess(await me.client.call(pairNurse, { body: { pairingCode } }));
    expect(await ownNote(me)).toEqual({ isOn: true, note: null });
  });

  it('never leaves: its words are in no mail, push, job, log or backup, and in the database sealed', async () => {
    const { her, me } = await paired();
    await system.database.pool.query(
      `update users set validated_at = now(), notifications = '{forum_reply_mail,badge_mail}' where uid = $1`,
      [me.uid],
    );
    const canary = `kanarie ${randomUUID()}`;
    expectSuccess(await save(her, canary));
    // Waits for the mail about the registration, so that only mails about the note are counted.
    await mailTo(system, me.mail, /Bevestig/);
    const [mails, rung] = [system.mails.length, system.rung.length];
    expectSuccess(await send(her, me, { sentence: canary, task: 'three-days' }));
    expect((await ownNote(me)).note?.sentence).toBe(canary);
    // The jobs are rows of the database too.
    const dumps = {
      database: await dumpDatabase(system),
      backup: await createBackup(system),
      log: describeFailures(system),
      mails: JSON.stringify(system.mails),
    };
    expect(dumps.database.includes(me.mail)).toBe(true);
    for (const [path, text] of Object.entries(dumps)) expect([path, text.includes(canary)]).toEqual([path, false]);
    expect(system.mails.slice(mails).filter((mail) => JSON.stringify(mail).includes(me.mail))).toEqual([]);
    expect(system.rung.length).toBe(rung);
  });
});
