import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';

// With less motion the wave waits for a press.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const SCREENS = [
  { label: 'alcohol', home: '/', path: '/trek-nu', name: 'Trek nu', door: 'Ik heb trek', hash: '#trek' },
  {
    label: 'gokken',
    home: '/en/help',
    path: '/en/craving',
    name: 'Craving',
    door: 'I want to gamble',
    hash: '#craving',
  },
  {
    label: 'naasten',
    home: '/hulp',
    path: '/moeilijk-moment',
    name: 'Moeilijk moment',
    door: 'Het is me te veel',
    hash: '#trek',
  },
] as const;

for (const { label, home, path, name, door, hash } of SCREENS) {
  test(`${label}: one press on ${home} shows three closed doors, and one more begins the wave`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(getUrl(label, home));
    await page.locator('a[data-hard-moment-link]', { hasText: name }).first().click();
    await expect(page).toHaveURL(getUrl(label, path));
    await expect(page).toHaveTitle(/^(Een moment|A moment) \|/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    // All three situations are on the first screen, each as one button, with the phone numbers below them.
    await expect(page.locator('[data-door]')).toHaveCount(3);
    await expect(page.locator('[data-door][open]')).toHaveCount(0);
    for (const closed of await page.locator('[data-door] > summary').all())
      await expect(closed).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.hard-moment-ways a[href^="tel:"]')).toBeInViewport();
    const first = page.locator('[data-door=craving]');
    await page.locator('summary', { hasText: door }).click();
    await expect(page).toHaveURL(getUrl(label, path) + hash);
    await expect(first.locator('dialog')).toBeVisible();
    await first.locator('[data-wave-stop]').click();
    const open = page.locator('[data-door][open]');
    await expect(open.locator('a[href="tel:112"]').first()).toBeInViewport();
    await expect(open.locator('a[href="tel:08000113"]').first()).toBeInViewport();
    await expect(open.locator('.door-steps li').first()).toBeVisible();
    await expect(open.locator('.door-signs')).toBeVisible();
    await expect(page.locator('[data-door]:visible')).toHaveCount(1);
    await page.goBack();
    await expect(page.locator('[data-door]:visible')).toHaveCount(3);
    await page.locator('[data-door=slip] > summary').click();
    await expect(page.locator('[data-door]:visible')).toHaveCount(1);
    await expect(page.locator('[data-door=slip] .door-steps li').first()).toBeVisible();
  });
}

test('every door keeps 112 and 113 on its first screenful on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const id of ['trek', 'gevaar', 'uitgegleden']) {
    await page.goto(getUrl('cocaine', `/trek-nu#${id}`));
    const open = page.locator(`#${id}[open]`);
    await expect(open.locator('a[href="tel:112"]').first()).toBeInViewport();
    await expect(open.locator('a[href="tel:08000113"]').first()).toBeInViewport();
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a press opens the first door, and the seven steps, the signs and the numbers can be read', async ({ page }) => {
    await page.goto(getUrl('cannabis', '/trek-nu'));
    await expect(page.locator('[data-door][open]')).toHaveCount(0);
    await page.locator('#trek > summary').click();
    await expect(page.locator('#trek [data-wave-steps] li')).toHaveCount(7);
    await expect(page.locator('#trek [data-wave-steps] li').last()).toBeVisible();
    await expect(page.locator('#trek .door-signs')).toContainText('Hoor of zie je dingen');
    await expect(page.locator('#numbers [data-open-line] a[href="tel:08002000"]')).toBeVisible();
    await page.locator('#gevaar > summary').click();
    await expect(page.locator('#gevaar .door-steps li').first()).toBeVisible();
    await expect(page.locator('#gevaar .door-signs')).toBeVisible();
  });
});

test('the wave goes on, back and stops by a press, says its steps politely and ends beside somebody to call', async ({
  page,
}) => {
  await page.goto(getUrl('alcohol', '/trek-nu#trek'));
  await page.locator('#trek > summary').click();
  const wave = page.getByRole('dialog', { name: 'De golf' });
  const texts = wave.locator('[aria-live=polite]');
  await expect(texts).toContainText('Ga zitten');
  await expect(wave.getByRole('button', { name: 'Terug' })).toBeHidden();
  await expect(wave.locator('a[href="tel:112"]')).toBeVisible();
  await expect(wave.getByRole('link', { name: 'Snel weg' })).toBeVisible();
  await expect(wave.locator('svg.wave-scene')).toHaveAttribute('aria-hidden', 'true');
  await wave.getByRole('button', { name: 'Verder' }).click();
  await expect(texts).toContainText('Adem in tot vier');
  await wave.getByRole('button', { name: 'Terug' }).click();
  await expect(texts).toContainText('Ga zitten');
  for (const _ of Array.from({ length: 6 })) await wave.getByRole('button', { name: 'Verder' }).click();
  await expect(texts).toContainText('je hebt gewacht');
  await wave.getByRole('button', { name: 'Verder' }).click();
  await expect(wave).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Je bent er nog' })).toBeInViewport();
  await page.getByRole('button', { name: 'Nog drie minuten' }).click();
  await expect(texts).toContainText('Ga zitten');
  await wave.getByRole('button', { name: 'Stop' }).click();
  await expect(wave).toBeHidden();
});

