import type { Page } from '@playwright/test';
import { setFlags } from '#src/cms/content/change-site.ts';
import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { call, createStarter, makePlan, registerDay } from '../support/days.ts';
import { withMovedTime } from '../support/moved-time.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getProduct, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const moveTo = withMovedTime();
/** A Monday. */
const START: CalendarDate = '2027-01-04';
const [FRIDAY, SATURDAY, SUNDAY] = [4, 5, 6];

/** Returns the amounts of three weeks: Friday and Saturday in the pub, and from the second week on no use on Sunday. */
function getAmount(index: number): number {
  const day = index % 7;
  if (day === FRIDAY) return 6;
  if (day === SATURDAY) return 5;
  if (index < 7) return 2;
  return day === SUNDAY ? 0 : 1;
}

async function fillDays(page: Page, from: number, until: number): Promise<void> {
  for (let index = from; index < until; index += 1) {
    const isOut = index % 7 === FRIDAY || index % 7 === SATURDAY;
    await call(page, 'alcohol', 'POST', '/webform_rest/submit', {
      webform_id: 'daily_registration',
      registration_date: addDays(START, index),
      amount: String(getAmount(index)),
      where: isOut ? 'cafe' : 'home',
    });
  }
}

const TEXTS = {
  nl: {
    path: '/mijn-plan',
    gains: ['Wat het je oplevert', '33 glazen minder', '2 dagen zonder', 'Bij je begin was dat er geen.'],
    over: 'Opgeteld over 21 van de 21 dagen, tot en met gisteren.',
    weeks: ['Toen en nu', '21 glazen op 7 ingevulde dagen', '15 glazen op 7 ingevulde dagen', 'Toen: je eerste week.'],
    patterns: [
      'Vrijdag was drie weken op rij je zwaarste dag.',
      'In het café kwam je op 6 van de 6 dagen boven je doel. Op andere dagen was dat 0 van de 15.',
    ],
    plan: 'Wil je er een plan voor maken?',
    price: [
      'Reken het ook in geld',
      'Wat kost een glas jou ongeveer?',
      '2,50',
      'Bewaar dit',
      '€\u00a082 niet uitgegeven',
    ],
  },
  en: {
    path: '/en/my-recovery-plan',
    gains: ['What you’ve gained', '33 fewer drinks', '2 days with none', 'There were none when you started.'],
    over: 'Added up over 21 of the 21 days, up to yesterday.',
    weeks: ['Then and now', '21 drinks on 7 logged days', '15 drinks on 7 logged days', 'Then: your first week.'],
    patterns: [
      'Friday was your hardest day three weeks running.',
      'At the pub, you went over your limit on 6 of 6 days. On other days it was 0 of 15.',
    ],
    plan: 'Would you like to make a plan for it?',
    price: [
      'Show this in money too',
      'Roughly how much does a drink cost you?',
      '2.50',
      'Save this',
      '€\u00a082 not spent',
    ],
  },
} as const;

for (const [language, texts] of Object.entries(TEXTS) as ['nl' | 'en', (typeof TEXTS)['nl']][]) {
  test(
    `three weeks tell what was gained, then and now, and what stands out; the first week compares nothing (${language})`,
    getVariant(language === 'nl'),
    async ({ page }) => {
      await moveTo(page, START);
      await createStarter(page, 'alcohol', { language });
      await makePlan(page, 'alcohol', '4', '2');
      await moveTo(page, addDays(START, 6));
      await fillDays(page, 0, 6);
      await page.goto(getUrl('alcohol', texts.path));
      await expect(page.locator('.plan-aside h2').first()).toBeVisible();
      await expect(page.locator('#gains, #patterns')).toHaveCount(0);

      await moveTo(page, addDays(START, 21));
      await fillDays(page, 6, 21);
      await page.goto(getUrl('alcohol', texts.path));
      const getSection = (id: string) => page.locator(`section[aria-labelledby="${id}"]`);
      for (const text of [...texts.gains, texts.over]) await expect(getSection('gains')).toContainText(text);
      for (const text of texts.weeks) await expect(getSection('then-and-now')).toContainText(text);
      for (const text of texts.patterns) await expect(getSection('patterns')).toContainText(text);
      await expect(getSection('patterns').getByRole('link', { name: texts.plan })).toBeVisible();
      const [ask, question, cost, save, money] = texts.price;
      await getSection('gains').getByRole('button', { name: ask }).click();
      await expect(getSection('gains').getByRole('textbox', { name: question })).toBeFocused();
      await getSection('gains').getByRole('textbox', { name: question }).fill(cost);
      await expectAccessible(page);
      await getSection('gains').getByRole('button', { name: save }).click();
      await expect(getSection('gains')).toContainText(money);
      await expect(getSection('gains').locator('[data-edit]')).toBeFocused();
      await page.reload();
      await expect(getSection('gains')).toContainText(money);
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await expectNoSidewaysScroll(page);
    },
  );
}

