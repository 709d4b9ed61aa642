import type { Page } from '@playwright/test';
import { STARTER } from '#src/cms/starter/content.ts';
import { toDangerBlock } from '#src/domains/danger/danger-block.ts';
import { DANGER_KINDS, type DangerKind } from '#src/domains/danger/kinds.ts';
import { findDomainByLabel } from '#src/domains/index.ts';
import { movePage } from '../support/page-time.ts';
import { answerQuestions, START, type StartLanguage } from '../support/starting.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';
import { getVariant, isInTurn, isOuter } from '../support/variants.ts';

const LABELS = ['alcohol', 'tabak', 'gokken', 'cannabis', 'cocaine', 'naasten'];
const LANGUAGES = ['nl', 'en'] as const satisfies readonly StartLanguage[];

/** Returns the kinds of danger questions of a programme, in order. */
function getKinds(label: string): readonly DangerKind[] {
  const domain = findDomainByLabel(label)?.key;
  const page = STARTER.pages.find((page) => page.type === 'onboarding' && domain && page.domains?.includes(domain));
  return ((page?.nl as { questions?: readonly { danger: DangerKind }[] } | undefined)?.questions ?? []).map(
    ({ danger }) => danger,
  );
}

/** Opens the questions and answers yes to questions of these kinds. */
async function answerYes(page: Page, label: string, language: StartLanguage, yes: readonly DangerKind[]) {
  await page.goto(getUrl(label, START[language].path));
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  const kinds = getKinds(label);
  // The first question is about age.
  await answerQuestions(
    page,
    language,
    kinds.flatMap((kind, index) => (yes.includes(kind) ? [index + 1] : [])),
  );
  await expect(page.getByRole('heading', { level: 1, name: START[language].first, exact: true })).toBeVisible();
}

/** Expects that the first call on the page is that of the kind: a phone link, or a person. */
async function expectFirstCall(page: Page, kind: DangerKind, language: StartLanguage) {
  const [call] = toDangerBlock(kind, language).calls;
  const first = page.locator('main a[href^="tel:"], main .danger-person').first();
  if (!call) return;
  if (call.dial === undefined) await expect(first).toHaveText(call.name);
  else await expect(first).toHaveAttribute('href', `tel:${call.dial}`);
}

async function expectBlocks(page: Page, expected: readonly DangerKind[], language: StartLanguage) {
  const blocks = page.locator('main [data-danger]');
  await expect(blocks).toHaveCount(expected.length);
  for (const [at, kind] of expected.entries()) {
    const { title, answer, say } = toDangerBlock(kind, language);
    const block = blocks.nth(at);
    await expect(block).toHaveAttribute('data-danger', kind);
    await expect(block.getByRole('heading', { level: 2 })).toHaveText(title);
    await expect(block).toContainText(answer);
    await expect(block).toContainText(say);
  }
  await expectFirstCall(page, expected[0] ?? 'other', language);
  const read = await page.locator('main').innerText();
  const others = DANGER_KINDS.filter((kind) => kind !== 'other' && !expected.includes(kind));
  const texts = others.map((kind) => toDangerBlock(kind, language)).filter(({ say }) => read.includes(say));
  expect(texts.map(({ kind }) => kind)).toEqual([]);
  const numbers = await page
    .locator('main .danger-block .button-wide[href^="tel:"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(numbers).size).toBe(numbers.length);
}

for (const [at, label] of LABELS.entries()) {
  for (const language of LANGUAGES) {
    test(
      `${label}: a yes to one question opens its advice alone (${language})`,
      getVariant(isInTurn(at, language) && isOuter(label, LABELS)),
      async ({ page }) => {
        test.slow();
        for (const kind of getKinds(label)) {
          await answerYes(page, label, language, [kind]);
          await expectBlocks(page, [kind], language);
        }
        await expectAccessible(page);
      },
    );
  }
}

/** Combinations of answers with yes, in order of severity. */
const COMBINATIONS: readonly (readonly [label: string, ...order: DangerKind[]])[] = [
  ['alcohol', 'suicide', 'daily'],
  ['alcohol', 'fit', 'pregnant-alcohol', 'older'],
  ['alcohol', 'suicide', 'violence', 'withdrawal', 'sedatives'],
  ['tabak', 'suicide', 'pregnant-tobacco'],
  ['tabak', 'violence', 'medicine-blood', 'insulin'],
  ['gokken', 'suicide', 'threat', 'debts'],
  ['gokken', 'home', 'debts', 'secret-money', 'drinks-too'],
  ['cannabis', 'suicide', 'hearing', 'psychosis-before'],
  ['cocaine', 'chest', 'suicide', 'heart', 'crack'],
  ['naasten', 'suicide', 'afraid', 'other-suicide', 'other-stopping'],
];

for (const language of LANGUAGES) {
  test(`of several yeses the gravest comes first (${language})`, getVariant(language === 'nl'), async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [label, ...order] of COMBINATIONS) {
      await answerYes(page, label, language, order);
      await expectBlocks(page, order, language);
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
  });
}

