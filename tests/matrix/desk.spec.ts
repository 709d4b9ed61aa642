import type { Page } from '@playwright/test';
import { LANGUAGES } from '#src/domains/domain.ts';
import { DESK_SCREENS } from '#src/screens/desk/index.ts';
import { getCanvas, newPage } from '../e2e/support/editor.ts';
import { clientPage, nurse, withClients } from '../e2e/support/nurses.ts';
import { bareAddress, staffMember } from '../e2e/support/staff.ts';
import { address, expect, product, test } from '../e2e/support/story.ts';
import { withContentSystem } from '../support/with-content-system.ts';
import { expectEveryStop } from './keyboard-walk.ts';
import { expectEveryLook } from './looks.ts';

/** Widths of the desk and the portal: a tablet, a small laptop and a desktop. */
const WIDTHS = [768, 1024, 1280];

/** Screens for the ends of the paths; a screen that is not listed has a separate story. */
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
const ELSEWHERE = ['login', 'begin', 'edit-here', 'opening-mail'];

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
    const place = getPath(id, path);
    if (place === null || ELSEWHERE.includes(id)) continue;
    test(`the desk’s ${id} (${language}) is accessible, fits, and is worked by keyboard at every width of a desk`, async ({
      page,
    }) => {
      const { uid } = await staffMember(page, 'administrator', { language });
      const nid = place.includes(':nid')
        ? await newPage(page, `Blad ${id}`, `/blad-${id}-${language}`, 'basic_page')
        : 0;
      const at = place.replace(':nid', String(nid)).replace(':uid', String(uid));
      await page.goto(bareAddress(`${language === 'en' ? '/en' : ''}${at}`));
      if (id === 'page-editor') await expect(getCanvas(page).locator('.canvas-page')).toBeVisible();
      await expectWorkable(page);
    });
  }
}

test('the portal’s list of forty clients is accessible, fits, and is worked by keyboard at every width of a desk', async ({
  page,
}) => {
  const { uid } = await nurse(page);
  await withClients(uid, 40);
  await page.goto(address('begeleid', '/clienten'));
  await expect(page.getByRole('table').first()).toBeVisible();
  await expectWorkable(page);
});

test('a client of the portal is accessible, fits, and is worked by keyboard at every width of a desk', async ({
  page,
}) => {
  const { uid } = await nurse(page);
  await withClients(uid, 2);
  const { rows } = await withContentSystem(product(), ({ database }) =>
    database.pool.query<{ uid: number }>('select uid::int as uid from pairings where nurse_uid = $1 limit 1', [uid]),
  );
  await page.goto(clientPage('zelfhulpalcohol', rows[0]?.uid ?? 0));
  await expectWorkable(page);
});
