import { expect, it } from 'vitest';
import { DOMAINS } from '#src/domains/index.ts';
import { toLocalisedPath } from '#src/i18n/paths.ts';
import { SCREENS } from '#src/screens/index.ts';
import { PROGRAMME_NAMES } from '#tests/support/programme-names.ts';
import { get } from './product.ts';

const PROGRAMMES = DOMAINS.filter(({ variant }) => variant !== 'professional');

/** Host label and path of every page without parameters that requires a login, or redirects a logged-in user. */
const CLOSED_PAGES = PROGRAMMES.flatMap(({ label, variant, languages }) =>
  SCREENS.filter(
    ({ access, variants, flag }) => !flag && access !== 'default' && (variants as readonly string[]).includes(variant),
  )
    .flatMap(({ paths }) =>
      languages.flatMap((language) => {
        const path = paths[language];
        return path ? [toLocalisedPath(path, language)] : [];
      }),
    )
    .filter((path) => !path.includes(':'))
    .map((path) => ({ label, path })),
);

const getWithCookie = (label: string, path: string, cookie: string) => get(label, path, { cookie });

it('no page of a locked login comes to a browser, in any programme', async () => {
  expect(CLOSED_PAGES.length).toBeGreaterThan(100);
  for (const { label, path } of CLOSED_PAGES) {
    const locked = await getWithCookie(label, path, 'session_hint=client.nl; locked=1');
    expect([label, path, locked.status, locked.text]).toEqual([label, path, 303, '']);
    expect(locked.headers.location).toMatch(/^(\/slot|\/en\/lock)\?destination=/);
    const rested = await getWithCookie(label, path, 'session_hint=client.nl.rest');
    expect([label, path, rested.status]).toEqual([label, path, 303]);
  }
  for (const { label } of PROGRAMMES) {
    const help = await getWithCookie(label, '/hulp', 'session_hint=client.nl; locked=1');
    expect([label, help.status]).toEqual([label, 200]);
  }
});

it('no title, icon or name of a screen tells the programme of who looks discreet', async () => {
  for (const { label, path } of CLOSED_PAGES) {
    const { status, text } = await getWithCookie(label, path, 'session_hint=client.nl.discreet');
    if (status >= 300 && status < 400) continue;
    expect([label, path, status]).toEqual([label, path, 200]);
    const names = [
      ...text.matchAll(/<title>(.*?)<\/title>|<meta property="og:(?:title|site_name|description)" content="(.*?)"/g),
    ].map(([, title, meta]) => title ?? meta ?? '');
    const logo = /<a class="logo".*?<\/a>/s.exec(text)?.[0].replace(/<svg.*?<\/svg>|<[^>]*>/gs, '') ?? '';
    expect(names.length).toBeGreaterThan(0);
    for (const name of [...names, logo])
      expect([label, path, name, PROGRAMME_NAMES.test(name)]).toEqual([label, path, name, false]);
    expect(text).not.toMatch(/href="\/(favicon|apple-touch)|footer-programmes/);
  }
});
