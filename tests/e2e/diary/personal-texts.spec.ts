import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { formatFieldDate } from '#src/rules/fields/dates.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { call, createStarter, getUserToday, makePlan, registerDay } from '../support/days.ts';
import { loseResponse } from '../support/lose-response.ts';
import { movePage } from '../support/page-time.ts';
import { createParticipant, PASSWORD } from '../support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getProduct, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const today = getUserToday();
const DAY_MS = 86_400_000;

const TEXTS = {
  nl: {
    card: '/mijn-kaart',
    hardMoment: '/trek-nu',
    write: 'Schrijf één zin voor later',
    sentence: 'Eén zin die jou helpt',
    list: 'Maak een lijst',
    lines: 'Wat je kunt doen',
    person: 'Zet er iemand bij om te bellen',
    name: 'Naam',
    phone: 'Telefoonnummer',
    save: 'Bewaar',
    edit: 'Pas je zin aan',
    elsewhere: /Beide teksten staan hier/,
    keep: 'Bewaar mijn tekst',
    call: 'Bel Joke',
    urge: 'Schrijf trek op',
    stress: 'Stress',
    waits: /Bewaard in dit tabblad\. Laat het open/,
    expired: /Bewaard in dit tabblad, want je bent uitgelogd/,
    saved: /Het staat erin/,
    wrote: 'Wat je opschreef',
    day: '/dagelijkse-registratie',
    submit: 'Sla je dag op',
    small: 'Kies iets kleins voor morgen',
    stays: 'Je vulde al 4 dagen in. Zo zie je wat helpt.',
    before: 'Ruzie',
    situation: 'ik koffie drink',
    action: 'loop ik een rondje',
    next: 'Volgende',
    skip: 'Sla over',
    ready: 'Klaar',
    planned: /Je plan staat klaar voor morgen/,
    programme: '/programma',
    plan: 'Als ik koffie drink, dan loop ik een rondje.',
    fine: 'Het gaat',
    done: 'Gedaan',
    plans: '/account/als-dan',
  },
  en: {
    card: '/en/my-card',
    hardMoment: '/en/craving',
    write: 'Write one sentence for later',
    sentence: 'One sentence that helps you',
    list: 'Make a list',
    lines: 'What you can do',
    person: 'Add someone to call',
    name: 'Name',
    phone: 'Phone number',
    save: 'Save',
    edit: 'Change your sentence',
    elsewhere: /Both are here/,
    keep: 'Save mine',
    call: 'Call Joke',
    urge: 'Log a craving',
    stress: 'Stress',
    waits: /Saved in this tab\. Keep it open/,
    expired: /Saved in this tab, because you’re logged out/,
    saved: /It’s saved/,
    wrote: 'Your craving log',
    day: '/en/daily-registration',
    submit: 'Save your day',
    small: 'Choose something small for tomorrow',
    stays: 'You have logged 4 days. That shows you what helps.',
    before: 'Argument',
    situation: 'I have coffee',
    action: 'I’ll go for a walk',
    next: 'Next',
    skip: 'Skip',
    ready: 'Done',
    planned: /Your plan is ready for tomorrow/,
    programme: '/en/program',
    plan: 'If I have coffee, then I’ll go for a walk.',
    fine: 'I’m all right',
    done: 'Done',
    plans: '/en/account/if-then',
  },
} as const;

