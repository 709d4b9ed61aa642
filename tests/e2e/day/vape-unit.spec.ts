import type { Locator } from '@playwright/test';
import { openRows } from '../support/account.ts';
import { goOnFromDay } from '../support/day-sheet.ts';
import { starter } from '../support/days.ts';
import { address, expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/story.ts';
import { variant } from '../support/variants.ts';

/** Returns a nickname that is not in use. */
const someNickname = () =>
  `Mus ${Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => 'aeou'[byte % 4]).join('')}`;

const WORDS = {
  nl: {
    programme: '/programma',
    ask: 'Vape je? Kies eerst wat je wilt tellen.',
    once: 'Eén tik slaat op (sigaretten).',
    day: '/dagelijkse-registratie',
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
    once: 'One tap saves (cigarettes).',
    day: '/en/daily-registration',
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

for (const [language, words] of Object.entries(WORDS) as ['nl' | 'en', (typeof WORDS)['nl']][]) {
  test(
    `somebody who vapes counts moments, which are never turned into cigarettes (${language})`,
    variant(language === 'nl'),
    async ({ page, expectNoise }) => {
      // An outdated change is refused.
      expectNoise(/422/);
      const at = (path: string) => address('tabak', path);
      await page.setViewportSize({ width: 320, height: 900 });
      await starter(page, 'tabak', { language });
      await page.goto(at(words.programme));
      // The explanation is below the amounts, separate from the choice of the unit: a click next to it saves nothing.
      const edges = (place: Locator) => place.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
      const unit = await edges(page.getByText(words.once));
      const ask = await edges(page.getByRole('link', { name: words.ask }));
      expect(unit.top).toBeGreaterThanOrEqual((await edges(page.locator('.today-amounts'))).bottom);
      expect(ask.top).toBeGreaterThanOrEqual(unit.bottom);
      expect(ask.height).toBeGreaterThanOrEqual(44);
      await page.goto(at(words.day));
      const form = page.locator('form').filter({ has: page.locator('#day-amount') });
      await expect(form.getByRole('group', { name: words.smoked })).toBeVisible();
      const choice = form.getByRole('group', { name: words.legend });
      await expect(choice.getByRole('radio', { name: words.cigarettes })).toBeChecked();
      await choice.getByRole('radio', { name: words.moments }).press('Space');
      await expect(form.getByRole('group', { name: words.vaped })).toBeVisible();
      await expect(choice.getByRole('radio', { name: words.moments })).toBeChecked();
      const amount = form.getByLabel(words.amount);
      // A moment has a step of one.
      await form.getByRole('button', { name: words.more, exact: true }).press('Enter');
      await expect(amount).toHaveValue('1');
      await amount.fill('12');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await form.getByRole('button', { name: words.save }).press('Enter');
      await goOnFromDay(page, 'tabak', words.day);
      await expect(page.getByText(words.said).first()).toBeVisible();
      await expect(page.getByRole('group', { name: words.legend })).toHaveCount(0);
      await expect(page.locator('main')).not.toHaveText(words.smoke);
      await page.goto(at(words.account));
      await openRows(page);
      const counted = page.getByLabel(words.count, { exact: true });
      await expect(counted).toHaveValue('vape-moments');
      await counted.selectOption({ label: words.cigarettes });
      await page.getByLabel(words.nickname).fill(someNickname());
      await page.getByRole('button', { name: words.send }).press('Enter');
      await expect(page.getByText(words.begun).last()).toBeVisible();
      await expect(counted).toHaveAttribute('aria-invalid', 'true');
      await expectNoSidewaysScroll(page);
    },
  );
}