test('three minutes later the wave has gone through its seven steps by itself', async ({ page }) => {
  await page.clock.install();
  await page.goto(getUrl('tabak', '/trek-nu#trek'));
  await page.locator('#trek > summary').click();
  const wave = page.getByRole('dialog', { name: 'De golf' });
  const boat = wave.locator('[data-layer=boat]');
  const start = await boat.getAttribute('transform');
  for (const [second, texts] of [
    [20, 'Adem diep in'],
    [30, 'Je hoofd zegt misschien'],
    [30, 'daar is die gedachte'],
    [35, 'Knijp je handen dicht'],
    [30, 'Loop naar een raam'],
    [25, 'je hebt gewacht'],
  ] as const) {
    await page.clock.runFor(second * 1000);
    await expect(wave.locator('[aria-live=polite]')).toContainText(texts);
  }
  expect(await boat.getAttribute('transform')).not.toBe(start);
  await page.clock.runFor(10_000);
  await expect(wave).toBeHidden();
});

test('who goes on at their own pace is not asked again: each step waits for a press', async ({ page }) => {
  await page.clock.install();
  await page.goto(getUrl('alcohol', '/trek-nu#trek'));
  const begin = page.locator('#trek > summary');
  const wave = page.getByRole('dialog', { name: 'De golf' });
  const pace = wave.getByRole('checkbox', { name: 'Ik ga zelf verder, in mijn eigen tempo' });
  await begin.click();
  await expect(pace).not.toBeChecked();
  await pace.check();
  await page.reload();
  await begin.click();
  await expect(pace).toBeChecked();
  await page.clock.runFor(60_000);
  await expect(wave.locator('[aria-live=polite]')).toContainText('Ga zitten');
  await expect(wave).toContainText('Stap 1 van 7');
  await wave.getByRole('button', { name: 'Verder' }).click();
  await expect(wave.locator('[aria-live=polite]')).toContainText('Adem in tot vier');
  await pace.uncheck();
  await page.reload();
  await begin.click();
  await expect(pace).not.toBeChecked();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('every step waits for a press, and nothing moves', async ({ page }) => {
    await page.clock.install();
    await page.goto(getUrl('alcohol', '/trek-nu#trek'));
    await page.locator('#trek > summary').click();
    const wave = page.getByRole('dialog', { name: 'De golf' });
    await expect(wave.getByRole('checkbox')).toBeChecked();
    const pictureBefore = await wave.locator('svg.wave-scene').innerHTML();
    await page.clock.runFor(60_000);
    await expect(wave.locator('[aria-live=polite]')).toContainText('Ga zitten');
    await expect(wave).toContainText('Adem rustig in … en langzaam uit …');
    await expect(wave).toContainText('Stap 1 van 7');
    expect(await wave.locator('svg.wave-scene').innerHTML()).toBe(pictureBefore);
  });
});