for (const [language, texts] of Object.entries(TEXTS) as ['nl' | 'en', (typeof TEXTS)['nl']][]) {
  test(
    `own things are filled in, and of two tabs both texts stay (${language})`,
    getVariant(language === 'nl'),
    async ({ page, expectNoise }) => {
      expectNoise(/412/);
      await createParticipant(page.context(), 'alcohol', { language });
      await page.goto(getUrl('alcohol', texts.card));
      await page.getByRole('button', { name: texts.write }).click();
      await page.getByLabel(texts.sentence).fill('Voor mijn dochter.');
      await page.getByRole('button', { name: texts.save, exact: true }).click();
      await expect(page.getByRole('blockquote')).toHaveText('Voor mijn dochter.');
      // On a tablet the buttons are next to each other, each with its text on one line.
      const { width, height } = page.viewportSize() as { width: number; height: number };
      await page.setViewportSize({ width: 768, height });
      for (const name of [texts.list, texts.person]) {
        const button = page.getByRole('button', { name });
        expect((await button.boundingBox())?.height).toBeLessThan(60);
      }
      await page.setViewportSize({ width, height });
      await page.getByRole('button', { name: texts.list }).click();
      await page.getByRole('textbox', { name: texts.lines }).fill('Lopen\nThee zetten');
      await page.getByRole('button', { name: texts.save, exact: true }).click();
      await expect(page.getByRole('button', { name: 'Thee zetten' })).toBeVisible();
      await page.getByRole('button', { name: texts.person }).click();
      await page.getByLabel(texts.name, { exact: true }).fill('Joke');
      await page.getByLabel(texts.phone).fill('06 12345678');
      await page.getByRole('button', { name: texts.save, exact: true }).click();
      await expect(page.getByRole('link', { name: texts.call })).toHaveAttribute('href', 'tel:0612345678');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await page.getByRole('button', { name: texts.edit }).click();
      await call(page, 'alcohol', 'PATCH', '/my-things', { sentence: 'Van de andere tab.' });
      await page.getByLabel(texts.sentence).fill('Van deze tab.');
      await page.getByRole('button', { name: texts.save, exact: true }).click();
      await expect(page.getByText(texts.elsewhere)).toBeVisible();
      await expect(page.getByText('Van de andere tab.')).toBeVisible();
      await expect(page.getByLabel(texts.sentence)).toHaveValue('Van deze tab.');
      await page.getByRole('button', { name: texts.keep }).click();
      await expect(page.getByRole('blockquote')).toHaveText('Van deze tab.');

      await page.goto(getUrl('alcohol', texts.hardMoment));
      await expect(page.getByRole('blockquote')).toHaveText('Van deze tab.');
      await expect(page.getByRole('link', { name: texts.call })).toBeVisible();
      await expectAccessible(page);
    },
  );

  test(
    `once the screen is there, own things, the wave and writing an urge down need no line (${language})`,
    getVariant(language === 'en'),
    async ({ page, expectNoise }) => {
      expectNoise(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
      await createParticipant(page.context(), 'gokken', { language });
      const person = { name: 'Joke', phone: '06 12345678' };
      await call(page, 'gokken', 'PATCH', '/my-things', { sentence: 'Voor mijn dochter.', list: ['Lopen'], person });
      await page.goto(getUrl('gokken', texts.hardMoment), { waitUntil: 'networkidle' });
      await expect(page.getByRole('blockquote')).toHaveText('Voor mijn dochter.');
      await page.context().setOffline(true);

      await page.locator('[data-door=craving] > summary').click();
      await page.locator('[data-wave-next]').click();
      await expect(page.locator('[data-wave-clock]')).not.toBeEmpty();
      await page.locator('[data-wave-stop]').click();
      await page.getByRole('button', { name: 'Lopen' }).click();
      await expect(page.getByRole('button', { name: 'Lopen' })).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('link', { name: texts.call })).toHaveAttribute('href', 'tel:0612345678');
      await page.getByRole('button', { name: texts.urge }).click();
      await page.getByRole('radio', { name: '7', exact: true }).first().check();
      await page.getByRole('checkbox', { name: texts.stress, exact: true }).check();
      await expectAccessible(page);
      await page.locator('.urge-form').getByRole('button', { name: texts.save, exact: true }).click();
      await expect(page.getByText(texts.waits)).toBeVisible();

      await page.context().setOffline(false);
      await expect(page.getByText(texts.saved)).toBeVisible();
      await page.goto(getUrl('gokken', texts.card));
      await expect(page.getByRole('heading', { name: texts.wrote })).toBeVisible();
      const { entities } = JSON.parse(await call(page, 'gokken', 'GET', '/my-urges'));
      expect(entities).toMatchObject([{ before: 7, triggers: ['stress'] }]);
    },
  );

  test(
    `logging out takes one’s own things out of the tab (${language})`,
    getVariant(language === 'nl'),
    async ({ page }) => {
      await createParticipant(page.context(), 'alcohol', { language });
      await page.goto(getUrl('alcohol', texts.card));
      await page.getByRole('button', { name: texts.write }).click();
      await page.getByLabel(texts.sentence).fill('Voor mijn dochter.');
      await page.getByRole('button', { name: texts.save, exact: true }).click();
      await expect(page.getByRole('blockquote')).toHaveText('Voor mijn dochter.');
      const kept = () => page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
      await expect.poll(kept).toContain('Voor mijn dochter.');
      await page.goto(getUrl('alcohol', '/user/logout'));
      await page.waitForURL(/inloggen|login/);
      expect(await kept()).not.toContain('Voor mijn dochter.');
      await page.goto(getUrl('alcohol', texts.hardMoment));
      await expect(page.locator('[data-door]')).toHaveCount(3);
      await expect(page.getByText('Voor mijn dochter.')).toHaveCount(0);
    },
  );

  test(
    `a day above the goal asks little, and its plan stands there the next day (${language})`,
    getVariant(language === 'en'),
    async ({ page }) => {
      await createStarter(page, 'tabak', { language, since: addDays(today, -3) });
      await makePlan(page, 'tabak', '10', '2');
      for (const days of [1, 2, 3]) await registerDay(page, 'tabak', addDays(today, -days), '2');
      await page.goto(getUrl('tabak', texts.day));
      await page.locator('#day-amount').fill('6');
      await page.getByRole('button', { name: texts.submit }).click();
      const sheet = page.getByRole('dialog');
      const small = sheet.getByRole('button', { name: texts.small });
      await expect(small).toBeVisible();
      // The sheet has two buttons to continue, and no question before one is pressed.
      await expect(sheet.locator('.moment-ways').getByRole('button')).toHaveCount(2);
      await expect(sheet.locator('input')).toHaveCount(0);
      await expectAccessible(page);
      await small.press('Enter');
      await expect(page.getByText(texts.stays)).toBeVisible();
      const form = page.locator('.slip-form');
      await page.getByRole('checkbox', { name: texts.before, exact: true }).check();
      // One question at a time, and at most six choices until the others are opened.
      for (const press of [texts.next, texts.skip, texts.skip]) {
        await expect(form.getByRole('group')).toHaveCount(1);
        expect(await form.locator('input[type=radio], input[type=checkbox]').count()).toBeLessThanOrEqual(6);
        await form.getByRole('button', { name: press, exact: true }).click();
      }
      await page.getByRole('radio', { name: texts.situation, exact: true }).check();
      await form.getByRole('button', { name: texts.next, exact: true }).click();
      await page.getByRole('radio', { name: texts.action, exact: true }).check();
      await expectAccessible(page);
      await form.getByRole('button', { name: texts.ready, exact: true }).click();
      await expect(page.getByText(texts.planned)).toBeVisible();

      await page.goto(getUrl('tabak', texts.plans));
      await expect(page.getByText(texts.plan).first()).toBeVisible();
      await expectAccessible(page);
      await movePage(page, new Date(Date.now() + DAY_MS));
      await page.goto(getUrl('tabak', texts.programme));
      await page.getByRole('button', { name: texts.fine, exact: true }).click();
      await expect(page.locator('.how-it-goes-on')).toContainText(texts.plan);
      await page.getByRole('button', { name: texts.done }).click();
      await expect(page.locator('.how-it-goes-on')).toContainText(texts.plan);
      await page.reload();
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.getByText(texts.plan)).toHaveCount(0);
    },
  );
}

