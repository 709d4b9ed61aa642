import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { ROUTES } from '#src/cms/app.ts';
import { pairings } from '#src/cms/db/schema/index.ts';
import { loadStarter } from '#src/cms/starter/load.ts';
import { addBuddy, refuseBuddyInvite } from '#src/contract/buddies.ts';
import { moderateText } from '#src/contract/desk/moderation.ts';
import { setNurseStatus } from '#src/contract/desk/nurses.ts';
import { restrictPerson } from '#src/contract/desk/people.ts';
import { listRemovedForumTexts, restoreRemovedTexts } from '#src/contract/desk/removed-words.ts';
import { saveOwnDrink } from '#src/contract/figures/own-drinks.ts';
import { saveFigures } from '#src/contract/figures/own-figures.ts';
import { flagContent } from '#src/contract/flags.ts';
import { anonymiseComment } from '#src/contract/forum-writes.ts';
import { getNeutralLink } from '#src/contract/get-neutral-link.ts';
import { saveTest } from '#src/contract/self-tests/own-checks.ts';
import { toDecimal } from '#src/rules/amounts/amount.ts';
import { countStandardGlasses } from '#src/rules/drinks/standard-glasses.ts';
import { CHECK } from '#tests/contract/day-cases.ts';
import { NURSE_CALLS } from '#tests/contract/nurse-calls.ts';
import { expectSuccess, mailTo, participant } from '#tests/support/accounts.ts';
import { comment, createCommunity, createMember, post } from '#tests/support/community.ts';
import { CONTENT_FIXTURE } from '#tests/support/content-fixture.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { getDays, submitRegistration } from '#tests/support/days.ts';
import { createBackup, describeFailures, dumpDatabase } from '#tests/support/everything.ts';
import { openDesk } from '#tests/support/open-desk.ts';

