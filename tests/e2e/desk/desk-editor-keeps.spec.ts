import { withContentSystem } from '#tests/support/with-content-system.ts';
import { apart, createPage, getCanvas, openEditor, saved, storeFields } from '../support/editor.ts';
import { createStaffMember, getBareAddress } from '../support/staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getProduct, getUrl, test } from '../support/story.ts';
import { getFreshPath } from './created-pages.ts';

test.describe('the page editor', () => {
  test.slow();

  test('two editors: the second is shown what differs, and nothing of either is lost', async ({
    page,
    browser,
    expectNoise,
  }) => {
    expectNoise(/412/);
    await apart(page);
    await createStaffMember(page, 'editor');
    const nid = await createPage(page, 'Samen', getFreshPath(), 'basic_page');
    await openEditor(page, nid);
    const other = await (await browser.newContext()).newPage();
    await createStaffMember(other, 'editor', { name: 'Sacha' });
    await openEditor(other, nid);

    await other.getByLabel('Inleiding').fill('Inleiding van Sacha');
    await other.getByLabel('Titel').fill('Samen van Sacha');
    await saved(other);
    await page.getByLabel('Titel').fill('Samen van mij');
    const dialog = page.getByRole('dialog', { name: /Sacha heeft deze pagina ook bewerkt/ });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await expect(dialog.getByRole('group', { name: 'Titel' })).toContainText('Jullie veranderden dit allebei.');
    await dialog.getByRole('button', { name: 'Ga hiermee verder' }).click();
    await saved(page);
    await expect(page.getByLabel('Inleiding')).toHaveValue('Inleiding van Sacha');
    await expect(page.getByRole('heading', { level: 1, name: 'Samen van mij' })).toBeVisible();
    await other.context().close();
  });

  test('leaves a block of an unknown type as it is, and fits a phone', async ({ page }) => {
    await createStaffMember(page, 'editor');
    const nid = await createPage(page, 'Onbekend', getFreshPath(), 'basic_page');
    const strange = {
      type: 'carousel.v2',
      'a.b': [{}, null],
      uuid: '00000000-0000-4000-8000-0000000000aa',
      deep: { x: [] },
    };
    await storeFields(nid, { paragraphs: [strange] });
    await openEditor(page, nid);
    await expect(getCanvas(page).getByText('Onbekend blok: carousel.v2')).toBeVisible();
    await page.getByLabel('Inleiding').fill('Een inleiding');
    await saved(page);
    const { rows } = await withContentSystem(getProduct(), ({ database }) =>
      database.pool.query('select fields from node_revisions where nid = $1 order by vid desc limit 1', [nid]),
    );
    expect(rows[0].fields).toEqual({ lead: 'Een inleiding', paragraphs: [strange] });

    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.goto(getBareAddress(`/en/beheer/pagina/${nid}/nl`));
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  });

  test('comes to no visitor: no page of the site asks for the code of the editor', async ({ page }) => {
    const scripts = new Map<string, Promise<string>>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        scripts.set(new URL(response.url()).pathname, response.text());
    });
    for (const path of ['/', '/hulp', '/registreren', '/inloggen']) {
      await page.goto(getUrl('alcohol', path));
      await page.waitForLoadState('networkidle');
    }
    const texts = await Promise.all(scripts.values());
    expect(texts.length).toBeGreaterThan(2);
    expect([...scripts.keys()].filter((path) => /PageEditor|Desk/.test(path))).toEqual([]);
    expect(texts.filter((text) => text.includes('data-puck'))).toEqual([]);
    // Schemas of requests stay on the server; the page editor validates with one of them before it saves.
    expect([...scripts.keys()].filter((path) => path.includes('/schemas.'))).toEqual([]);
    expect(texts.filter((text) => text.includes('noUnknown'))).toEqual([]);
  });
});