test('of the signs of two tabs both stay as well, and the other ones are shown', async ({ page, expectNoise }) => {
  expectNoise(/412/);
  await createParticipant(page.context(), 'alcohol');
  await page.goto(getUrl('alcohol', TEXTS.nl.card));
  const choose = async (sign: string) => {
    await page.getByRole('button', { name: /^(Kies|Pas) je tekens/ }).click();
    await page.getByRole('checkbox', { name: sign, exact: true }).check();
  };
  const saveAfterOther = async (sign: string) => {
    await call(page, 'alcohol', 'PATCH', '/my-things', { signs: [sign] });
    await page.getByRole('button', { name: TEXTS.nl.save, exact: true }).click();
    await expect(page.getByText(TEXTS.nl.elsewhere)).toBeVisible();
    await expect(page.getByRole('blockquote')).toHaveText(sign);
  };
  await choose('slecht slapen');
  await saveAfterOther('stil worden');
  await expectAccessible(page);
  await expect(page.getByRole('checkbox', { name: 'slecht slapen', exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Laat die staan' }).click();
  await expect(page.getByText('stil worden', { exact: true })).toBeVisible();

  await choose('kort lontje');
  await saveAfterOther('veel piekeren');
  await page.getByRole('button', { name: TEXTS.nl.keep }).click();
  await expect(page.getByText('stil worden · kort lontje')).toBeVisible();
});

test('a save is repeated whose response was lost, or after another part was saved elsewhere', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/412|ERR_FAILED|Failed to fetch/);
  await createParticipant(page.context(), 'alcohol');
  await page.goto(getUrl('alcohol', TEXTS.nl.card));
  await page.getByRole('button', { name: TEXTS.nl.write }).click();
  await page.getByLabel(TEXTS.nl.sentence).fill('Ik wil niet meer leven.');
  await page.route('**/my-things*', loseResponse, { times: 1 });
  const save = page.getByRole('button', { name: TEXTS.nl.save, exact: true });
  await save.click();
  await expect(page.getByText('We kunnen de site nu niet bereiken.')).toBeVisible();
  await save.click();
  await expect(page.getByRole('dialog', { name: 'Je hoeft dit niet alleen te doen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('blockquote')).toHaveText('Ik wil niet meer leven.');

  await page.getByRole('button', { name: TEXTS.nl.edit }).click();
  await call(page, 'alcohol', 'PATCH', '/my-things', { list: ['Lopen'] });
  await page.getByLabel(TEXTS.nl.sentence).fill('Voor mijn dochter.');
  await save.click();
  await expect(page.getByRole('blockquote')).toHaveText('Voor mijn dochter.');
  await expect(page.getByRole('button', { name: 'Lopen' })).toBeVisible();
});

test('where the own things cannot be had the doors stay, with one quiet line', async ({ page, expectNoise }) => {
  expectNoise(/503/);
  await createParticipant(page.context(), 'alcohol');
  await page.route('**/my-things*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto(getUrl('alcohol', TEXTS.nl.hardMoment));
  await page.goto(getUrl('alcohol', TEXTS.nl.card));
  await expect(page.getByText('We kunnen je kaart nu niet laten zien. Er is niets weg.')).toBeVisible();
  await page.goto(getUrl('alcohol', TEXTS.nl.hardMoment));
  await expect(page.getByText('Je eigen zin laden lukt nu niet.')).toHaveCount(1);
  await expect(page.locator('[data-door]')).toHaveCount(3);
  await expect(page.locator('.hard-moment-ways a[href^="tel:"]')).toBeVisible();
  // The live region for urgent messages remains empty.
  await expect(page.getByRole('alert')).toHaveText('');
  await expectAccessible(page);
  await page.unroute('**/my-things*');
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).click();
  await expect(page.getByText('Je eigen zin laden lukt nu niet.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Schrijf één zin voor later' })).toBeVisible();
});

test('one’s own things stay after the session ended, and what is written waits for the login', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/403/);
  const { uid } = await createParticipant(page.context(), 'gokken');
  const person = { name: 'Joke', phone: '06 12345678' };
  await call(page, 'gokken', 'PATCH', '/my-things', { sentence: 'Voor mijn dochter.', person });
  await page.goto(getUrl('gokken', TEXTS.nl.hardMoment));
  await expect(page.getByRole('blockquote')).toHaveText('Voor mijn dochter.');
  await withContentSystem(getProduct(), ({ database }) =>
    database.pool.query('delete from sessions where uid = $1', [uid]),
  );
  await page.getByRole('button', { name: TEXTS.nl.urge }).click();
  await page.locator('.urge-form').getByRole('button', { name: TEXTS.nl.save, exact: true }).click();
  await expect(page.getByText(TEXTS.nl.expired)).toBeVisible();
  await expect(page.getByRole('blockquote')).toHaveText('Voor mijn dochter.');
  await page.locator('[data-door=craving] > summary').click();
  await page.locator('[data-wave-stop]').click();
  await expect(page.getByRole('link', { name: TEXTS.nl.call })).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-door]')).toHaveCount(3);
  await expect(page.getByRole('blockquote')).toHaveCount(0);
});

