import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { getDaySheet, goOnFromDay } from '../support/day-sheet.ts';
import { call, createStarter, getUserToday, makePlan, registerDay } from '../support/days.ts';
import { expect, expectAccessible, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const today = getUserToday();

const TEXTS = {
  nl: {
    day: '/dagelijkse-registratie',
    plan: '/mijn-plan',
    no: 'Niets',
    save: 'Sla je dag op',
    add: 'Tel het erbij',
    used: 'Heb je vandaag alcohol gedronken?',
    more: 'Je vulde vandaag al 3,5 glazen in. Komt er iets bij?',
    sum: 'Samen 3,5 glazen',
    label: 'Hoeveel glazen erbij?',
    preview: 'Samen wordt dat 5,5 glazen. Wil je het totaal verbeteren, pas dan de eerste regel aan.',
    two: '2',
    toAdd: 'Nog iets toevoegen',
    stone: '3,53,5 glazen, ingevuld, zonder doel',
    saved: '5,5 glazen. Vandaag is ingevuld.',
    today: 'Vandaag vulde je samen 5,5 glazen in: 2 + 1,5 + 2.',
    bar: '5,5',
    asks: 'Klopt 25 glazen vandaag?',
    before: 'Je vulde al 3,5 glazen in. Samen wordt dat 25 glazen.',
    rest: '21,5',
    change: 'Nee, pas aan',
    sure: 'Ja, sla op',
    high: /^25 glazen\. /,
    edit: 'Pas 2 glazen aan',
    remove: 'Verwijder 2 glazen',
    really: 'Verwijder',
    deleted: 'Verwijderd.',
    both: 'Intussen ergens anders aangepast',
    there: 'Daar staat3 glazenThuis',
    here: 'Hier vulde je in4 glazen',
    mine: 'Bewaar wat hier staat',
    theirs: 'Houd wat daar staat',
    gone: 'Deze regel is intussen ergens anders verwijderd. Wat je hier invulde, staat er nog. Sla het op als nieuwe regel, of laat het weg.',
    keep: 'Sla op als nieuwe regel',
    leave: 'Laat het weg',
    zero: '0 glazen',
    one: 'Je vulde vandaag al 1 glas in. Komt er iets bij?',
    glass: /^Eén glas is 250 ml bier, 100 ml wijn of 35 ml sterke drank\. In een café of thuis is het vaak meer\.$/,
  },
  en: {
    day: '/en/daily-registration',
    plan: '/en/my-recovery-plan',
    no: 'Nothing',
    save: 'Save your day',
    add: 'Add it',
    used: 'Did you drink alcohol today?',
    more: 'You’ve already logged 3.5 drinks today. Is there anything to add?',
    sum: 'In total 3.5 drinks',
    label: 'How many more drinks?',
    preview: 'That makes 5.5 drinks in total. To correct the total, change the first entry.',
    two: '2',
    toAdd: 'Add something',
    stone: '3.53.5 drinks, logged, no limit set',
    saved: '5.5 drinks. Today is logged.',
    today: 'You’ve logged 5.5 drinks in total today: 2 + 1.5 + 2.',
    bar: '5.5',
    asks: 'Is 25 drinks today right?',
    before: 'You’ve already logged 3.5 drinks. That makes 25 drinks in total.',
    rest: '21.5',
    change: 'No, change it',
    sure: 'Yes, save it',
    high: /^25 drinks\. /,
    edit: 'Change 2 drinks',
    remove: 'Delete 2 drinks',
    really: 'Delete',
    deleted: 'Deleted.',
    both: 'This has been changed somewhere else',
    there: 'Saved there3 drinksAt home',
    here: 'Entered here4 drinks',
    mine: 'Save what’s here',
    theirs: 'Keep what’s saved there',
    gone: 'This entry has been deleted somewhere else. What you entered is still here. You can save it as a new entry or leave it out.',
    keep: 'Save as a new entry',
    leave: 'Leave it out',
    zero: '0 drinks',
    one: 'You’ve already logged 1 drink today. Is there anything to add?',
    glass: /^One drink is 250 ml of beer \(less than half a pint\), 100 ml of wine or 35 ml of spirits\./,
  },
} as const;

const getEntry = (uuid: string) => `/webform_rest/daily_registration/submission/${uuid}`;

for (const [language, texts] of Object.entries(TEXTS) as ['nl' | 'en', (typeof TEXTS)['nl']][]) {
  test.describe(language, getVariant(language === 'nl'), () => {
    test.beforeEach(async ({ page }) => {
      await createStarter(page, 'alcohol', { language, since: addDays(today, -1) });
    });

    test('a second entry of a day is added: what stands there, the sum to be and the sum that is are told', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await registerDay(page, 'alcohol', today, '2');
      await registerDay(page, 'alcohol', today, '1.5');
      await page.goto(getUrl('alcohol', texts.day));
      // The registered day comes first: its stone, its entries and their sum.
      await expect(page.locator('.day-stone')).toHaveText(texts.stone);
      await expect(page.locator('.day-stone .stone-no-goal')).toBeInViewport();
      await expect(page.locator('.day-sum')).toHaveText(texts.sum);
      await expect(page.locator('.day-form')).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole('link', { name: texts.toAdd }).press('Enter');
      await expect(page.getByRole('heading', { name: texts.more })).toBeInViewport();
      await expect(page.locator('.day-sum')).toHaveText(texts.sum);
      await expect(page.locator('.day-sum')).toBeInViewport();
      await expect(page.getByRole('button', { name: texts.no, exact: true })).toHaveCount(0);
      // The registered sum is above the field.
      const field = page.getByLabel(texts.label);
      const [sum, input] = [await page.locator('.day-sum').boundingBox(), await field.boundingBox()];
      expect(sum?.y).toBeLessThan(input?.y ?? 0);
      await field.fill(texts.two);
      await expect(page.locator('.day-preview')).toHaveText(texts.preview);
      // The whole form is above the tab bar.
      await page.setViewportSize({ width: 390, height: 1400 });
      await expectAccessible(page);
      await page.getByRole('button', { name: texts.add }).press('Enter');
      await expect(getDaySheet(page).getByText(texts.saved, { exact: true })).toBeVisible();
      await page.goto(getUrl('alcohol', texts.plan));
      await expect(page.getByText(texts.today)).toBeVisible();
      await expect(page.locator('.day-bars-today .day-bars-amount')).toHaveText(texts.bar);
    });

    test('the sum of a day asks whether it is right, and is not saved before', async ({ page }) => {
      await registerDay(page, 'alcohol', today, '2');
      await registerDay(page, 'alcohol', today, '1.5');
      await page.goto(getUrl('alcohol', `${texts.day}?add`));
      const field = page.getByLabel(texts.label);
      await field.fill(texts.rest);
      const add = page.getByRole('button', { name: texts.add });
      await add.press('Enter');
      const dialog = page.getByRole('dialog', { name: texts.asks });
      await expect(dialog).toContainText(texts.before);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: texts.change }).press('Enter');
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(texts.rest);
      await expect(page.locator('.day-entry')).toHaveCount(2);
      await add.press('Enter');
      await dialog.getByRole('button', { name: texts.sure }).press('Enter');
      await expect(getDaySheet(page).getByText(texts.high)).toBeVisible();
      await page.goto(getUrl('alcohol', texts.plan));
      await expect(page.locator('.day-bars-today .day-bars-amount')).toHaveText('25');
    });

    test('two devices change one entry: the second is told with both values, and chooses', async ({
      page,
      expectNoise,
    }) => {
      expectNoise(/412/);
      await registerDay(page, 'alcohol', today, '2');
      await page.goto(getUrl('alcohol', texts.day));
      await page.getByRole('link', { name: texts.edit }).press('Enter');
      await page.waitForURL(/uuid=/);
      const uuid = new URL(page.url()).searchParams.get('uuid') ?? '';
      const field = page.locator('#day-amount');
      const conflict = async () => {
        await expect(field).toHaveValue(texts.two);
        await call(page, 'alcohol', 'PATCH', getEntry(uuid), { amount: '3', where: 'home' });
        await field.fill('4');
        await page.getByRole('button', { name: texts.save }).press('Enter');
        await expect(page.getByRole('region', { name: texts.both })).toBeFocused();
      };
      await conflict();
      await expect(page.locator('.day-both > div')).toHaveText([texts.there, texts.here]);
      await expect(page.locator('[data-toast]')).toHaveCount(0);
      await expect(field).toHaveValue('4');
      await expectAccessible(page);
      await page.getByRole('button', { name: texts.theirs }).press('Enter');
      await expect(field).toHaveValue('3');
      await call(page, 'alcohol', 'PATCH', getEntry(uuid), { amount: '2', where: '' });
      await page.reload();
      await conflict();
      await page.getByRole('button', { name: texts.mine }).press('Enter');
      await goOnFromDay(page, 'alcohol', texts.plan);
      await expect(page.locator('.day-bars-today .day-bars-amount')).toHaveText('4');
    });

    test('an entry that was deleted elsewhere is told once, with a way on', async ({ page, expectNoise }) => {
      expectNoise(/404/);
      await registerDay(page, 'alcohol', today, '2');
      const open = async () => {
        await page.goto(getUrl('alcohol', texts.day));
        await page.getByRole('link', { name: texts.edit }).press('Enter');
        await page.waitForURL(/uuid=/);
        const uuid = new URL(page.url()).searchParams.get('uuid') ?? '';
        await expect(page.locator('#day-amount')).toHaveValue(texts.two);
        await call(page, 'alcohol', 'DELETE', `/daily_registration/${uuid}`);
        await page.locator('#day-amount').fill('1');
        await page.getByRole('button', { name: texts.save }).press('Enter');
        await expect(page.locator('.form-failure')).toHaveText(texts.gone);
        await expect(page.locator('[data-toast]')).toHaveCount(0);
      };
      await open();
      await expectAccessible(page);
      await page.getByRole('button', { name: texts.leave }).press('Enter');
      await page.waitForURL(getUrl('alcohol', `${texts.day}/${today}`));
      await expect(page.locator('#day-amount')).toHaveValue('');
      await registerDay(page, 'alcohol', today, '2');
      await open();
      await page.getByRole('button', { name: texts.keep }).press('Enter');
      await goOnFromDay(page, 'alcohol', texts.day);
      await expect(page.locator('.day-entry')).toHaveCount(1);
      await page.getByRole('link', { name: texts.toAdd }).press('Enter');
      await expect(page.getByRole('heading', { name: texts.one })).toBeVisible();

      // Deleting an entry that is already deleted succeeds.
      await registerDay(page, 'alcohol', today, '2');
      await page.reload();
      const items = JSON.parse(await call(page, 'alcohol', 'GET', '/registrations/overview'))[today].items;
      const [uuid] = Object.entries(items).find(([, item]) => (item as { amount: string }).amount === '2') ?? [];
      await expect(page.locator('.day-entry')).toHaveCount(2);
      await call(page, 'alcohol', 'DELETE', `/daily_registration/${uuid}`);
      await page.getByRole('button', { name: texts.remove }).press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: texts.really, exact: true }).press('Enter');
      await expect(page.getByText(texts.deleted, { exact: true })).toBeVisible();
      await expect(page.locator('.day-entry')).toHaveCount(1);
    });

    test('a day of nothing keeps its question, and its line is gone once something follows', async ({ page }) => {
      await makePlan(page, 'alcohol', '4', '0');
      await page.goto(getUrl('alcohol', texts.day));
      await page.getByRole('button', { name: texts.no, exact: true }).press('Space');
      await page.getByRole('button', { name: texts.save }).press('Enter');
      await goOnFromDay(page, 'alcohol', texts.day);
      await expect(page.locator('.day-entry')).toContainText(texts.zero);
      await page.getByRole('link', { name: texts.toAdd }).press('Enter');
      await expect(page.getByRole('group', { name: texts.used })).toBeVisible();
      await expect(page.locator('.day-form .details .field-help')).toHaveText(texts.glass);
      await page.locator('#day-amount').fill('1');
      await page.getByRole('button', { name: texts.save }).press('Enter');
      await goOnFromDay(page, 'alcohol', texts.day);
      await expect(page.locator('.day-entry')).toHaveCount(1);
      await page.getByRole('link', { name: texts.toAdd }).press('Enter');
      await expect(page.getByRole('heading', { name: texts.one })).toBeVisible();
      await expect(page.locator('.day-entry')).toHaveCount(1);
      await expect(page.locator('.day-entry')).not.toContainText(texts.zero);
    });
  });
}

