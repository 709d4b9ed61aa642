import type { Page } from '@playwright/test';
import { LANGUAGES } from '#src/domains/domain.ts';
import { DESK_SCREENS } from '#src/screens/desk/index.ts';
import { createPage, getCanvas } from '../e2e/support/editor.ts';
import { createNurse, getClientPage, withClients } from '../e2e/support/nurses.ts';
import { createStaffMember, getBareAddress } from '../e2e/support/staff.ts';
import { expect, getProduct, getUrl, test } from '../e2e/support/story.ts';
import { withContentSystem } from '../support/with-content-system.ts';
import { expectEveryLook } from './appearances.ts';
import { expectEveryStop } from './keyboard-navigation.ts';

/** Widths of the desk and the portal: a tablet, a small laptop and a desktop. */
const WIDTHS = [768, 1024, 1280];

/** Tested paths of screens with parameters; such a screen that is not listed here has a separate story. */
const PLACES: Readonly<Record<string, string>> = {
  page: '/beheer/paginas/:nid/nl',
  'page-editor': '/beheer/pagina/:nid/nl',
  vocabulary: '/beheer/lijsten/forums',
  mail: '/beheer/mails/account-deleted/nl',
  webform: '/beheer/formulieren/contact',
  site: '/beheer/instellingen/alcohol',
  'staff-member': '/beheer/medewerkers/:uid',
};

/** Screens that open without a login, redirect immediately, or need a link from a mail. */
const OTHER_URL = ['login', 'begin', 'edit-here', 'opening-mail'];

async function expectWorkable(page: Page): Promise<void> {
  await expect(page.locator('main h1, header h1').first()).toBeVisible();
  await expect(page.locator('main .skeletons')).toHaveCount(0);
  await expectEveryLook(page, WIDTHS);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectEveryStop(page);
  }
}

const getPath = (id: string, path: string) => PLACES[id] ?? (path.includes(':') ? null : path);

for (const language of LANGUAGES) {
  for (const { id, path } of DESK_SCREENS) {
    const location = getPath(id, path);
    if (location === null || OTHER_URL.includes(id)) continue;
    test(`the desk’s ${id} (${language}) is accessible, fits, and is worked by keyboard at every width of a desk`, async ({
      page,
    }) => {
      const { uid } = await createStaffMember(page, 'administrator', { language });
      const nid = location.includes(':nid')
        ? await createPage(page, `Blad ${id}`, `/blad-${id}-${language}`, 'basic_page')
        : 0;
      const position = location.replace(':nid', String(nid)).replace(':uid', String(uid));
      await page.goto(getBareAddress(`${language === 'en' ? '/en' : ''}${position}`));
      if (id === 'page-editor') await expect(getCanvas(page).locator('.canvas-page')).toBeVisible();
      await expectWorkable(page);
    });
  }
}

test('the portal’s list of forty clients is accessible, fits, and is worked by keyboard at every width of a desk', async ({
  page,
}) => {
  const { uid } = await createNurse(page);
  await withClients(uid, 40);
  await page.goto(getUrl('begeleid', '/clienten'));
  await expect(page.getByRole('table').first()).toBeVisible();
  await expectWorkable(page);
});

test('a client of the portal is accessible, fits, and is worked by keyboard at every width of a desk', async ({
  page,
}) => {
  const { uid } = await createNurse(page);
  await withClients(uid, 2);
  const { rows } = await withContentSystem(getProduct(), ({ database }) =>
    database.pool.query<{ uid: number }>('select uid::int as uid from pairings where nurse_uid = $1 limit 1', [uid]),
  );
  await page.goto(getClientPage('zelfhulpalcohol', rows[0]?.uid ?? 0));
  await expectWorkable(page);
});
