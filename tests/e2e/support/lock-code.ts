import type { Page } from '@playwright/test';
import { createParticipant, PASSWORD, type Person } from './people.ts';
import { expect, getUrl } from './story.ts';

export const LOCK_CODE = '480391';

/** Sends a call of the screens from the current page. */
export const call = (page: Page, method: string, path: string, body?: unknown) =>
  page.evaluate(
    async ([verb, location, input]) => {
      const token = await (await fetch('/api/nl/rest/session/token')).text();
      const headers = { 'content-type': 'application/json', 'x-csrf-token': token };
      const answer = await fetch(`/api/nl${location}`, {
        method: verb as string,
        headers,
        ...(input ? { body: input as string } : {}),
      });
      return answer.status;
    },
    [method, path, body === undefined ? null : JSON.stringify(body)],
  );

/** Creates a logged-in user with a code. */
export async function createWithLockCode(page: Page, language: 'nl' | 'en' = 'nl'): Promise<Person> {
  const person = await createParticipant(page.context(), 'alcohol', { language });
  await page.goto(getUrl('alcohol', '/hulp'));
  expect(await call(page, 'POST', '/user/lock-code', { code: LOCK_CODE, password: PASSWORD })).toBe(200);
  return person;
}
