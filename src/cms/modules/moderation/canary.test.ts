import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { ROUTES } from '#src/cms/app.ts';
import { pairings } from '#src/cms/db/schema/index.ts';
import { loadStarter } from '#src/cms/starter/load.ts';
import { addBuddy, refuseBuddyInvite } from '#src/contract/buddies.ts';
import { moderateText } from '#src/contract/desk/moderation.ts';
import { setNurseStatus } from '#src/contract/desk/nurses.ts';
import { restrictPerson } from '#src/contract/desk/people.ts';
import { listRemovedForumTexts, restoreRemovedTexts } from '#src/contract/desk/removed-texts.ts';
import { saveOwnDrink } from '#src/contract/figures/user-drinks.ts';
import { saveUserFigures } from '#src/contract/figures/user-figures.ts';
import { flagContent } from '#src/contract/flags.ts';
import { anonymiseComment } from '#src/contract/forum-writes.ts';
import { getNeutralLink } from '#src/contract/get-neutral-link.ts';
import { saveTest } from '#src/contract/self-tests/own-checks.ts';
import { toDecimal } from '#src/rules/amounts/amount.ts';
import { countStandardGlasses } from '#src/rules/drinks/standard-glasses.ts';
import { CHECK } from '#tests/contract/day-cases.ts';
import { NURSE_CALLS } from '#tests/contract/nurse-calls.ts';
import { expectSuccess, mailTo, participant } from '#tests/support/accounts.ts';
import { createCommunity, createMember, post, postComment } from '#tests/support/community.ts';
import { CONTENT_FIXTURE } from '#tests/support/content-fixture.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { getDays, submitRegistration } from '#tests/support/days.ts';
import { createBackup, describeFailures, dumpDatabase } from '#tests/support/everything.ts';
import { openDesk } from '#tests/support/open-desk.ts';

it('reasons, removed words, a buddy’s no, secrets of second factors and sessions are nowhere in the database, the backup, the log or the mails', async () => {
  const system = await createCommunity(inject('databaseUrl'), { hasJobs: true });
  const [me, otherMember] = [await createMember(system), await createMember(system)];
  const desk = await openDesk(system, 'moderator');
  const getCanary = (name: string) => `kanarie van ${name} ${randomUUID()}`;
  const labels = {
    report: getCanary('de melding'),
    hiding: getCanary('het verbergen'),
    suspension: getCanary('de schorsing'),
    silence: getCanary('de stilte'),
    withdrawal: getCanary('de intrekking'),
    restoring: getCanary('het terugzetten'),
    own: getCanary('de eigen woorden'),
    quote: getCanary('het citaat'),
    refusal: getCanary('de weigering'),
  };

  const { id } = await post(otherMember);
  const [ownComment, erasedForumComment] = [
    await postComment(me, id, labels.own),
    await postComment(me, id, labels.quote),
  ];
  await postComment(otherMember, id, `> ${labels.own}`, ownComment.id);
  const flagged = { flag: 'inappropriate', type: 'comment', id: erasedForumComment.id } as const;
  expectSuccess(await otherMember.client.call(flagContent, { params: flagged, body: { reason: labels.report } }));
  const moderate = async (decision: 'hide' | 'erase', seenId: number) => {
    const params = { type: 'comment', id: erasedForumComment.id } as const;
    return expectSuccess(
      await desk.client.call(moderateText, { params, body: { decision, reason: labels.hiding, seen: seenId } }),
    );
  };
  const hidden = await moderate('hide', 0);
  await moderate('erase', hidden.actions[0]?.id ?? 0);
  expectSuccess(await me.client.call(anonymiseComment, { params: { id: ownComment.id } }));

  const { rows: entities } = expectSuccess(await desk.client.call(listRemovedForumTexts, {}));
  expect(JSON.stringify(entities)).toContain(labels.own);
  const hiddenText = getCanary('een andere reactie');
  const newForumComment = await postComment(me, id, hiddenText);
  expectSuccess(await me.client.call(anonymiseComment, { params: { id: newForumComment.id } }));
  const removedRows = expectSuccess(await desk.client.call(listRemovedForumTexts, {})).rows;
  const removal = removedRows.find(({ texts }) => texts.some(({ body }) => body === hiddenText))?.removal ?? '';
  expectSuccess(
    await desk.client.call(restoreRemovedTexts, { params: { removal }, body: { reason: labels.restoring } }),
  );

  for (const [action, reason] of [
    ['silence', labels.silence],
    ['suspend', labels.suspension],
  ] as const) {
    expectSuccess(
      await desk.client.call(restrictPerson, {
        params: { uid: otherMember.uid },
        body: { action, reason, until: null },
      }),
    );
  }
  const nurse = await participant(system, { domain: 'guided' });
  const { secret } = nurse;
  expect(secret).not.toBe('');
  expectSuccess(
    await desk.client.call(setNurseStatus, {
      params: { uid: nurse.uid },
      body: { action: 'withdraw', reason: labels.withdrawal },
    }),
  );

  const asker = await participant(system);
  await system.database.pool.query('update users set validated_at = now() where uid = $1', [asker.uid]);
  const email = `${randomUUID()}@example.nl`;
  expectSuccess(await asker.client.call(addBuddy, { body: { name: 'Robin', email }, key: randomUUID() }));
  const invitation = await mailTo(system, email, /Sam vraagt je iets/);
  const guest = createBrowser(system.app);
  const token = new URL(invitation.link).pathname.split('/').at(-1) ?? '';
  const { redirect } = expectSuccess(await guest.client.call(getNeutralLink, { params: { token } }));
  const pairingCode = new URL(redirect).pathname.split('/').at(-1) ?? '';
  expectSuccess(await guest.client.call(refuseBuddyInvite, { body: { pairingCode, reason: labels.refusal } }));

  const cookies = [me, otherMember, desk, nurse, asker].flatMap((browser) => [...browser.cookies.values()]);
  const sessions = cookies.filter((value) => /^[\w-]{43}$/.test(value));
  expect(sessions.length).toBeGreaterThanOrEqual(5);
  const secrets = [...Object.values(labels), secret, pairingCode, ...sessions];
  const dumps = {
    database: await dumpDatabase(system),
    backup: await createBackup(system),
    log: describeFailures(system),
    mails: JSON.stringify(system.mails),
  };
  for (const path of [dumps.database, dumps.backup]) expect(path.includes(asker.mail)).toBe(true);
  expect(dumps.database.includes(hiddenText)).toBe(true);
  for (const secret of secrets) {
    const condition = Object.entries(dumps).filter(([, text]) => text.includes(secret));
    expect([secret, condition.map(([name]) => name)]).toEqual([secret, []]);
  }
  await system.close();
});

