import type { Page } from '@playwright/test';
import { participant } from './people.ts';
import { address, expect, test } from './story.ts';

const ALERTS = '/api/v1/crisis-alerts';
const LOGIN = '/current-user';
const ANSWERS = '/entity/view/exercise_submissions/list/results';

/** The calls to the content system, in the order they are asked. */
function callsOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname.replace(/^\/api\/(nl|en)/, ''));
  });
  return asked;
}

test('start-up settles theme and language, then asks for alerts and the login, and then for answers', async ({
  page,
  context,
}) => {
  await participant(context, 'tabak', { language: 'en' });
  await context.addCookies([
    { name: 'consent', value: 'p1v0', url: address('tabak', '/') },
    { name: 'language', value: 'en', url: address('tabak', '/') },
  ]);
  const asked = callsOf(page);
  await page.goto(address('tabak', '/programma'), { waitUntil: 'commit' });
  expect(page.url()).toBe(address('tabak', '/en/program'));
  expect(asked).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-domain', 'tobacco');
  await expect.poll(() => asked).toContain(ANSWERS);
  expect(asked.slice(0, asked.indexOf(ANSWERS))).toEqual(expect.arrayContaining([ALERTS, LOGIN]));
});