const EUROS = {
  nl: {
    path: '/dagelijkse-registratie',
    save: 'Sla je dag op',
    cost: 'Hoeveel euro heb je ingelegd?',
    thousand: 'Schrijf duizend als 1000, zonder punt of komma.',
    high: 'Dit bedrag is te hoog. Kijk het na.',
    cents: 'Schrijf centen met twee cijfers, zoals 20,50.',
  },
  en: {
    path: '/en/daily-registration',
    save: 'Save your day',
    cost: 'How much did you spend, in euros?',
    thousand: 'Enter a thousand as 1000, without a full stop or comma.',
    high: 'This amount looks too high. Please check it.',
    cents: 'Enter the cents as two digits, such as 20.50.',
  },
} as const;

for (const [language, labels] of Object.entries(EUROS) as ['nl' | 'en', (typeof EUROS)['nl']][]) {
  test(
    `euros that cannot be read have words of their own, and can be written after them (${language})`,
    getVariant(language === 'nl'),
    async ({ page }) => {
      await createStarter(page, 'gokken', { language });
      await page.goto(getUrl('gokken', labels.path));
      await page.locator('#day-amount').fill('2');
      const cost = page.getByLabel(labels.cost);
      for (const [input, texts] of [
        ['1.000', labels.thousand],
        ['1,000', labels.thousand],
        ['99999999', labels.high],
        ['2,5555', labels.cents],
      ] as const) {
        await cost.fill(input);
        await page.getByRole('button', { name: labels.save }).press('Enter');
        await expect(page.getByRole('link', { name: texts })).toBeVisible();
        await expect(cost).toHaveValue(input);
      }
      await cost.fill('1000');
      await page.getByRole('button', { name: labels.save }).press('Enter');
      await expect(getDaySheet(page)).toBeVisible();
    },
  );
}

test('on a phone what failed is told beside the button that was pressed, and lies on nothing', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/500/);
  await page.setViewportSize({ width: 390, height: 844 });
  await createStarter(page, 'alcohol');
  await page.goto(getUrl('alcohol', '/dagelijkse-registratie'));
  await page.route(/webform_rest/, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('button', { name: 'Niets', exact: true }).press('Space');
  const save = page.getByRole('button', { name: 'Sla je dag op' });
  await save.click();
  const toast = page.locator('[data-toast]');
  await expect(toast).toBeVisible();
  await expect(save).toBeInViewport();
  const [above, button] = [await toast.boundingBox(), await save.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(button?.y ?? 0);
});