it('drinks, prices, place, note and tests of a day reach no nurse, and are nowhere in the database, the backup, the log or the mails', async () => {
  const system = await createCommunity(inject('databaseUrl'), { hasJobs: true });
  await loadStarter(system.database.db, CONTENT_FIXTURE);
  const me = await participant(system);
  const nurse = await participant(system, { domain: 'guided' });
  await system.database.db.insert(pairings).values({ uid: me.uid, nurseUid: nurse.uid, since: system.clock.now() });
  const getCanary = (name: string) => `kanarie ${name} ${randomUUID().slice(0, 8)}`;
  const [name, note] = [getCanary('drankje'), getCanary('notitie')];
  const drink = { uuid: randomUUID(), name, millilitres: 437, tenths: 63 };
  expectSuccess(await me.client.call(saveOwnDrink, { body: drink }));
  const drinks = [{ kind: `own.${drink.uuid}`, millilitres: 437, tenths: 63, count: 3 }];
  const amount = toDecimal(countStandardGlasses(drinks));
  const date = system.clock.now().toISOString().slice(0, 10);
  const day = { date, amount, drinks: JSON.stringify(drinks), place: 'cafe', company: 'partner', note };
  expectSuccess(await submitRegistration(me, day));
  expectSuccess(
    await me.client.call(saveUserFigures, { body: { price: 98_765, size: null, lines: null, energy: true } }),
  );
  expectSuccess(await me.client.call(saveTest, { body: { ...CHECK, uuid: randomUUID() } }));

  // A nurse reads the questions of a form, which may mention a partner.
  const calls = NURSE_CALLS.filter((call) => call !== 'get-client-webform');
  const paths = ROUTES.filter(({ name: call }) => calls.includes(call)).map(({ path }) => path);
  const answers = [];
  for (const path of ['/get-clients-of-poh?search=', ...paths]) {
    const filledPath = path.replace(':domain', 'zelfhulpalcohol').replace(':uid', String(me.uid));
    const answer = await nurse.fetch(`http://${nurse.host}/api/nl${filledPath.replace(':webformId', 'alcohol_1_1')}`);
    answers.push({ path, status: answer.status, text: await answer.text() });
  }
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(3);
  // A nurse sees only the amount of a day.
  const seenOfDays = answers.find(({ path }) => path.includes('registrations'))?.text ?? '';
  expect(seenOfDays).toContain(String(Number(amount)));
  const canaryTexts = [name, note, drink.uuid];
  const keys = /kanarie|drink|millilit|tenths|437|98_?765|987[.,]65|cafe|partner|confidence|own-check/i;
  for (const { path, text } of answers) expect([path, keys.exec(text)?.[0] ?? null]).toEqual([path, null]);

  const encryptedRow = {
    database: await dumpDatabase(system),
    backup: await createBackup(system),
    log: describeFailures(system),
    mails: JSON.stringify(system.mails),
  };
  for (const path of [encryptedRow.database, encryptedRow.backup]) expect(path.includes(me.mail)).toBe(true);
  for (const [path, text] of Object.entries(encryptedRow)) {
    // The uuid of a drink identifies its row, and reveals nothing.
    const canaries = canaryTexts.filter(
      (word) => text.includes(word) && !(word === drink.uuid && /database|backup/.test(path)),
    );
    expect([path, canaries]).toEqual([path, []]);
  }
  expect(JSON.stringify(await getDays(me))).toContain(note);
  await system.close();
});
