import { createNurse } from '../support/nurses.ts';
import { createParticipant } from '../support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';

for (const scheme of ['light', 'dark'] as const) {
  test(`a nurse has the contact form too, and comes back to her clients (${scheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await createNurse(page);
    await page.goto(getUrl('begeleid', '/form/contact'));
    await page.getByLabel('Wat wil je vragen of vertellen?').fill('Hoe nodig ik iemand uit?');
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Verstuur je vraag' }).press('Enter');
    await expect(page.locator('.webform-confirmation')).toBeFocused();
    await page.getByRole('main').getByRole('link').first().press('Enter');
    await page.waitForURL(getUrl('begeleid', '/clienten'));
  });
}

test('the contact form is there for anyone who is logged in', async ({ page }) => {
  await createParticipant(page.context(), 'naasten');
  await page.goto(getUrl('naasten', '/form/contact'));
  await page.getByLabel('Wat wil je vragen of vertellen?').fill('Waar vind ik de oefeningen?');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('Wat wil je vragen of vertellen?')).toHaveValue('Waar vind ik de oefeningen?');
  await page.getByRole('button', { name: 'Verstuur je vraag' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Je vraag is verstuurd' })).toBeVisible();
  await expectAccessible(page);
});

test('a question that speaks of not wanting to live is sent, with the help lines over it', async ({ page }) => {
  await createParticipant(page.context(), 'naasten');
  await page.goto(getUrl('naasten', '/form/contact'));
  await page.getByLabel('Wat wil je vragen of vertellen?').fill('Ik wil niet meer leven.');
  await page.getByRole('button', { name: 'Verstuur je vraag' }).press('Enter');
  const help = page.getByRole('dialog', { name: 'Je hoeft dit niet alleen te doen' });
  await expect(help).toContainText('Wat je schreef, is verstuurd. Een formulier lezen we niet meteen.');
  await expectAccessible(page);
  await help.getByRole('button', { name: 'Ga verder' }).press('Enter');
  await expect(page.locator('.webform-confirmation')).toBeFocused();
});
