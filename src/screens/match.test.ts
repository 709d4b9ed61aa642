import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Variant } from '#src/domains/domain.ts';
import { DOMAINS, getDomain } from '#src/domains/index.ts';
import titles from '../../public/locales/nl/screens.json' with { type: 'json' };
import { SCREENS } from './index.ts';
import { getScreen, getScreenPath, matchScreen } from './match.ts';

type Access = 'private' | 'public' | 'default';
type Row = readonly [nl: string, en: string, access: Access];

const LINK = '7/1700000000/abc_DEF-1';

const SELF_HELP: readonly Row[] = [
  ['/', '/', 'public'],
  ['/registreren', '/register', 'public'],
  ['/registreren-hti', '/register-hti', 'default'],
  ['/registreren/gegevens', '/register/credentials', 'public'],
  ['/registreren-hti/gegevens', '/register-hti/credentials', 'private'],
  [`/valideer/${LINK}`, `/validate/${LINK}`, 'default'],
  ['/inloggen', '/login', 'public'],
  ['/user/logout', '/user/logout', 'private'],
  ['/wachtwoord-vergeten', '/forgot-password', 'public'],
  [`/user/reset/${LINK}`, `/user/reset/${LINK}`, 'default'],
  [`/user/reset/${LINK}/login`, `/user/reset/${LINK}/login`, 'default'],
  ['/programma', '/program', 'private'],
  ['/mijn-plan', '/my-recovery-plan', 'private'],
  ['/form/goal', '/form/goal', 'private'],
  ['/form/alcohol_1_2', '/form/alcohol_1_2', 'private'],
  ['/dagelijkse-registratie', '/daily-registration', 'private'],
  ['/dagelijkse-registratie/2026-11-20', '/daily-registration/2026-11-20', 'private'],
  ['/kalender', '/calendar', 'private'],
  ['/hulp', '/help', 'default'],
  ['/forum', '/forum', 'private'],
  ['/forum/create/3', '/forum/create/3', 'private'],
  ['/forum/3', '/forum/3', 'private'],
  ['/forum/3/14', '/forum/3/14', 'private'],
  ['/dagboek', '/diary', 'private'],
  ['/dagboek/nieuwe-ervaring', '/diary/new-entry', 'private'],
  ['/dagboek/12', '/diary/12', 'private'],
  ['/badges', '/badges', 'private'],
  ['/berichten', '/messages', 'private'],
  ['/account', '/account', 'private'],
  ['/account/email-wijzigen', '/account/change-email', 'private'],
  ['/account/wachtwoord-wijzigen', '/account/change-password', 'private'],
  ['/account/meldingen', '/account/notifications', 'private'],
  ['/account/mijn-avatar', '/account/my-avatar', 'private'],
  ['/account/mijn-poh', '/account/my-nurse-practitioner', 'private'],
  ['/account/buddies', '/account/buddies', 'private'],
  ['/privacy', '/privacy', 'default'],
  ['/forum-reglement', '/forum-regulations', 'default'],
  ['/buddy/accepteren/K3W9PQ', '/buddy/accept/K3W9PQ', 'default'],
  ['/buddy/weigeren/K3W9PQ', '/buddy/refuse/K3W9PQ', 'default'],
  ['/buddy/stoppen/K3W9PQ', '/buddy/unsubscribe/K3W9PQ', 'default'],
  ['/welkom', '/welcome', 'default'],
  ['/edit-cookies', '/edit-cookies', 'default'],
  ['/programmas', '/programmes', 'default'],
];

const NOT_REDUCED =
  /^\/(registreren-hti|mijn-plan|form\/goal|dagelijkse|kalender|badges|account\/(mijn|buddies)|buddy\/)|^\/$/;
const REDUCED = SELF_HELP.filter(([nl]) => !NOT_REDUCED.test(nl));

const PROFESSIONAL: readonly Row[] = [
  ['/registreren', '', 'public'],
  ['/inloggen', '', 'public'],
  ['/user/logout', '', 'private'],
  ['/wachtwoord-vergeten', '', 'public'],
  [`/user/reset/${LINK}`, '', 'default'],
  [`/validate/${LINK}`, '', 'default'],
  ['/clienten', '', 'private'],
  ['/client/zelfhulpalcohol/42', '', 'private'],
  ['/client-uitnodigen', '', 'private'],
  ['/account', '', 'private'],
  ['/account/email-wijzigen', '', 'private'],
  ['/account/wachtwoord-wijzigen', '', 'private'],
];

