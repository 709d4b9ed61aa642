import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BACK_ENDS } from './back-ends.ts';
import { readEntity, readEntityOrReference, readPart } from './entity.ts';
import { getSiteConfig } from './get-site-config.ts';
import { getMenu } from './menus.ts';
import { getPage } from './nodes.ts';
import { encodePath } from './operation.ts';
import { OPERATIONS } from './operations.ts';
import { UnreadableResponseError } from './result.ts';
import { sanitiseRichText } from './rich-text.ts';
import { getView } from './views.ts';

const TAGS = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote', 'br'];
/** Writes without a session, or authenticated by a link or a signed token. */
const OF_VISITORS = [
  'accept-buddy-invite',
  // Allowed for a clinician or a lawyer with a link.
  'answer-drafts',
  'begin-staff',
  'check-reset-link',
  'check-staff-link',
  'launch-hti',
  'lock-session',
  'login',
  'login-staff',
  // Sent from the login page, with the password of a suspended account.
  'object-to-suspension',
  'refuse-buddy-invite',
  'register',
  'request-password-reset',
  'resume-buddy',
  // Authenticated by only the token of a mailed link.
  'save-week-link',
  'set-password',
  'stop-week-mail',
  'unlock-session',
  'unsubscribe-buddy',
  'unsubscribe-by-mail',
  'validate-email',
];

const reply = (body: unknown) => ({ status: 200, body, location: null });

test('every file that declares an operation is among those of `operations`', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
  const list = new Set([...read('operations.ts').matchAll(/ from '\.\/(.+)'/g)].map(([, path]) => path));
  const declaring = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((path) =>
    /^export const \w+ = defineOperation\(/m.test(read(path)),
  );
  expect(declaring.length).toBeGreaterThan(50);
  expect(declaring.filter((path) => !list.has(path))).toEqual([]);
});

test('every operation has its own name, and every write carries the token unless it opens a session', () => {
  expect(new Set(OPERATIONS.map(({ name }) => name)).size).toBe(OPERATIONS.length);
  const withoutToken = OPERATIONS.filter(({ method, csrf }) => method !== 'GET' && !csrf);
  expect(withoutToken.filter(({ access }) => access !== 'anyone')).toEqual([]);
  expect(withoutToken.map(({ name }) => name).sort()).toEqual(OF_VISITORS);
});

test.each(OPERATIONS.map((operation) => [operation.name, operation] as const))(
  '%s reads whatever comes into data or an unreadable answer, never another error',
  (_name, operation) => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.constant(undefined), fc.string()), (body) => {
        for (const backEnd of Object.values(BACK_ENDS)) {
          try {
            operation.read(reply(body), backEnd);
          } catch (error) {
            expect(error).toBeInstanceOf(UnreadableResponseError);
          }
        }
      }),
      { numRuns: 200, examples: [[{ valueOf: {} }], [{ toString: 1 }]] },
    );
  },
);

test('a list is read in its three shapes', () => {
  const rows = [{ tid: 1 }, { tid: 2 }];
  const pager = { current_page: 1, total_pages: 3, total_items: '25', items_per_page: 10 };
  const read = (body: unknown) => getView.read(reply(body), BACK_ENDS.drupal);
  const expected = { currentPage: 1, totalPages: 3, totalItems: 25, itemsPerPage: 10 };
  expect(read(rows)).toEqual({ rows, pager: { currentPage: 0, totalPages: 1, totalItems: 2, itemsPerPage: 2 } });
  expect(read({ rows, pager })).toEqual({ rows, pager: expected });
  expect(read({ entities: rows, pager })).toEqual({ rows, pager: expected });
});

test('a menu leaves out what has no place or is switched off, and keeps headings and outside addresses', () => {
  const items = [
    { key: 'k', title: 'Hulp', relative: '/hulp', below: [{ title: 'Onder', alias: 'onder', key: '' }] },
    { title: 'Uit', relative: '/uit', enabled: false },
    { title: 'Nergens' },
    { title: 'Kop', uri: 'route:<nolink>', relative: '', below: [{ title: 'Route', relative: '/route' }] },
    { title: 'Kop zonder iets', uri: 'route:<nolink>' },
    { title: 'Buiten', absolute: 'https://www.nu.nl', external: true },
  ];
  expect(getMenu.read(reply(items), BACK_ENDS.embedded)).toEqual([
    {
      key: 'k',
      title: 'Hulp',
      href: '/hulp',
      external: false,
      below: [{ key: '2.0', title: 'Onder', href: '/onder', external: false, below: [] }],
    },
    {
      key: '1.3',
      title: 'Kop',
      href: '',
      external: false,
      below: [{ key: '2.0', title: 'Route', href: '/route', external: false, below: [] }],
    },
    { key: '1.5', title: 'Buiten', href: 'https://www.nu.nl', external: true, below: [] },
  ]);
});

test('an item of a reference field is a whole entity, a reference or unreadable', () => {
  const entity = { type: [{ target_id: 'text' }], uuid: [{ value: 'u' }], field_text: [{ value: 'x' }] };
  expect(readEntityOrReference(entity)).toMatchObject({ kind: 'entity', type: 'text', uuid: 'u' });
  expect(readEntityOrReference({ target_id: 5, target_type: 'paragraph', target_uuid: 'u' })).toEqual({
    kind: 'reference',
    reference: { target_id: 5, target_type: 'paragraph', target_uuid: 'u' },
  });
  for (const item of [null, 'x', {}, { target_id: {} }]) expect(readEntityOrReference(item).kind).toBe('unreadable');
});