test('an urge that was written after the session ended is stored after the next login', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/403/);
  const { uid, mail } = await createParticipant(page.context(), 'gokken');
  await page.goto(getUrl('gokken', TEXTS.nl.hardMoment));
  await expect(page.getByRole('button', { name: TEXTS.nl.urge })).toBeVisible();
  await withContentSystem(getProduct(), ({ database }) =>
    database.pool.query('delete from sessions where uid = $1', [uid]),
  );
  await page.getByRole('button', { name: TEXTS.nl.urge }).click();
  await page.locator('.urge-form').getByRole('button', { name: TEXTS.nl.save, exact: true }).click();
  await expect(page.getByText(TEXTS.nl.expired)).toBeVisible();
  await page.locator('.write-urge').getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('E-mailadres').fill(mail);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(getUrl('gokken', TEXTS.nl.hardMoment));
  await expect(page.getByText(TEXTS.nl.saved)).toBeVisible();
  const { entities } = JSON.parse(await call(page, 'gokken', 'GET', '/my-urges'));
  expect(entities).toHaveLength(1);
});

test('an own word is saved that was typed and not added, also in a browser without storage', async ({ page }) => {
  await page.addInitScript(
    "Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('denied', 'SecurityError'); } })",
  );
  await createParticipant(page.context(), 'alcohol');
  await page.goto(getUrl('alcohol', TEXTS.nl.card));
  await page.getByRole('button', { name: TEXTS.nl.urge }).click();
  const form = page.locator('.urge-form');
  await form.getByRole('checkbox', { name: TEXTS.nl.stress, exact: true }).check();
  await form.getByRole('textbox').first().fill('mijn moeder belde');
  await form.getByRole('button', { name: TEXTS.nl.save, exact: true }).click();
  await expect(page.getByText(TEXTS.nl.saved)).toBeVisible();
  const { entities } = JSON.parse(await call(page, 'alcohol', 'GET', '/my-urges'));
  expect(entities).toMatchObject([{ triggers: ['stress', 'mijn moeder belde'] }]);
});

