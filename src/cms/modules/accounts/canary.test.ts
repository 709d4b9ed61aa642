import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { savePushToken } from '#src/contract/account.ts';
import { requestPasswordReset, setPassword, validateEmail } from '#src/contract/account-links.ts';
import { createDiaryEntry } from '#src/contract/diary.ts';
import { saveOwnDrink } from '#src/contract/figures/user-drinks.ts';
import { register } from '#src/contract/register.ts';
import { updateRegistration } from '#src/contract/registrations.ts';
import { login } from '#src/contract/sessions.ts';
import { submitWebform } from '#src/contract/submissions.ts';
import { expectFailure, expectSuccess, followLink, mailTo } from '#tests/support/accounts.ts';
import { CONTENT_FIXTURE } from '#tests/support/content-fixture.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { submitRegistration as registerDay } from '#tests/support/days.ts';
import { createBackup, describeFailures, dumpDatabase } from '#tests/support/everything.ts';
import { makeTestSystem } from '#tests/support/test-system.ts';
import { loadStarter } from '../../starter/load.ts';
import { contactForm } from '../../starter/shared/contact.ts';

it('passwords, secrets of links, cookies, devices, diary, notes, answers and messages are nowhere in the database, the jobs, the backup, the log or the mails', async () => {
  const system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true });
  await loadStarter(system.database.db, { ...CONTENT_FIXTURE, webforms: [...CONTENT_FIXTURE.webforms, contactForm] });
  const browser = createBrowser(system.app);
  const mail = `${randomUUID()}@example.nl`;
  const [first, second, device] = ['kanarie 1 eerste', 'kanarie 2 tweede', 'kanarie-apparaat'];
  const [answer, question, note] = ['kanarie van het antwoord', 'kanarie van de vraag', 'kanarie-notitie'];
  const [diaryTitle, diaryBody] = ['kanarie van de titel', 'kanarie van het dagboek'];
  const body = { mail, password: first, language: 'nl', name: 'Sam', isConsenting: true };
  expectSuccess(await browser.client.call(register, { body, key: randomUUID() }));
  const validation = await followLink(browser, await mailTo(system, mail, /Bevestig/));
  expectSuccess(await browser.client.call(validateEmail, { body: validation.link }));
  expectSuccess(await browser.client.call(requestPasswordReset, { body: { mail } }));
  const reset = await followLink(browser, await mailTo(system, mail, /Nieuw wachtwoord/));
  expectSuccess(await browser.client.call(setPassword, { body: { ...reset.link, password: second } }));
  expectSuccess(await browser.client.call(savePushToken, { body: { pushNotificationToken: device } }));
  const me = createBrowser(system.app);
  expectSuccess(await me.client.call(login, { body: { mail, password: second } }));
  for (const [webform, fields] of [
    ['alcohol_1_1', { waarom: answer }],
    ['contact', { question }],
  ] as const) {
    expectSuccess(await me.client.call(submitWebform, { body: { webform, fields, key: randomUUID() } }));
  }
  const { sid } = expectSuccess(await registerDay(me, { date: '2026-11-20', amount: '2', note }));
  const edit = { params: { uuid: sid }, body: { note: `${note} anders` } };
  expectSuccess(await me.client.call(updateRegistration, edit));
  expectFailure(await createBrowser(system.app).client.call(login, { body: { mail, password: `${first} fout` } }));
  const entry = { title: diaryTitle, body: diaryBody, entryDate: '2026-11-20' };
  expectSuccess(await me.client.call(createDiaryEntry, { body: entry, key: randomUUID() }));
  const drinkName = 'kanarie van het drankje';
  const drink = { uuid: randomUUID(), name: drinkName, millilitres: 1_234, tenths: 67 };
  expectSuccess(await me.client.call(saveOwnDrink, { body: drink }));
  const drunk = JSON.stringify([{ kind: `own.${drink.uuid}`, millilitres: 1_234, tenths: 67, count: 2 }]);
  expectSuccess(await registerDay(me, { date: '2026-11-20', amount: '13.05', drinks: drunk }));
  const secrets = [
    drinkName,
    diaryTitle,
    diaryBody,
    first,
    second,
    device,
    answer,
    question,
    note,
    validation.link.hash,
    reset.link.hash,
    ...browser.cookies.values(),
  ];

  const [dump, backup] = [await dumpDatabase(system), await createBackup(system)];
  for (const path of [dump, backup]) {
    expect(path).toContain(mail);
    for (const secret of secrets) expect(path).not.toContain(secret);
  }

  const mailedJson = JSON.stringify(system.mails);
  expect(mailedJson).toContain(mail);
  for (const secret of [first, second, device, answer, note, diaryTitle, diaryBody])
    expect(mailedJson).not.toContain(secret);

  await system.database.pool.query('alter table push_tokens rename to away');
  await system.database.pool.query('alter table account_links rename to away_too');
  const result = await browser.client.call(savePushToken, { body: { pushNotificationToken: device } });
  expect(result).toMatchObject({ failure: { status: 500 } });
  expect(await browser.client.call(validateEmail, { body: validation.link })).toMatchObject({
    failure: { status: 500 },
  });
  expect(system.logged.length).toBeGreaterThan(1);
  for (const secret of [...secrets, mail]) expect(describeFailures(system)).not.toContain(secret);
  await system.close();
});
