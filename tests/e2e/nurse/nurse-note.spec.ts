import { countingPresses } from '../desk/presses.ts';
import { expectFits } from '../support/fits.ts';
import { nurse, pairWith } from '../support/nurses.ts';
import { participant } from '../support/people.ts';
import { address, expect, expectAccessible, test } from '../support/story.ts';

const OWN = 'Ik zag dat je drie dagen invulde.';

test('a nurse reads a client and gives a sentence and a task in few presses; the client reads both as hers', async ({
  page,
}) => {
  const presses = await countingPresses(page);
  const { code } = await nurse(page);
  await participant(page.context(), 'alcohol', { name: 'Sam' });
  await pairWith(page, 'alcohol', code);

  await page.goto(address('begeleid', '/clienten'));
  await page.getByRole('link', { name: 'Sam' }).click();
  const brief = page.getByRole('region', { name: 'In het kort' });
  await expect(brief).toBeVisible();
  await page.getByRole('button', { name: 'Kies een zinnetje of een taak' }).click();
  const dialog = page.getByRole('dialog');
  const stock = dialog.getByLabel('Eén zinnetje per regel');
  await expect(stock).toHaveValue(/Mooi dat je bezig bent\./);
  await stock.fill(`${OWN}\nTot de volgende keer.`);
  await dialog.getByRole('button', { name: 'Bewaar mijn zinnetjes' }).click();
  await dialog.getByRole('radio', { name: OWN }).check();
  await dialog.getByRole('radio', { name: 'Een oefening' }).check();
  const exercise = dialog.getByRole('combobox', { name: 'Oefening' });
  await expect(exercise.getByRole('option')).not.toHaveCount(1);
  const title = (await exercise.getByRole('option').nth(1).textContent()) ?? '';
  await exercise.selectOption({ label: title });
  await expectAccessible(page);
  await expectFits(page);
  await dialog.getByRole('button', { name: 'Geef mee' }).click();
  await expect(page.getByText('Sam leest het in het programma.')).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(12);
  const given = page.getByRole('region', { name: 'Geef iets mee' });
  await expect(given).toContainText(OWN);
  await expect(given.getByRole('button')).toHaveCount(0);

  await page.goto(address('alcohol', '/programma'));
  const note = page.getByRole('region', { name: 'Van je POH' });
  await expect(note).toContainText(OWN);
  await expect(note.getByText(/Voor de volgende keer: doe de oefening/)).toBeVisible();
  await note.getByText('Nu met iemand praten').press('Enter');
  await expect(note.getByRole('link', { name: /113/ }).first()).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  await page.goto(address('alcohol', '/en/account/my-nurse-practitioner'));
  const own = page.getByRole('region', { name: 'From your practice nurse' });
  await expect(own).toContainText(OWN);
  await expect(own).toContainText('once a week');
  await own.getByLabel('My practice nurse may give me a line and a task').press('Space');
  await expect(page.getByText('What was there is gone.')).toBeVisible();
  await expect(own.getByText(OWN)).toBeHidden();
  await expectAccessible(page);
  await page.goto(address('alcohol', '/programma'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(note).toBeHidden();
});