test('the plan waits only where an answer asks for a call first', async ({ page }) => {
  await answerYes(page, 'tabak', 'nl', ['suicide']);
  await expect(page.getByRole('link', { name: START.nl.go, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: START.nl.called })).toHaveCount(0);
  await answerYes(page, 'tabak', 'nl', ['suicide', 'insulin']);
  await expect(page.getByRole('link', { name: START.nl.called })).toBeVisible();
  await page.getByRole('link', { name: START.nl.later }).click();
  await expect(page).toHaveURL(getUrl('tabak', '/hulp'));
});

test('answers to questions that an editor has removed since show all advice, with its numbers', async ({ page }) => {
  await answerYes(page, 'alcohol', 'nl', ['suicide']);
  await page.evaluate(() => {
    const stored = JSON.parse(sessionStorage.getItem('danger') ?? '{}');
    sessionStorage.setItem('danger', JSON.stringify({ ...stored, questions: [99] }));
  });
  await page.goto(getUrl('alcohol', START.nl.advice));
  await expect(page.locator('main [data-danger]')).toHaveCount(getKinds('alcohol').length);
  await expect(page.locator('main a[href="tel:112"]').first()).toBeVisible();
});

test('after a yes to suicide 113 is first with its own sentence, by night and by day', async ({ page }) => {
  for (const moment of ['2027-02-07T02:00:00Z', '2027-02-09T11:00:00Z']) {
    await movePage(page, new Date(moment));
    await answerYes(page, 'tabak', 'nl', ['suicide', 'insulin']);
    await expectBlocks(page, ['suicide', 'insulin'], 'nl');
    await expect(page.locator('main a[href^="tel:"]').first()).toHaveAttribute('href', 'tel:08000113');
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const label of LABELS) {
    test(
      `${label}: every block is below its own question, its own call first`,
      getVariant(isOuter(label, LABELS)),
      async ({ page }) => {
        await page.goto(getUrl(label, START.nl.advice));
        const blocks = page.locator('main [data-danger]');
        const kinds = getKinds(label);
        await expect(blocks).toHaveCount(kinds.length);
        await expect(page.locator('main')).not.toContainText('Goed dat je dit aangaf');
        for (const [at, kind] of kinds.entries()) {
          const [call] = toDangerBlock(kind, 'nl').calls;
          const block = blocks.nth(at);
          await expect(block).toHaveAttribute('data-danger', kind);
          await expect(block.locator('p').first()).toHaveClass('soft');
          if (!call) continue;
          const first = block.locator('a[href^="tel:"], .danger-person').first();
          if (call.dial === undefined) await expect(first).toHaveText(call.name);
          else await expect(first).toHaveAttribute('href', `tel:${call.dial}`);
        }
      },
    );
  }
});
