import { createParticipant } from '../support/people.ts';
import { expect, getUrl, test } from '../support/story.ts';

/** A screen of each kind with a link back to another. */
const PATHS_WITH_BACK_LINK = ['/kalender', '/account/meldingen', '/account/buddies'];
const OTHER_USERS = ['/mijn-plan', '/dagelijkse-registratie', '/forum', '/berichten', '/account', '/mijn-kaart'];

test('the way back and the title stand at one place on every screen, on a phone, a tablet and a desk', async ({
  page,
}) => {
  await createParticipant(page.context(), 'alcohol');
  await page.goto(getUrl('alcohol', '/forum'));
  const category = await page.locator('main li a[href^="/forum/"]').first().getAttribute('href');
  const withAWayBack = [...PATHS_WITH_BACK_LINK, category ?? ''];
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const positionsByName = new Map<string, string>();
    const edges = new Map<string, number>();
    for (const path of [...withAWayBack, ...OTHER_USERS]) {
      await page.goto(getUrl('alcohol', path));
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('main .skeletons')).toHaveCount(0);
      const getIndex = (selector: string) =>
        page.locator(selector).evaluate((element) => {
          const { left, top } = element.getBoundingClientRect();
          return { left: Math.round(left), top: Math.round(top + scrollY) };
        });
      const title = await getIndex('main h1');
      edges.set(path, title.left);
      if (!withAWayBack.includes(path)) continue;
      const back = await getIndex('main .screen-back a');
      positionsByName.set(path, `${back.left} ${back.top}, ${title.left} ${title.top}`);
    }
    expect(new Set(positionsByName.values()).size, JSON.stringify([...positionsByName])).toBe(1);
    expect(new Set(edges.values()).size, JSON.stringify([...edges])).toBe(1);
  }
});