test('once the page is there the doors and the wave need no line', async ({ page, context, expectNoise }) => {
  // The browser requests the favicon again.
  expectNoise(/ERR_INTERNET_DISCONNECTED.*favicon/);
  await page.goto(getUrl('alcohol', '/trek-nu'), { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.locator('#trek > summary').click();
  const wave = page.getByRole('dialog', { name: 'De golf' });
  await wave.getByRole('button', { name: 'Verder' }).click();
  await expect(wave.locator('[aria-live=polite]')).toContainText('Adem in tot vier');
  await wave.getByRole('button', { name: 'Stop' }).click();
  await page.goBack();
  await page.locator('#gevaar > summary').click();
  await expect(page.locator('#gevaar a[href="tel:112"]').first()).toBeVisible();
});

for (const [label, path, first] of [
  ['alcohol', '/privacy', 'Ga naar een andere plek'],
  ['naasten', '/en/help', 'Go somewhere you’re safe'],
  ['gokken', '/inloggen', 'Ga naar een andere plek'],
] as const) {
  test(`${label}${path}: without a line a press is answered by five steps and the numbers`, async ({
    page,
    context,
    expectNoise,
  }) => {
    expectNoise(/ERR_INTERNET_DISCONNECTED/);
    await page.goto(getUrl(label, path), { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await page.locator('header a[data-hard-moment-link]').click();
    const dialog = page.getByRole('dialog', { name: /Nu iemand spreken|Talk to someone now/ });
    await expect(dialog.locator('[data-calm] li')).toHaveCount(5);
    await expect(dialog.locator('[data-calm] li').first()).toContainText(first);
    await expect(dialog.locator('[data-open-line] a[href="tel:112"]')).toBeVisible();
    await expect(dialog.locator('[data-open-line] a[href="tel:08000113"]')).toBeVisible();
    // Back closes the dialog; with a line again, it says nothing about the line.
    await page.goBack();
    await expect(dialog).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(path);
    await context.setOffline(false);
    await page.locator('button[commandfor=support]:visible').first().click();
    await expect(dialog.locator('[data-open-line] a[href="tel:112"]')).toBeVisible();
    await expect(dialog.locator('[data-calm]')).toBeHidden();
  });
}

test('a line that only seems to be there is answered just as well', async ({ page }) => {
  await page.goto(getUrl('alcohol', '/privacy'), { waitUntil: 'networkidle' });
  // The next page is requested and does not load.
  await page.route('**/trek-nu', (route) => route.fulfill({ status: 204 }));
  await page.locator('header a[data-hard-moment-link]').click();
  await expect(page.locator('#support[open] [data-calm] li')).toHaveCount(5);
});

test('the screen ships no React and at most 14 kB of script, with who can be called now', async ({ page }) => {
  const scripts: { url: string; size: Promise<number> }[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push({
      url: response.url(),
      size: response
        .request()
        .sizes()
        .then((sizes) => sizes.responseBodySize),
    });
  });
  await page.goto(getUrl('alcohol', '/trek-nu'), { waitUntil: 'networkidle' });
  const sizes = await Promise.all(scripts.map(({ size }) => size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(14 * 1024);
  expect(scripts.filter(({ url }) => /react/.test(url))).toEqual([]);
});

test('on paper every door is open and the wave is a list', async ({ page }) => {
  await page.goto(getUrl('alcohol', '/trek-nu'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Ga naar een andere plek, of zet de drank buiten zicht.')).toBeVisible();
  await expect(page.getByText('Drink een groot glas water, langzaam, slok voor slok.')).toBeVisible();
  await expect(page.getByText('Blijf niet alleen, dus vraag iemand om te komen')).toBeVisible();
});

test('at 320 px and with every door, nothing scrolls sideways and nothing is found', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const hash of ['', '#trek', '#gevaar', '#uitgegleden']) {
    await page.goto(getUrl('naasten', `/moeilijk-moment${hash}`));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectAccessible(page);
  }
  await page.goto(getUrl('naasten', '/moeilijk-moment#trek'));
  await page.locator('#trek > summary').click();
  await expectAccessible(page);
});

for (const [label, path, doors] of [
  ['alcohol', '/trek-nu', ['', '#trek', '#gevaar', '#uitgegleden']],
  ['naasten', '/en/hard-moment', ['', '#craving', '#danger', '#slip']],
] as const) {
  test(`${label}: 200 % text at 320 px and forced colours lose nothing of the doors`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ forcedColors: 'active' });
    for (const door of doors) {
      await page.goto(getUrl(label, `${path}${door}`));
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expectNoSidewaysScroll(page);
      await expect(page.locator('main a[href="tel:112"]:visible').first()).toBeVisible();
      await expect(page.locator('details[data-door][open]')).toHaveCount(door === '' ? 0 : 1);
      if (door !== '') await expect(page.locator('[data-door][open] .door-room > .door-steps li').last()).toBeVisible();
    }
  });
}

test('what helps in the first days is one press away from the doors, for everybody', async ({ page }) => {
  await page.goto(getUrl('tabak', '/trek-nu'));
  await page.getByRole('link', { name: 'Eerste dagen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'De eerste dagen' })).toBeVisible();
  await expect(page.locator('main')).toContainText('Dag twee en drie');
  await expect(page.locator('main a[href="tel:112"]').first()).toBeVisible();
});

test('nurses have no such screen', async ({ page, expectNoise }) => {
  expectNoise(/404/);
  const answer = await page.goto(getUrl('begeleid', '/trek-nu'));
  expect(answer?.status()).toBe(404);
  await expect(page.locator('a[data-hard-moment-link]')).toHaveCount(0);
});
