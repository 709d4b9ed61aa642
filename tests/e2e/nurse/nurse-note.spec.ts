import { getCountingPresses } from '../desk/presses.ts';
import { call } from '../support/days.ts';
import { expectFits } from '../support/fits.ts';
import { loseResponse } from '../support/lose-response.ts';
import { createNurse, pairWith } from '../support/nurses.ts';
import { createParticipant } from '../support/people.ts';
import { expect, expectAccessible, getUrl, test } from '../support/story.ts';

const OWN = 'Ik zag dat je drie dagen invulde.';

const CLIENT = {
  nl: {
    programme: '/programma',
    pairing: '/account/mijn-poh',
    from: 'Van je POH',
    task: /Voor de volgende keer: doe de oefening/,
    talk: 'Nu met iemand praten',
    often: 'één keer per week',
    switch: 'Mijn POH mag mij een zinnetje en een taak geven',
    gone: 'Wat er stond, is weg.',
  },
  en: {
    programme: '/en/program',
    pairing: '/en/account/my-nurse-practitioner',
    from: 'From your practice nurse',
    task: /For next time: do the exercise/,
    talk: 'Talk to someone now',
    often: 'once a week',
    switch: 'My practice nurse may give me a short note and a task',
    gone: 'What was there is gone.',
  },
} as const;

for (const language of ['nl', 'en'] as const) {
  const pattern = CLIENT[language];
  test(`a nurse reads a client and gives a sentence and a task in few presses; the client reads both as hers (${language})`, async ({
    page,
  }) => {
    const presses = await getCountingPresses(page);
    const { code } = await createNurse(page);
    await createParticipant(page.context(), 'alcohol', { name: 'Sam', language });
    await pairWith(page, 'alcohol', code);

    await page.goto(getUrl('begeleid', '/clienten'));
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
    const input = page.getByRole('region', { name: 'Geef iets mee' });
    await expect(input).toContainText(OWN);
    await expect(input.getByRole('button')).toHaveCount(0);

    await page.goto(getUrl('alcohol', pattern.programme));
    const note = page.getByRole('region', { name: pattern.from });
    await expect(note).toContainText(OWN);
    await expect(note.getByText(pattern.task)).toBeVisible();
    await note.getByText(pattern.talk).press('Enter');
    await expect(note.getByRole('link', { name: /113/ }).first()).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);

    await page.goto(getUrl('alcohol', pattern.pairing));
    const region = page.getByRole('region', { name: pattern.from });
    await expect(region).toContainText(OWN);
    await expect(region).toContainText(pattern.often);
    await region.getByLabel(pattern.switch).press('Space');
    await expect(page.getByText(pattern.gone)).toBeVisible();
    await expect(region.getByText(OWN)).toBeHidden();
    await expectAccessible(page);
    await page.goto(getUrl('alcohol', pattern.programme));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(note).toBeHidden();
  });
}

test('a switch whose response was lost is shown as it was saved', async ({ page, expectNoise }) => {
  expectNoise(/ERR_FAILED/);
  const { code } = await createNurse(page);
  await createParticipant(page.context(), 'alcohol');
  await pairWith(page, 'alcohol', code);
  await page.goto(getUrl('alcohol', CLIENT.nl.pairing));
  const box = page.getByLabel(CLIENT.nl.switch);
  await expect(box).toBeChecked();
  await page.route(/my-nurse-note/, (route) =>
    route.request().method() === 'GET' ? route.continue() : loseResponse(route),
  );
  await box.press('Space');
  await expect(page.getByText('We kregen geen antwoord. Kijk straks of je keuze goed staat.')).toBeVisible();
  await expect(box).not.toBeChecked();
});

test('sentences that were added in another window remain', async ({ page }) => {
  const { code } = await createNurse(page);
  await createParticipant(page.context(), 'alcohol', { name: 'Sam' });
  await pairWith(page, 'alcohol', code);
  await page.goto(getUrl('begeleid', '/clienten'));
  await page.getByRole('link', { name: 'Sam' }).click();
  await page.getByRole('button', { name: 'Kies een zinnetje of een taak' }).click();
  const dialog = page.getByRole('dialog');
  const sentences = dialog.getByLabel('Eén zinnetje per regel');
  await sentences.fill(OWN);
  await call(page, 'begeleid', 'PATCH', '/nurse-sentences', { sentences: ['Van het andere venster.'] });
  await dialog.getByRole('button', { name: 'Bewaar mijn zinnetjes' }).click();
  await expect(dialog.getByRole('radio', { name: 'Van het andere venster.' })).toBeVisible();
  await expect(sentences).toHaveValue(`${OWN}\nVan het andere venster.`);
});

test('sentences that a nurse typed and did not save are there when the dialog opens again', async ({ page }) => {
  const { code } = await createNurse(page);
  await createParticipant(page.context(), 'alcohol', { name: 'Sam' });
  await pairWith(page, 'alcohol', code);
  await page.goto(getUrl('begeleid', '/clienten'));
  await page.getByRole('link', { name: 'Sam' }).click();
  const open = page.getByRole('button', { name: 'Kies een zinnetje of een taak' });
  await open.click();
  const sentences = page.getByRole('dialog').getByLabel('Eén zinnetje per regel');
  await sentences.fill(OWN);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await open.click();
  await expect(sentences).toHaveValue(OWN);
});
