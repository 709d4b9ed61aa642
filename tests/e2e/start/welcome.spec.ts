import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';

const TOURS = [
  {
    path: '/welkom',
    first: 'Fijn dat je er bent',
    last: 'Je bent niet alleen',
    next: 'Volgende',
    back: 'Vorige',
    skip: /Overslaan/,
    start: 'Begin met veiligheid',
    target: '/form/alcohol_1_1',
  },
  {
    path: '/en/welcome',
    first: 'Good that you are here',
    last: 'You are not alone',
    next: 'Next',
    back: 'Back',
    skip: /Skip/,
    start: 'Start with safety',
    target: '/en/form/alcohol_1_1',
  },
];

for (const { path, first, last, next, back, skip, start, target } of TOURS) {
  test(`the tour at ${path} is paged, can be skipped and ends with getting started`, async ({ page }) => {
    await page.goto(getUrl('alcohol', path));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: first })).toBeVisible();
    await expect(dialog.getByRole('link', { name: skip })).toBeVisible();
    await expectAccessible(page);
    for (let step = 1; step < 3; step++) await dialog.getByRole('button', { name: next }).press('Enter');
    await expect(dialog.getByRole('heading', { name: last })).toBeVisible();
    await expect(dialog.getByRole('link', { name: start })).toHaveAttribute('href', target);
    await dialog.getByRole('button', { name: back }).press('Enter');
    await expect(dialog.getByRole('heading', { name: last })).toBeHidden();
    await expectAccessible(page);
  });
}

for (const [path, next, texts, close] of [
  ['/welkom', 'Volgende', 'Rechtsboven staat Snel weg, en 113 en 112 staan er altijd naast.', 'Sluit dit venster'],
  [
    '/en/welcome',
    'Next',
    'Leave this page is at the top right, with 113 and 112 always beside it.',
    'Close this window',
  ],
] as const) {
  test(`the numbers that the tour at ${path} names stand beside it and can be called from it`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(getUrl('alcohol', path));
    const tour = page.locator('.joyride-dialog');
    for (let step = 1; step < 3; step++) await tour.getByRole('button', { name: next }).press('Enter');
    await expect(tour.getByText(texts)).toBeVisible();
    await tour.getByRole('button', { name: '113 · 112' }).click();
    const help = page.locator('#support');
    await expect(help.locator('[data-open-line] a[href="tel:112"]')).toBeVisible();
    await expect(help.locator('[data-open-line] a[href="tel:08000113"]')).toBeVisible();
    await help.getByRole('button', { name: close }).press('Enter');
    await expect(help).toBeHidden();
    await expect(tour.getByText(texts)).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}
