import { openRows } from '../support/account.ts';
import { chooseNickname, getFreshNickname } from '../support/community-calls.ts';
import { createNurse, pairWith } from '../support/nurses.ts';
import { createParticipant } from '../support/people.ts';
import { createStaffMember, getBareAddress } from '../support/staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';

test('a person reads who of the team and which nurse looked, and that it stays after erasing', async ({
  page,
  context,
  browser,
}) => {
  const { code } = await createNurse(page);
  const person = await createParticipant(context, 'gokken');
  const nickname = getFreshNickname('Merel');
  await page.goto(getUrl('gokken', '/account/wie-keek'));
  await expect(page.getByText('Nog niemand keek naar je gegevens.')).toBeVisible();
  await chooseNickname(page, person.uid, nickname);
  await pairWith(page, 'gokken', code);

  const desk = await (await browser.newContext()).newPage();
  await createStaffMember(desk, 'moderator', { name: 'Noor' });
  await desk.goto(getBareAddress('/beheer/berichten'));
  await expect(desk.locator('.skeletons')).toHaveCount(0);
  await desk.getByLabel('Programma').selectOption('gambling');
  await desk.getByLabel('Bijnaam').fill(nickname);
  await desk.keyboard.press('Enter');
  await desk.getByRole('radio', { name: new RegExp(nickname) }).check();
  await expect(desk.getByRole('heading', { name: 'Toegang' })).toBeVisible();
  await desk.context().close();

  await page.goto(getUrl('gokken', '/account'));
  await openRows(page);
  await page.getByRole('link', { name: 'Wie keek in je gegevens' }).click();
  const looks = page.getByRole('table').getByRole('row');
  const locator = looks.filter({ hasText: 'Je bijnaam, en wat ons team over je besloot' });
  await expect(locator).toContainText(/Ons team, moderator \d+/);
  await expect(page.getByText('Noor')).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);

  await page.goto(getUrl('gokken', '/account'));
  await openRows(page);
  await page.getByRole('button', { name: 'Verwijder je account' }).click();
  const sure = page.getByRole('dialog', { name: 'Wil je je account verwijderen?' });
  await expect(sure).toContainText('Wie in je gegevens keek, bewaren we nog, zonder je naam.');
  await sure.getByRole('button', { name: 'Ja, verwijder mijn account' }).click();
  await expect(
    page.getByRole('status').getByText('Wie in je gegevens keek, bewaren we nog, zonder je naam.'),
  ).toBeVisible();
});
