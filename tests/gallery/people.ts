import type { BrowserContext, Cookie, Page } from 'playwright';
import { generateCode } from '#src/cms/modules/second-factor/totp.ts';
import type { Domain, Language } from '#src/domains/domain.ts';
import type { Product } from '../support/product.ts';
import type { State } from './variants.ts';

export interface Gallery {
  readonly product: Product;
  readonly domain: Domain;
  readonly origin: string;
  readonly password: string;
  /** Cookies of a logged-in user's browser, by name: a code of an app works once. */
  readonly cookies: Map<string, readonly Cookie[]>;
}

type DemoPerson = readonly [name: string, language: Language];

/** Users of the demo, by the state that they show; the one who has finished reads English. */
const PEOPLE: Readonly<Partial<Record<State, DemoPerson>>> = {
  'first-day': ['eerste-dag', 'nl'],
  'three-weeks': ['halverwege', 'nl'],
  finished: ['klaar', 'en'],
  failed: ['halverwege', 'nl'],
  slow: ['halverwege', 'nl'],
};

/** The only nurse of the demo, with clients in every programme. */
const NURSE: DemoPerson = ['praktijk', 'nl'];
const OF_NURSES: readonly State[] = ['three-weeks', 'failed', 'slow'];

/** Returns the user who shows a state; null for a visitor and for a new account. */
export function getPerson({ variant }: Domain, state: State): DemoPerson | null {
  if (variant === 'professional') return OF_NURSES.includes(state) ? NURSE : null;
  return PEOPLE[state] ?? null;
}

/** Returns true if a programme has a user in this state. A nurse has no first day and no end. */
export const isShownBy = (domain: Domain, state: State): boolean =>
  state === 'visitor' || getPerson(domain, state) !== null || (state === 'empty' && domain.variant !== 'professional');

/** Sets up an app for the codes at the first login, for a user who needs a second factor. */
async function setUpApp(page: Page): Promise<void> {
  const secret = ((await page.locator('.factor-secret').textContent()) ?? '').replaceAll(' ', '');
  await page.locator('main form input[autocomplete="one-time-code"]').fill(generateCode(secret, new Date()));
  await page.locator('main form button[type=submit]').click();
  await page.locator('.recovery-codes').waitFor();
}

/** Logs in a user of the demo; reuses the cookies of an earlier login. */
export async function logIn(context: BrowserContext, gallery: Gallery, [name, language]: DemoPerson): Promise<void> {
  const { origin, domain, password, cookies } = gallery;
  const knownCookie = cookies.get(name);
  if (knownCookie) return context.addCookies([...knownCookie]);
  const page = await context.newPage();
  await page.goto(`${origin}${language === 'en' ? '/en/login' : '/inloggen'}`);
  await page
    .locator('input[type=email]')
    .fill(`${name}.${domain.key === 'cocaine' ? 'cocaine' : domain.label}@demo.anoniem.invalid`);
  await page.locator('input[type=password]').fill(password);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL((url) => !/inloggen|login/.test(url.pathname));
  if (domain.variant === 'professional') await setUpApp(page);
  cookies.set(name, await context.cookies());
  await page.close();
}