test('then and now keep their words whole beside the longest unit, at every width', async ({ page }) => {
  await moveTo(page, START);
  await createStarter(page, 'tabak');
  await moveTo(page, addDays(START, 14));
  for (let index = 0; index < 14; index += 1) {
    await registerDay(page, 'tabak', addDays(START, index), index < 7 ? '14' : '6.5');
  }
  for (const width of [1280, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(getUrl('tabak', '/mijn-plan'));
    const row = page.locator('.plan-two-weeks-row').first();
    await expect(row).toContainText('98 sigaretten op 7 ingevulde dagen');
    const lines = await row.locator('dt').evaluate((word) => {
      const range = document.createRange();
      range.selectNodeContents(word);
      return range.getClientRects().length;
    });
    expect([width, lines]).toEqual([width, 1]);
    await expectNoSidewaysScroll(page);
  }
});

const ENERGY = {
  nl: {
    path: '/mijn-plan',
    show: 'Toon ook de energie',
    hide: 'Laat de energie weg',
    lead: 'Denk je veel aan eten of aan je gewicht, laat dit dan uit.',
    told: '2.310 kcal die je niet dronk',
  },
  en: {
    path: '/en/my-recovery-plan',
    show: 'Show calories too',
    hide: 'Hide calories',
    lead: 'If you often think about food or your weight, it’s best to leave this off.',
    told: '2,310 kcal you did not drink',
  },
} as const;

for (const [language, texts] of Object.entries(ENERGY) as ['nl' | 'en', (typeof ENERGY)['nl']][]) {
  test(
    `energy is told where the site allows it and the person asks for it, and one press takes it away (${language})`,
    getVariant(language === 'nl'),
    async ({ page }) => {
      const allow = (energy: boolean) =>
        withContentSystem(getProduct(), (system) => setFlags(system, 'alcohol', { energy }));
      await allow(false);
      await moveTo(page, START);
      await createStarter(page, 'alcohol', { language });
      await makePlan(page, 'alcohol', '4', '2');
      await moveTo(page, addDays(START, 21));
      await fillDays(page, 0, 21);
      await page.setViewportSize({ width: 390, height: 844 });
      const gains = page.locator('section[aria-labelledby="gains"]');
      const show = gains.getByRole('button', { name: texts.show });
      const hide = gains.getByRole('button', { name: texts.hide });
      const open = async () => {
        await page.goto(getUrl('alcohol', texts.path));
        await expect(gains).toContainText('33');
        await expect(gains.getByRole('button')).not.toHaveCount(0);
      };

      await open();
      await expect(show).toHaveCount(0);
      await expect(gains).not.toContainText('kcal');
      await allow(true);
      await open();
      await expect(gains).toContainText(texts.lead);
      await expect(gains).not.toContainText('kcal');
      await show.press('Enter');
      await expect(gains).toContainText(texts.told);
      await expect(hide).toBeFocused();
      await expect(gains).not.toContainText(texts.lead);
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await expectNoSidewaysScroll(page);
      await open();
      await expect(gains).toContainText(texts.told);

      await allow(false);
      await open();
      await expect(gains).not.toContainText('kcal');
      await expect(hide).toHaveCount(0);
      await allow(true);
      await open();
      await hide.press('Enter');
      await expect(show).toBeFocused();
      await expect(gains).not.toContainText('kcal');
      await open();
      await expect(show).toBeVisible();
      await expect(gains).not.toContainText('kcal');
    },
  );
}
