import type { Page } from '@playwright/test';
import { createParticipant } from '../support/people.ts';
import { createSweep, watchSweep } from '../support/service-workers.ts';
import { expect, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

/** Redirects of each language's page, for a user with the other language. */
const TEXTS = {
  nl: { label: 'alcohol', asked: '/en/program', settled: '/programma', other: 'en' },
  en: { label: 'cannabis', asked: '/programma', settled: '/en/program', other: 'nl' },
} as const;

const STEPS: readonly (readonly [step: string, path: RegExp])[] = [
  ['crisis alerts', /^\/api\/(?:nl\/|en\/)?(?:api\/)?v1\/crisis-alerts/],
  ['messages', /^\/api\/(?:nl\/|en\/)?current-user/],
  ['exercise answers', /submission/],
];

/** Records every step of the start-up in the browser, with the language of its page. */
async function recorded(page: Page): Promise<readonly string[]> {
  const steps: string[] = [];
  await page.exposeBinding('tookStep', (_source, step: string) => void steps.push(step));
  await page.addInitScript(
    (steps) => {
      const { tookStep } = window as unknown as { readonly tookStep: (step: string) => void };
      const notify = (step: string) => tookStep(`${document.documentElement.lang}: ${step}`);
      const request = window.fetch;
      window.fetch = (...args) => {
        const { pathname } = new URL(new Request(...args).url);
        const step = steps.find(([, path]) => new RegExp(path).test(pathname))?.[0];
        if (step) notify(step);
        return request(...args);
      };
      const registrations = ServiceWorkerContainer.prototype.getRegistrations;
      ServiceWorkerContainer.prototype.getRegistrations = function getRegistrations() {
        notify('service workers');
        return registrations.call(this);
      };
      const isTheme = (node: Node) => node instanceof HTMLLinkElement && /\/content-[^/]*\.css/.test(node.href);
      new MutationObserver((records) => {
        const themes = records.flatMap(({ addedNodes }) => [...addedNodes]).filter(isTheme);
        for (const theme of themes) theme.addEventListener('load', () => notify('theme'));
      }).observe(document, { childList: true, subtree: true });
    },
    STEPS.map(([step, path]) => [step, path.source] as const),
  );
  return steps;
}

for (const language of ['nl', 'en'] as const) {
  const { label, asked, settled, other } = TEXTS[language];

  test(
    `start-up sets the theme, leads to the language, loads alerts, messages and answers, and takes service workers away (${language})`,
    getVariant(language === 'nl'),
    async ({ page, context }) => {
      await createParticipant(context, label, { language });
      const steps = await recorded(page);
      await page.goto(getUrl(label, asked));
      await page.waitForURL(getUrl(label, settled));
      await expect.poll(() => steps).toContain(`${language}: exercise answers`);
      await expect.poll(() => steps).toContain(`${language}: service workers`);
      const [first, second, ...loads] = steps.filter((step) => !step.endsWith('exercise answers'));
      expect([first, second]).toEqual([`${other}: theme`, `${language}: theme`]);
      // Separate scripts send these requests, in any order.
      expect(loads.toSorted()).toEqual([
        `${language}: crisis alerts`,
        `${language}: messages`,
        `${language}: service workers`,
      ]);
      // The programme requests the answers in parallel with the account.
      expect(steps.indexOf(`${language}: exercise answers`)).toBeGreaterThan(steps.indexOf(`${language}: theme`));
    },
  );

  test(
    `start-up of a visitor asks nothing, and takes service workers away (${language})`,
    getVariant(language === 'en'),
    async ({ page }) => {
      const steps = await recorded(page);
      await page.goto(getUrl(label, settled.startsWith('/en') ? '/en/help' : '/hulp'));
      await expect.poll(() => steps).toEqual([`${language}: theme`, `${language}: service workers`]);
    },
  );
}

test('a service worker of an earlier product is gone after one visit', async ({ page, context }) => {
  const worker = getUrl('alcohol', '/sw.js');
  await context.route(worker, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const count = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await watchSweep(page);
  await page.goto(getUrl('alcohol', '/hulp'));
  await createSweep(page);
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js'));
  expect(await count()).toBe(1);
  await page.goto(getUrl('alcohol', '/hulp'));
  await expect.poll(count).toBe(0);
});
