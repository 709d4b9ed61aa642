import type { Locator } from '@playwright/test';
import { openRows } from '../support/account.ts';
import { goOnFromDay } from '../support/day-sheet.ts';
import { createStarter } from '../support/days.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

/** Returns a nickname that is not in use. */
const getSomeNickname = () =>
  `Mus ${Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => 'aeou'[byte % 4]).join('')}`;

const TEXTS = {
  nl: {
    programme: '/programma',
    ask: 'Vape je? Kies eerst wat je wilt tellen.',
    once: 'In sigaretten. Eén tik slaat op.',
    day: '/dagelijkse-registratie',
    plan: '/form/goal',
    next: 'Volgende',
    account: '/account',
    legend: 'Wat wil je tellen?',
    cigarettes: 'Sigaretten of shag',
    moments: 'Vapemomenten',
    smoked: 'Heb je vandaag gerookt?',
    vaped: 'Heb je vandaag gevapet?',
    amount: 'Hoeveel vapemomenten?',
    more: 'Meer',
    save: 'Sla je dag op',
    said: '12 vapemomenten',
    smoke: /sigaret|gerookt/i,
    count: 'Ik tel',
    nickname: 'Bijnaam op het forum',
    send: 'Sla je instellingen op',
    begun: /Die tellen we niet om/,
  },
  en: {
    programme: '/en/program',
    ask: 'If you vape, choose what to count first.',
    once: 'In cigarettes. One tap saves.',
    day: '/en/daily-registration',
    plan: '/en/form/goal',
    next: 'Next',
    account: '/en/account',
    legend: 'What would you like to count?',
    cigarettes: 'Cigarettes or rolling tobacco',
    moments: 'Vaping sessions',
    smoked: 'Did you smoke today?',
    vaped: 'Did you vape today?',
    amount: 'How many vaping sessions?',
    more: 'More',
    save: 'Save your day',
    said: '12 vaping sessions',
    smoke: /cigarette|did you smoke/i,
    count: 'I count',
    nickname: 'Nickname on the forum',
    send: 'Save your settings',
    begun: /we cannot convert those/,
  },
} as const;

for (const [language, texts] of Object.entries(TEXTS) as ['nl' | 'en', (typeof TEXTS)['nl']][]) {
  test(
    `somebody who vapes counts moments, which are never turned into cigarettes (${language})`,
    getVariant(language === 'nl'),
    async ({ page, expectNoise }) => {
      // An outdated change is refused.
      expectNoise(/422/);
      const getPageUrl = (path: string) => getUrl('tabak', path);
      await page.setViewportSize({ width: 320, height: 900 });
      await createStarter(page, 'tabak', { language });
      await page.goto(getPageUrl(texts.programme));
      // The explanation is below the amounts, separate from the choice of the unit: a click next to it saves nothing.
      const readEdges = (locator: Locator) =>
        locator.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
      const unit = await readEdges(page.getByText(texts.once));
      const box = await readEdges(page.getByRole('link', { name: texts.ask }));
      expect(unit.top).toBeGreaterThanOrEqual((await readEdges(page.locator('.today-amounts'))).bottom);
      expect(box.top).toBeGreaterThanOrEqual(unit.bottom);
      expect(box.height).toBeGreaterThanOrEqual(44);
      await page.goto(getPageUrl(texts.day));
      const form = page.locator('form').filter({ has: page.locator('#day-amount') });
      await expect(form.getByRole('group', { name: texts.smoked })).toBeVisible();
      const choice = form.getByRole('group', { name: texts.legend });
      await expect(choice.getByRole('radio', { name: texts.cigarettes })).toBeChecked();
      await choice.getByRole('radio', { name: texts.moments }).press('Space');
      await expect(form.getByRole('group', { name: texts.vaped })).toBeVisible();
      await expect(choice.getByRole('radio', { name: texts.moments })).toBeChecked();
      const amount = form.getByLabel(texts.amount);
      // Vaping moments are counted in steps of one.
      await form.getByRole('button', { name: texts.more, exact: true }).press('Enter');
      await expect(amount).toHaveValue('1');
      await amount.fill('12');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await form.getByRole('button', { name: texts.save }).press('Enter');
      await goOnFromDay(page, 'tabak', texts.day);
      await expect(page.getByText(texts.said).first()).toBeVisible();
      await expect(page.getByRole('group', { name: texts.legend })).toHaveCount(0);
      await expect(page.locator('main')).not.toHaveText(texts.smoke);
      // A plan counts in the unit of the day that was filled in.
      await page.goto(getPageUrl(texts.plan));
      await page.getByRole('button', { name: texts.next, exact: true }).press('Enter');
      await expect(page.locator('#usage-monday')).toBeVisible();
      await expect(page.getByRole('group', { name: texts.legend })).toHaveCount(0);
      await page.goto(getPageUrl(texts.account));
      await openRows(page);
      const field = page.getByLabel(texts.count, { exact: true });
      await expect(field).toHaveValue('vape-moments');
      await field.selectOption({ label: texts.cigarettes });
      await page.getByLabel(texts.nickname).fill(getSomeNickname());
      await page.getByRole('button', { name: texts.send }).press('Enter');
      await expect(page.getByText(texts.begun).last()).toBeVisible();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expectNoSidewaysScroll(page);
    },
  );
}