test('a node of stock Drupal is read without what only our own system sends', () => {
  const node = {
    nid: [{ value: 7 }],
    uuid: [{ value: 'u' }],
    type: [{ target_id: 'page' }],
    langcode: [{ value: 'nl' }],
    title: [{ value: 'Titel' }],
    status: [{ value: true }],
    path: [{ alias: '/titel', pid: 1, langcode: 'nl' }],
  };
  expect(readEntity(node)).toMatchObject({ id: 7, alias: '/titel', published: true, revision: null, translations: [] });
  expect(() => readEntity([])).toThrow(UnreadableResponseError);
  expect(readPart({ tid: [{ value: 3 }], uuid: [{ value: 'u' }], vid: [{ target_id: 'forums' }] }).type).toBe('forums');
});

test('the configuration of a site has a value for everything an older back end leaves out', () => {
  expect(getSiteConfig.read(reply({ languages: ['nl'] }), BACK_ENDS.drupal)).toEqual({
    siteName: null,
    languages: ['nl'],
    passwordMinLength: 10,
    placeholderDomain: 'anoniem.invalid',
    flags: {
      maintenance: false,
      loginOnly: false,
      hti: false,
      supportPopup: true,
      stopDate: false,
      energy: false,
      registering: true,
    },
    limits: { maximum: null, checkFrom: null, weeksInGroup: null },
    backupDays: null,
    hasSignOn: false,
    cookieTexts: null,
    provider: null,
    lineChecks: {},
    checkedFacts: null,
    partners: [],
  });
});

test('the limits of a site are amounts that a stepper reaches, and whole weeks', () => {
  const read = (limits: object) => getSiteConfig.read(reply({ languages: ['nl'], limits }), BACK_ENDS.drupal).limits;
  expect(read({ maximum: 12.25 })).toEqual({ maximum: 12.25, checkFrom: null, weeksInGroup: null });
  for (const broken of [{ maximum: 0 }, { maximum: 1_001 }, { checkFrom: 0.1 }, { weeksInGroup: 2.5 }])
    expect(() => read(broken)).toThrow(UnreadableResponseError);
});

test('a partner without a name, an address of its own or a logo with a size is left out', () => {
  const logo = { url: '/api/media/1/x/logo.png', width: 300, height: 120 };
  const read = (partner: object) =>
    getSiteConfig.read(reply({ languages: ['nl'], partners: [partner] }), BACK_ENDS.drupal).partners;
  const partner = { name: 'Jellinek', href: 'https://www.jellinek.nl', logo };
  expect(read(partner)).toEqual([partner]);
  expect(read({ ...partner, logo: undefined })).toEqual([{ ...partner, logo: null }]);
  for (const broken of [
    { href: 'javascript:x' },
    { name: '' },
    { logo: { ...logo, width: 0 } },
    { logo: { url: '//x' } },
  ])
    expect(read({ ...partner, ...broken })).toEqual([]);
});

test('paths are encoded by segment and always decode to what they were', () => {
  fc.assert(
    fc.property(fc.string(), (path) => {
      expect(decodeURIComponent(encodePath(path))).toBe(path.toWellFormed());
      expect(encodePath(path)).toMatch(/^[\w\-.!~*'()%/]*$/);
    }),
  );
  expect(getPage.path({ params: { pathname: '/a/b c' } }, BACK_ENDS.embedded)).toBe('/a/b%20c');
});

describe('rich text', () => {
  test.each([
    ['<p>Dag <strong>jij</strong></p>', '<p>Dag <strong>jij</strong></p>'],
    ['<p style="color:red" class="x" id="y" onclick="z()">a</p>', '<p>a</p>'],
    ['<a href="/hulp">a</a>', '<a href="/hulp">a</a>'],
    ['<a href="https://x.nl" target="_blank">a</a>', '<a href="https://x.nl" rel="noopener noreferrer">a</a>'],
    ['<a href="tel:113">113</a>', '<a href="tel:113">113</a>'],
    ['<a href="javascript:x">a</a>', 'a'],
    ['<a href="//evil.example">a</a>', 'a'],
    ['<a href="http://x.nl">a</a>', 'a'],
    ['<a href="data:text/html,x">a</a>', 'a'],
    ['<script>x</script><style>y</style><p>z</p>', '<p>z</p>'],
    ['<b>vet</b> <i>schuin</i>', '<strong>vet</strong> <em>schuin</em>'],
    ['<svg><a href="javascript:x">a</a></svg>', 'a'],
    ['1 < 2 & 3', '1 &lt; 2 &amp; 3'],
  ])('%s becomes %s', (html, clean) => {
    expect(sanitiseRichText(html, TAGS)).toBe(clean);
  });

  test('sanitising twice changes nothing more, and nothing else comes through', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '/',
      '=',
      ' ',
      'a',
      'script',
      'on',
      'href',
      'javascript:',
      'p',
      '&',
      '<!--',
      ']]>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const clean = sanitiseRichText(pieces.join(''), TAGS);
        expect(sanitiseRichText(clean, TAGS)).toBe(clean);
        expect(clean).not.toMatch(/<(?!\/?(?:p|h2|h3|ul|ol|li|strong|em|a|blockquote|br)\b)|<[^>]*\son/i);
      }),
    );
  });
});
