import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { publish } from '../support/editor.ts';
import { expectFits } from '../support/fits.ts';
import { withOwnProduct } from '../support/own-product.ts';
import { createStaffMember, getBareAddress } from '../support/staff.ts';
import { expect, expectAccessible, test } from '../support/story.ts';

// A separate product, because other stories would see the published content.
withOwnProduct();

const BLOCK = '7d0f0c1e-4b0e-4f5c-9d5e-000000000001';
const createFields = (body: string) => ({ paragraphs: [{ type: 'text', uuid: BLOCK, body: `<p>${body}</p>` }] });

async function send<A>(page: Page, path: string, data: object, method: 'post' | 'patch' = 'post'): Promise<A> {
  const token = await (await page.request.get(getBareAddress('/api/nl/session/token'))).text();
  const answer = await page.request[method](getBareAddress(`/api/nl${path}`), {
    headers: { 'x-csrf-token': token },
    data,
  });
  expect(answer.ok(), `${path} ${answer.status()}`).toBe(true);
  return (method === 'post' ? await answer.json() : null) as A;
}

interface SavedPage {
  readonly nid: number;
  readonly vid: number;
}

/** Creates a published page, with a different text in its draft. */
async function makeDraft(page: Page, path: string): Promise<SavedPage> {
  const result = { type: 'basic_page', domains: ['alcohol'], language: 'nl', title: 'Hoeveel glazen', path };
  const { nid, vid } = await send<SavedPage>(page, '/desk/pages', result);
  const save = async (from: number, body: string) =>
    (
      await send<SavedPage>(page, `/desk/pages/${nid}/nl`, {
        from,
        title: 'Hoeveel glazen',
        fields: createFields(body),
      })
    ).vid;
  const first = await save(vid, 'Hooguit twee glazen.');
  const { vid: displayedVid } = await send<SavedPage>(page, `/desk/pages/${nid}/nl/publish`, { from: first });
  return { nid, vid: await save(displayedVid, 'Hooguit drie glazen.') };
}

const TEXTS = {
  nl: {
    prefix: '',
    make: 'Maak een link',
    link: 'Link om te sturen',
    title: 'Tekst nalezen',
    remark: /^Opmerking bij Tekst/,
    name: 'Naam',
    role: 'Functie',
    send: 'Stuur de opmerkingen',
    approve: 'Akkoord',
    sent: 'Dank je wel. Je antwoord is verstuurd.',
    approved: 'Akkoord van M. Vos, verslavingsarts',
    remarks: 'Opmerkingen van M. Vos, verslavingsarts',
    changed: 'Daarna is de tekst veranderd. Laat hem opnieuw nalezen.',
    revoke: /^Trek in/,
    gone: 'Dit is er niet',
    publish: 'Publiceer',
    publishNow: 'Publiceer nu',
    refused: 'Hier staan feiten die eerst nagelezen worden.',
    haveRead: 'Maak een link om te lezen',
    published: 'De pagina staat nu op de site.',
    lifePublish: 'Publiceer',
  },
  en: {
    prefix: '/en',
    make: 'Make a link',
    link: 'Link to send',
    title: 'Read a text',
    remark: /^Remark on Text/,
    name: 'Name',
    role: 'Function',
    send: 'Send the remarks',
    approve: 'Approve',
    sent: 'Thank you. Your answer has been sent.',
    approved: 'Approved by M. Vos, verslavingsarts',
    remarks: 'Remarks by M. Vos, verslavingsarts',
    changed: 'The text has changed since. Have it read again.',
    revoke: /^Withdraw/,
    gone: 'This is not here',
    publish: 'Publish',
    publishNow: 'Publish now',
    refused: 'This contains facts that are to be read first.',
    haveRead: 'Make a link to read',
    published: 'The page is on the site now.',
    lifePublish: 'Publish',
  },
} as const;