it('reasons, removed words, a buddy’s no, secrets of second factors and sessions are nowhere in the database, the backup, the log or the mails', async () => {
  const system = await createCommunity(inject('databaseUrl'), { hasJobs: true });
  const [me, other] = [await createMember(system), await createMember(system)];
  const desk = await openDesk(system, 'moderator');
  const canary = (of: string) => `kanarie van ${of} ${randomUUID()}`;
  const words = {
    report: canary('de melding'),
    hiding: canary('het verbergen'),
    suspension: canary('de schorsing'),
    silence: canary('de stilte'),
    withdrawal: canary('de intrekking'),
    restoring: canary('het terugzetten'),
    own: canary('de eigen woorden'),
    quote: canary('het citaat'),
    refusal: canary('de weigering'),
  };

  const { id } = await post(other);
  const [mine, erased] = [await comment(me, id, words.own), await comment(me, id, words.quote)];
  await comment(other, id, `> ${words.own}`, mine.id);
  const flagged = { flag: 'inappropriate', type: 'comment', id: erased.id } as const;
  expectSuccess(await other.client.call(flagContent, { params: flagged, body: { reason: words.report } }));
  const moderate = async (decision: 'hide' | 'erase', seen: number) => {
    const params = { type: 'comment', id: erased.id } as const;
    return expectSuccess(
      await desk.client.call(moderateText, { params, body: { decision, reason: words.hiding, seen } }),
    );
  };
  const hidden = await moderate('hide', 0);
  await moderate('erase', hidden.actions[0]?.id ?? 0);
  expectSuccess(await me.client.call(anonymiseComment, { params: { id: mine.id } }));

  const { rows: entities } = expectSuccess(await desk.client.call(listRemovedForumTexts, {}));
  expect(JSON.stringify(entities)).toContain(words.own);
  const displayed = canary('een andere reactie');
  const again = await comment(me, id, displayed);
  expectSuccess(await me.client.call(anonymiseComment, { params: { id: again.id } }));
  const removed = expectSuccess(await desk.client.call(listRemovedForumTexts, {})).rows;
  const removal = removed.find(({ texts }) => texts.some(({ body }) => body === displayed))?.removal ?? '';
  expectSuccess(
    await desk.client.call(restoreRemovedTexts, { params: { removal }, body: { reason: words.restoring } }),
  );

  for (const [action, reason] of [
    ['silence', words.silence],
    ['suspend', words.suspension],
  ] as const) {
    expectSuccess(
      await desk.client.call(restrictPerson, { params: { uid: other.uid }, body: { action, reason, until: null } }),
    );
  }
  const nurse = await participant(system, { domain: 'guided' });
  const { secret } = nurse;
  expect(secret).not.toBe('');
  expectSuccess(
    await desk.client.call(setNurseStatus, {
      params: { uid: nurse.uid },
      body: { action: 'withdraw', reason: words.withdrawal },
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
  expectSuccess(await guest.client.call(refuseBuddyInvite, { body: { pairingCode, reason: words.refusal } }));

  const cookies = [me, other, desk, nurse, asker].flatMap((browser) => [...browser.cookies.values()]);
  const sessions = cookies.filter((value) => /^[\w-]{43}$/.test(value));
  expect(sessions.length).toBeGreaterThanOrEqual(5);
  const secrets = [...Object.values(words), secret, pairingCode, ...sessions];
  const places = {
    database: await dumpDatabase(system),
    backup: await createBackup(system),
    log: describeFailures(system),
    mails: JSON.stringify(system.mails),
  };
  for (const place of [places.database, places.backup]) expect(place.includes(asker.mail)).toBe(true);
  expect(places.database.includes(displayed)).toBe(true);
  for (const secret of secrets) {
    const where = Object.entries(places).filter(([, text]) => text.includes(secret));
    expect([secret, where.map(([name]) => name)]).toEqual([secret, []]);
  }
  await system.close();
});

it('drinks, prices, place, note and tests of a day reach no nurse, and are nowhere in the database, the backup, the log or the mails', async () => {
  const system = await createCommunity(inject('databaseUrl'), { hasJobs: true });
  await loadStarter(system.database.db, CONTENT_FIXTURE);
  const me = await participant(system);
  const nurse = await participant(system, { domain: 'guided' });
  await system.database.db.insert(pairings).values({ uid: me.uid, nurseUid: nurse.uid, since: system.clock.now() });
  const canary = (of: string) => `kanarie ${of} ${randomUUID().slice(0, 8)}`;
  const [name, note] = [canary('drankje'), canary('notitie')];
  const own = { uuid: randomUUID(), name, millilitres: 437, tenths: 63 };
  expectSuccess(await me.client.call(saveOwnDrink, { body: own }));
  const drinks = [{ kind: `own.${own.uuid}`, millilitres: 437, tenths: 63, count: 3 }];
  const amount = toDecimal(countStandardGlasses(drinks));
  const date = system.clock.now().toISOString().slice(0, 10);
  const day = { date, amount, drinks: JSON.stringify(drinks), place: 'cafe', company: 'partner', note };
  expectSuccess(await submitRegistration(me, day));
  expectSuccess(await me.client.call(saveFigures, { body: { price: 98_765, size: null, lines: null, energy: true } }));
  expectSuccess(await me.client.call(saveTest, { body: { ...CHECK, uuid: randomUUID() } }));

  // A nurse reads the questions of a form, which may mention a partner.
  const calls = NURSE_CALLS.filter((call) => call !== 'get-client-webform');
  const paths = ROUTES.filter(({ name: call }) => calls.includes(call)).map(({ path }) => path);
  const seen = [];
  for (const path of ['/get-clients-of-poh?search=', ...paths]) {
    const filled = path.replace(':domain', 'zelfhulpalcohol').replace(':uid', String(me.uid));
    const answer = await nurse.fetch(`http://${nurse.host}/api/nl${filled.replace(':webformId', 'alcohol_1_1')}`);
    seen.push({ path, status: answer.status, text: await answer.text() });
  }
  expect(seen.filter(({ status }) => status === 200).length).toBeGreaterThan(3);
  // A nurse sees only the amount of a day.
  const seenOfDays = seen.find(({ path }) => path.includes('registrations'))?.text ?? '';
  expect(seenOfDays).toContain(String(Number(amount)));
  const words = [name, note, own.uuid];
  const keys = /kanarie|drink|millilit|tenths|437|98_?765|987[.,]65|cafe|partner|confidence|own-check/i;
  for (const { path, text } of seen) expect([path, keys.exec(text)?.[0] ?? null]).toEqual([path, null]);

  const sealed = {
    database: await dumpDatabase(system),
    backup: await createBackup(system),
    log: describeFailures(system),
    mails: JSON.stringify(system.mails),
  };
  for (const place of [sealed.database, sealed.backup]) expect(place.includes(me.mail)).toBe(true);
  for (const [place, text] of Object.entries(sealed)) {
    // The uuid of a drink identifies its row, and reveals nothing.
    const found = words.filter((word) => text.includes(word) && !(word === own.uuid && /database|backup/.test(place)));
    expect([place, found]).toEqual([place, []]);
  }
  expect(JSON.stringify(await getDays(me))).toContain(note);
  await system.close();
});
