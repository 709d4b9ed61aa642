import { participant } from '../support/people.ts';
import { address, expect, test } from '../support/story.ts';

/** A screen of each kind with a link back to another. */
const WITH_A_WAY_BACK = ['/kalender', '/account/meldingen', '/account/buddies'];
const OTHERS = ['/mijn-plan', '/dagelijkse-registratie', '/forum', '/berichten', '/account', '/mijn-kaart'];

test('the way back and the title stand at one place on every screen, on a phone, a tablet and a desk', async ({
  page,
}) => {
  await participant(page.context(), 'alcohol');
  await page.goto(address('alcohol', '/forum'));
  const category = await page.locator('main li a[href^="/forum/"]').first().getAttribute('href');
  const withAWayBack = [...WITH_A_WAY_BACK, category ?? ''];
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const places = new Map<string, string>();
    const edges = new Map<string, number>();
    for (const path of [...withAWayBack, ...OTHERS]) {
      await page.goto(address('alcohol', path));
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('main .skeletons')).toHaveCount(0);
      const place = (selector: string) =>
        page.locator(selector).evaluate((element) => {
          const { left, top } = element.getBoundingClientRect();
          return { left: Math.round(left), top: Math.round(top + scrollY) };
        });
      const title = await place('main h1');
      edges.set(path, title.left);
      if (!withAWayBack.includes(path)) continue;
      const back = await place('main .screen-back a');
      places.set(path, `${back.left} ${back.top}, ${title.left} ${title.top}`);
    }
    expect(new Set(places.values()).size, JSON.stringify([...places])).toBe(1);
    expect(new Set(edges.values()).size, JSON.stringify([...edges])).toBe(1);
  }
});