const TABLES: Record<Variant, readonly Row[]> = {
  'self-help': SELF_HELP,
  reduced: REDUCED,
  professional: PROFESSIONAL,
};

describe.each(DOMAINS.map((domain) => [domain.key, domain] as const))('the routes of %s', (_, domain) => {
  it.each(TABLES[domain.variant])('answers %s in Dutch', (nl, _en, access) => {
    const match = matchScreen(domain, 'nl', nl);
    expect(match.kind === 'screen' && match.screen.access).toBe(access);
  });

  it.each(TABLES[domain.variant].filter(([, en]) => en !== ''))('pairs %s with /en%s', (nl, en) => {
    const dutch = matchScreen(domain, 'nl', nl);
    const english = matchScreen(domain, 'en', en);
    expect(english.kind === 'screen' && dutch.kind === 'screen' && english.screen.id === dutch.screen.id).toBe(true);
    if (nl === en) return;
    expect(matchScreen(domain, 'en', nl)).toEqual({ kind: 'redirect', path: en });
    expect(matchScreen(domain, 'nl', en).kind).toBe('foreign');
  });
});

describe('what a variant does not have', () => {
  it.each([
    '/mijn-plan',
    '/form/goal',
    '/dagelijkse-registratie',
    '/kalender',
    '/badges',
    '/account/mijn-avatar',
    '/account/mijn-poh',
    '/account/buddies',
    '/registreren-hti',
    '/clienten',
  ])('close-ones has no %s', (path) => {
    expect(matchScreen(getDomain('close-ones'), 'nl', path).kind).toBe('none');
  });

  it('guided has no English and no participant screens', () => {
    for (const path of ['/login', '/inloggen', '/']) {
      expect(matchScreen(getDomain('guided'), 'en', path).kind).toBe('foreign');
    }
    for (const path of ['/programma', '/forum', '/dagboek', '/mijn-plan', '/welkom']) {
      expect(matchScreen(getDomain('guided'), 'nl', path).kind).toBe('none');
    }
  });

  it('close-ones and guided lead from / to login', () => {
    for (const key of ['close-ones', 'guided'] as const) {
      const match = matchScreen(getDomain(key), 'nl', '/');
      expect(match.kind === 'screen' && match.screen.leadsTo).toBe('login');
    }
  });
});

describe('parameters', () => {
  it.each(['/dagelijkse-registratie/2026-11-20/x', '/dagelijkse-registratie/20.11.2026', '/forum/abc', '/dagboek/x'])(
    'refuses %s',
    (path) => {
      expect(matchScreen(getDomain('alcohol'), 'nl', path).kind).toBe('none');
    },
  );

  it('reads them', () => {
    const match = matchScreen(getDomain('alcohol'), 'en', '/daily-registration/2026-11-20');
    expect(match.kind === 'screen' && match.params).toEqual({ date: '2026-11-20' });
  });

  it('refuses to build a path from a value that cannot stand in it', () => {
    expect(getScreenPath('forum-post', 'nl', { tid: '3', nid: '14' })).toBe('/forum/3/14');
    expect(() => getScreenPath('forum-post', 'nl', { tid: '../x', nid: '1' })).toThrow();
    expect(() => getScreen('nowhere')).toThrow();
  });
});

describe('the list', () => {
  it('names every screen once', () => {
    const ids = SCREENS.map((screen) => screen.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has an island for every screen that no content fills, and a line for every island', () => {
    // The page for old browsers is not an island; the second file loads it.
    const files = ['../render/Islands.astro', '../pages/[...path].astro'];
    const lines = files.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('');
    for (const { id, island, content, leadsTo, onBareHost } of SCREENS) {
      expect(island !== null || content === 'page' || leadsTo !== undefined || onBareHost, id).toBe(true);
      if (island !== null) expect(lines.split(`island === '${island}' && <`), island).toHaveLength(2);
    }
  });

  it('has a title for every screen that is not named after its page', () => {
    const namedScreens = SCREENS.filter(({ content, leadsTo }) => content !== 'page' && leadsTo === undefined);
    const untitled = namedScreens.map(({ id }) => id).filter((id) => !(id in titles));
    expect(untitled, 'add it to public/locales/*/screens.json').toEqual([]);
  });

  it('never throws on any path', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.constantFrom(...DOMAINS), fc.constantFrom('nl', 'en'), (path, domain, language) => {
        expect(['screen', 'redirect', 'foreign', 'none']).toContain(
          matchScreen(domain, language as 'nl' | 'en', path).kind,
        );
      }),
    );
  });
});
