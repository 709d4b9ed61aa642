import { address, expect, expectAccessible, test } from './story.ts';

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
    await page.goto(address('alcohol', path));
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