for (const language of ['nl', 'en'] as const) {
  test(`a doctor without an account remarks and approves by a link, and a change reopens it (${language})`, async ({
    page,
    browser,
    expectNoise,
  }) => {
    test.slow();
    expectNoise(/status of 404/);
    const pattern = TEXTS[language];
    await createStaffMember(page, 'editor', { language });
    const { nid, vid } = await makeDraft(page, `/glazen-${randomUUID()}`);
    const life = getBareAddress(`${pattern.prefix}/beheer/paginas/${nid}/nl`);
    await page.goto(life);
    await page.getByRole('button', { name: pattern.make }).press('Enter');
    const url = await page.getByLabel(pattern.link).inputValue();

    const reader = await browser.newPage();
    await reader.goto(url);
    await expect(reader.getByRole('heading', { level: 1, name: pattern.title })).toBeVisible();
    await expect(reader).toHaveTitle(new RegExp(pattern.title));
    await expect(reader.getByText('Hooguit')).toBeVisible();
    await expect(reader.locator('ins')).toContainText('drie');
    await expect(reader.locator('del')).toContainText('twee');
    await expectFits(reader);
    await expectAccessible(reader);
    await reader.getByRole('textbox', { name: pattern.remark }).focus();
    await reader.keyboard.type('Liever geen getal.');
    await reader.getByLabel(pattern.name, { exact: true }).fill('M. Vos');
    await reader.getByLabel(pattern.role, { exact: true }).fill('verslavingsarts');
    await reader.getByRole('button', { name: pattern.send }).press('Enter');
    await expect(reader.getByText(pattern.sent)).toBeVisible();
    await reader.reload();
    await reader.getByLabel(pattern.name, { exact: true }).fill('M. Vos');
    await reader.getByLabel(pattern.role, { exact: true }).fill('verslavingsarts');
    await reader.getByRole('button', { name: pattern.approve, exact: true }).press('Enter');
    await expect(reader.getByText(pattern.sent)).toBeVisible();

    await page.goto(life);
    await expect(page.getByText(pattern.remarks)).toBeVisible();
    await expect(page.getByText('Liever geen getal.')).toBeVisible();
    await expect(page.getByText(pattern.approved)).toBeVisible();
    await expect(page.getByText(pattern.changed)).toHaveCount(0);
    await expectAccessible(page);
    const changes = { from: vid, title: 'Hoeveel glazen', fields: createFields('Hooguit vier glazen.') };
    await send(page, `/desk/pages/${nid}/nl`, changes);
    await page.goto(life);
    await expect(page.getByText(pattern.changed)).toHaveCount(2);

    await page.getByRole('button', { name: pattern.revoke }).press('Enter');
    await expect(page.getByRole('button', { name: pattern.revoke })).toHaveCount(0);
    await reader.reload();
    await expect(reader.getByRole('heading', { level: 2 })).toHaveText(pattern.gone);
    await reader.close();
  });
}

/** Changes whether facts of the classes C1 to C3 must be read before they are published. */
async function requireReader(browser: Browser, needsReader: boolean): Promise<void> {
  const page = await browser.newPage();
  await createStaffMember(page, 'administrator');
  const provider = await (await page.request.get(getBareAddress('/api/nl/desk/provider'))).json();
  const token = await (await page.request.get(getBareAddress('/api/nl/session/token'))).text();
  const saved = await page.request.patch(getBareAddress('/api/nl/desk/provider'), {
    headers: { 'x-csrf-token': token },
    data: { ...provider, needsReader },
  });
  expect(saved.ok()).toBe(true);
  await page.close();
}

for (const language of ['nl', 'en'] as const) {
  test(`facts are published only once a reader approved them, and the button says the way (${language})`, async ({
    page,
    browser,
    expectNoise,
  }) => {
    test.slow();
    expectNoise(/409 \(Conflict\)/);
    const pattern = TEXTS[language];
    await createStaffMember(page, 'editor', { language });
    const { nid } = await makeDraft(page, `/feiten-${randomUUID()}`);
    await send(page, `/desk/pages/${nid}`, { notes: 'CHECK [C1]: klopt het aantal?' }, 'patch');
    await requireReader(browser, true);
    try {
      await page.goto(getBareAddress(`${pattern.prefix}/beheer/pagina/${nid}/nl`));
      await page.getByRole('button', { name: pattern.publish, exact: true }).press('Enter');
      const dialog = page.getByRole('dialog');
      const refusal = dialog.getByText(pattern.refused);
      const confirm = dialog.getByRole('button', { name: pattern.publishNow });
      await expect(refusal.or(confirm).first()).toBeVisible();
      if (!(await refusal.isVisible())) await confirm.press('Enter');
      await expect(refusal).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('link', { name: pattern.haveRead }).press('Enter');
      await page.getByRole('button', { name: pattern.make }).press('Enter');
      const url = await page.getByLabel(pattern.link).inputValue();
      // Publishing on this screen is refused as well.
      await page.getByRole('button', { name: pattern.lifePublish, exact: true }).press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: pattern.publish, exact: false }).last().press('Enter');
      await expect(page.getByRole('dialog').getByText(pattern.refused)).toBeVisible();
      await page.keyboard.press('Escape');

      const reader = await browser.newPage();
      await reader.goto(url);
      await reader.getByLabel(pattern.name, { exact: true }).fill('M. Vos');
      await reader.getByLabel(pattern.role, { exact: true }).fill('verslavingsarts');
      await reader.getByRole('button', { name: pattern.approve, exact: true }).press('Enter');
      await expect(reader.getByText(pattern.sent)).toBeVisible();
      await reader.close();

      await page.goto(getBareAddress(`${pattern.prefix}/beheer/pagina/${nid}/nl`));
      await publish(page, language);
    } finally {
      await requireReader(browser, false);
    }
  });
}