test('the focus follows a plan into its form and back, and stays on the page when it is deleted', async ({ page }) => {
  await createParticipant(page.context(), 'tabak');
  await page.goto(getUrl('tabak', TEXTS.nl.plans));
  const add = page.getByRole('button', { name: 'Maak een plan', exact: true });
  await add.press('Enter');
  await expect(page.locator('#plan-situation')).toBeFocused();
  await page.getByRole('radio', { name: TEXTS.nl.situation, exact: true }).check();
  await page.getByRole('radio', { name: TEXTS.nl.action, exact: true }).check();
  await page.locator('.if-then-form [type=submit]').press('Enter');
  await expect(add).toBeFocused();
  const edit = page.getByRole('button', { name: `Pas aan: ${TEXTS.nl.plan}` });
  await edit.press('Enter');
  await page.getByRole('button', { name: 'Stop', exact: true }).press('Enter');
  await expect(edit).toBeFocused();
  await page.getByRole('button', { name: `Verwijder: ${TEXTS.nl.plan}` }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijder' }).press('Enter');
  await expect(edit).toHaveCount(0);
  await expect(add).toBeFocused();
});

test('the focus follows an own date and an urge into their forms and back', async ({ page }) => {
  await createParticipant(page.context(), 'alcohol');
  await page.goto(getUrl('alcohol', '/account/dagen'));
  const addDate = page.locator('[data-add]');
  await addDate.press('Enter');
  await expect(page.locator('#date-label')).toBeFocused();
  await page.locator('#date-label').fill('Verjaardag');
  await page.locator('#date-first').fill(formatFieldDate(addDays(today, 7)));
  await page.locator('.if-then-form [type=submit]').press('Enter');
  const editDate = page.getByRole('button', { name: 'Pas aan: Verjaardag' });
  await expect(editDate).toBeFocused();
  await editDate.press('Enter');
  await page.getByRole('button', { name: 'Stop', exact: true }).press('Enter');
  await expect(editDate).toBeFocused();

  await page.goto(getUrl('alcohol', TEXTS.nl.card));
  const write = page.locator('#write [data-add]');
  await expect(write).toBeVisible();
  await write.press('Enter');
  await expect(page.locator('#urge-before')).toBeFocused();
  await page.locator('.urge-form [type=submit]').press('Enter');
  await expect(page.getByText(TEXTS.nl.saved)).toBeVisible();
  await expect(write).toBeFocused();
  const editUrge = page.locator('.urge-row [data-edit]');
  await editUrge.press('Enter');
  await expect(page.locator('#urge-before')).toBeFocused();
  await page.locator('.urge-form').getByRole('button', { name: 'Stop', exact: true }).press('Enter');
  await expect(editUrge).toBeFocused();
});
