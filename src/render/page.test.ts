import { createElement } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RenderedBlock } from '#registry/define.ts';
import type { SafeHtml } from '#registry/fields/field.ts';
import { BACK_ENDS } from '#src/contract/back-ends.ts';
import { loadTexts } from '#src/i18n/load.ts';
import { SafeHtmlBlock } from '#src/ui/RichText.tsx';
import { getFrontHeaders, getStatus, withSearch } from './answer.ts';
import { createFakeRequest, createNode, createParagraph, type FakeRequestOptions } from './content-system.fixture.ts';
import { createProblemPage, resolvePage } from './page.ts';

const components = {
  help: ({ title, paragraphs }: { title: string; paragraphs: readonly RenderedBlock[] }) => [
    createElement('h1', { key: 'title' }, title),
    ...paragraphs.map(({ uuid, html }) => createElement(SafeHtmlBlock, { key: uuid, html })),
  ],
  text: ({ body }: { body: SafeHtml }) => createElement(SafeHtmlBlock, { html: body }),
};

const text = (body: string) => createParagraph('text', { field_text: [{ value: body, processed: body }] });
const help = createNode('help', 'Hulp', {
  field_lead: [{ value: 'Wij helpen je.' }],
  field_paragraphs: [text('<p>Rust</p>')],
});

async function answer(path: string, options?: FakeRequestOptions) {
  const { locals, logged } = createFakeRequest(path, options);
  return { ...(await resolvePage(locals, components)), logged };
}

async function readPage(path: string, options?: FakeRequestOptions) {
  const match = await answer(path, options);
  if (match.kind === 'redirect') throw new Error(`${path} leads to ${match.to}.`);
  return match;
}

beforeAll(loadTexts);

describe('the five answers to an address', () => {
  it('shows the node of a path, with what it depends on and its other language', async () => {
    const { kind, page: current } = await readPage('/hulp', { answers: { '/hulp': help } });
    expect(kind).toBe('page');
    expect(current.node?.html).toContain('<p>Rust</p>');
    expect(current.head).toMatchObject({
      title: 'Hulp | Zelfhulp',
      description: 'Wij helpen je.',
      canonical: 'https://alcohol.example.nl/hulp',
      isIndexable: true,
    });
    expect(current.head.alternates).toContainEqual({ language: 'en', href: 'https://alcohol.example.nl/en/help' });
    expect(current.head.alternates).toContainEqual({ language: 'x-default', href: 'https://alcohol.example.nl/hulp' });
    expect(Object.fromEntries(getFrontHeaders('page', current))).toEqual({
      'X-Cache-Tags': 'node:7 menu:main menu:main-in menu:bottom menu:content menu:footer menu:account config media:3',
      'X-Alternates': 'nl=/hulp en=/en/help',
    });
  });

  it('follows a changed alias, with its language and the query', async () => {
    const movedEntry = { status: 301, headers: { Location: '/api/en/new?_format=json' } };
    const match = await answer('/old', { language: 'en', answers: { '/old': movedEntry } });
    expect(match).toMatchObject({ kind: 'redirect', to: '/en/new', status: 301 });
    expect(withSearch('/en/new', '?a=1')).toBe('/en/new?a=1');
    expect(withSearch('/en/new?b=2#part?', '?a=1')).toBe('/en/new?b=2&a=1#part?');
    expect(withSearch('/en/new#part?', '?a=1')).toBe('/en/new?a=1#part?');
  });

  it('leads to another site where the content system does, without the visitor’s query', async () => {
    const movedEntry = { status: 302, headers: { Location: 'https://example.org/elders' } };
    const match = await answer('/old', { backend: BACK_ENDS.drupal, answers: { '/old': movedEntry } });
    expect(match).toMatchObject({ kind: 'redirect', to: 'https://example.org/elders', status: 302 });
    expect(withSearch('https://example.org/elders', '?a=1')).toBe('https://example.org/elders');
    expect((await answer('/old', { answers: { '/old': movedEntry } })).kind).toBe('not-found');
  });

  it('shows title and text of a node whose type is not ours, cleaned, as text of a page, never empty', async () => {
    const body = [{ value: 'x', processed: '<p>Welkom<script>alert(1)</script></p>' }];
    const { kind, page: current } = await readPage('/over', {
      answers: { '/over': createNode('article', 'Over ons', { body }) },
    });
    expect(kind).toBe('page');
    expect(current.node?.html).toContain(
      '<div class="page-head page-width column"><div class="prose"><h1>Over ons</h1><p>Welkom</p></div></div>',
    );
    const bare = await readPage('/over', { answers: { '/over': createNode('article', 'Over ons', {}) } });
    expect(bare.page.node?.html).toContain('<h1>Over ons</h1>');
  });

  it('shows no page in another language than its own', async () => {
    const { kind } = await readPage('/only-here', { language: 'en', answers: { '/only-here': help } });
    expect(kind).toBe('not-found');
  });

  it.each([
    ['forbidden', 403, { status: 403, body: { message: '' } }],
    ['not-found', 404, { status: 404, body: { message: '' } }],
    ['failure', 503, { status: 500, body: { message: '' } }],
    ['failure', 503, { status: 503, body: { message: '' } }],
  ])('answers %s with status %i', async (kind, status, refusal) => {
    const match = await readPage('/hulp', { answers: { '/hulp': refusal } });
    expect(match.kind).toBe(kind);
    expect(getStatus(match.kind)).toBe(status);
    expect(match.page.head).toMatchObject({ canonical: null, isIndexable: false });
    expect(getFrontHeaders(match.kind, match.page).map(([name]) => name)).not.toContain('X-Cache-Tags');
  });

  it('leads to the query and the anchor of a redirect, also on the home page', async () => {
    const movedEntry = { status: 301, headers: { Location: '/api/en?a=1&_format=json#part' } };
    const match = await answer('/old', { language: 'en', answers: { '/old': movedEntry } });
    expect(match).toMatchObject({ kind: 'redirect', to: '/en?a=1#part' });
  });

  it('never leads to another host or to itself', async () => {
    const itself = ['/api/nl/hulp?_format=json', '/api/nl/hulp#deel', '/api/nl/hulp?a=1'];
    for (const to of ['https://evil.example/x', '/api/nl//evil.example/x?a=1', ...itself]) {
      const match = await answer('/hulp', { answers: { '/hulp': { status: 301, headers: { Location: to } } } });
      expect(match.kind).not.toBe('redirect');
    }
  });
});

describe('screens', () => {
  it('that their flag keeps closed answer 404, also where content stands at their path', async () => {
    expect((await readPage('/registreren-hti')).kind).toBe('not-found');
    expect((await readPage('/registreren-hti', { answers: { '/registreren-hti': help } })).kind).toBe('not-found');
  });

  it('of a week of looking are neutral, in no search engine, in the five programmes, and only while offered', async () => {
    const { kind, page: current } = await readPage('/kijken');
    expect([kind, current.island]).toEqual(['page', 'looking']);
    expect(current.head).toMatchObject({ isIndexable: false, title: expect.stringMatching(/^Een week/) });
    const { locals } = createFakeRequest('/kijken');
    const offers = { ...locals.offers, lookingWeek: false };
    expect((await resolvePage({ ...locals, offers }, components)).kind).toBe('not-found');
    for (const domain of ['close-ones', 'guided'] as const) {
      expect((await resolvePage(createFakeRequest('/kijken', { domain }).locals, components)).kind).toBe('not-found');
    }
  });

  it('of a form show it with its programme, named by the screen where it is an exercise', async () => {
    const fields = '/webform_rest/alcohol_1_1/fields';
    const form = {
      '#title': 'Veilig minderen',
      vraag: { '#type': 'textfield', '#title': 'Wat?' },
    };
    const exercise = createParagraph('exercise', {
      field_title: [{ value: 'Veilig minderen' }],
      field_field_webform: [{ target_id: 'alcohol_1_1' }],
    });
    const phase = createParagraph('phase', { field_title: [{ value: 'Begin' }], field_exercise: [exercise] });
    const programme = createNode('program', 'Programma', { field_phases: [phase] });
    const { page: current } = await readPage('/form/alcohol_1_1', {
      answers: { [fields]: form, '/programma': programme },
    });
    expect(current.form?.programme?.phases[0]).toMatchObject({
      title: 'Begin',
      exercises: [{ webform: 'alcohol_1_1' }],
    });
    expect(current.title).toBe('Oefening');
    // Drupal's forms have no title on the wire.
    const untitled = { [fields]: { vraag: form.vraag }, '/programma': programme };
    const { page: namedPage } = await readPage('/form/alcohol_1_1', { answers: untitled });
    expect(namedPage.form?.definition.title).toBe('Veilig minderen');
    const { page: alone } = await readPage('/form/alcohol_1_1', { answers: { [fields]: form } });
    expect(alone.form?.programme).toBeNull();
    expect(alone.title).toBe('Veilig minderen');
  });

  it('of a form that is not there, or cannot be had, say so', async () => {
    expect((await readPage('/form/niets')).kind).toBe('not-found');
    const away = { '/webform_rest/alcohol_1_1/fields': { status: 503 } };
    expect((await readPage('/form/alcohol_1_1', { answers: away })).kind).toBe('failure');
  });

  it('in Dutch under /en lead to the English path, the reverse is no page', async () => {
    expect(await answer('/hulp', { language: 'en' })).toMatchObject({ kind: 'redirect', to: '/en/help' });
    expect((await readPage('/help', { answers: { '/help': help } })).kind).toBe('not-found');
  });

  it('without a landing page lead from / to login', async () => {
    expect(await answer('/', { domain: 'close-ones' })).toMatchObject({ kind: 'redirect', to: '/inloggen' });
    expect(await answer('/', { domain: 'guided' })).toMatchObject({ kind: 'redirect', to: '/inloggen' });
  });

  it('with an island stand by themselves when nothing is written around them', async () => {
    const { kind, page: current } = await readPage('/edit-cookies');
    expect(kind).toBe('page');
    expect(current).toMatchObject({ island: 'consent-form', node: null, title: 'Cookies' });
  });

  it('whose content is not there change once it is published', async () => {
    for (const missing of [404, 403]) {
      const { page: current } = await readPage('/programma', { answers: { '/programma': { status: missing } } });
      expect([current.node, current.island]).toEqual([null, 'programme']);
      expect(current.tags).toContain('view:pages');
    }
  });

  it('with an island stay at their path when the page written around them moved', async () => {
    const movedEntry = { status: 301, headers: { Location: '/api/nl/cookies-instellen?_format=json' } };
    const { kind, page: current } = await readPage('/edit-cookies', { answers: { '/edit-cookies': movedEntry } });
    expect(kind).toBe('page');
    expect(current).toMatchObject({ island: 'consent-form', node: null });
  });

  it('in a language that the domain does not speak are no page', async () => {
    const { kind, page: current } = await readPage('/help', { domain: 'guided', language: 'en' });
    expect(kind).toBe('not-found');
    expect(current.head.language).toBe('nl');
  });
});

describe('content of another content system', () => {
  it('follows references to paragraphs, and leaves out a broken one', async () => {
    const references = [
      { target_id: 41, target_type: 'paragraph', target_revision_id: 1 },
      { target_id: 42, target_type: 'paragraph', target_revision_id: 1 },
    ];
    const { page: current, logged } = await readPage('/hulp', {
      answers: {
        '/hulp': createNode('help', 'Hulp', { field_paragraphs: references }),
        '/entity/paragraph/41': text('<p>Een</p>'),
      },
    });
    expect(current.node?.html).toContain('<p>Een</p>');
    expect(logged).toMatchObject([{ event: 'reference-broken', id: 42 }]);
  });

  it('shows the first 200 references of a page, and says in the log how many it lacks', async () => {
    const references = Array.from({ length: 203 }, (_, index) => ({ target_id: index + 1, target_type: 'paragraph' }));
    const paragraphs = references.map(({ target_id: id }) => [`/entity/paragraph/${id}`, text(`<p>Deel ${id}.</p>`)]);
    const { page: current, logged } = await readPage('/hulp', {
      answers: {
        '/hulp': createNode('help', 'Hulp', { field_paragraphs: references }),
        ...Object.fromEntries(paragraphs),
      },
    });
    expect(current.node?.html).toContain('Deel 200.');
    expect(current.node?.html).not.toContain('Deel 201.');
    expect(logged).toMatchObject([{ event: 'references-cut', references: 3 }]);
  });

  it('shows nothing of an unknown type to a visitor, and a card to staff', async () => {
    const answers = {
      '/hulp': createNode('help', 'Hulp', { field_paragraphs: [createParagraph('carousel'), text('<p>Rust</p>')] }),
    };
    const { page: visitor, logged } = await readPage('/hulp', { answers });
    expect(visitor.node?.html).toMatch(/^<h1>Hulp<\/h1>.*Rust/);
    expect(visitor.node?.html).not.toContain('carousel');
    expect(logged).toMatchObject([{ event: 'block-failed', reason: 'unknown' }]);
    expect((await readPage('/hulp', { answers, staff: true })).page.node?.html).toContain('carousel');
  });
});

describe('the frame', () => {
  it('shows the menus of the content system, and ways to help and login where it gives none', async () => {
    const menu = [
      { key: 'a', title: 'Hulp', uri: '/hulp', relative: '/hulp', enabled: true, external: false, below: [] },
    ];
    const input = await readPage('/hulp', { answers: { '/hulp': help, '/api/menu_items/main': menu } });
    expect(input.page.frame.menus.main).toEqual([
      { href: '/hulp', text: 'Hulp', isExternal: false, icon: 'info', below: [] },
    ]);
    expect(input.page.frame.current).toBe('/hulp');
    const failure = await readPage('/hulp', { answers: { '/hulp': help } });
    expect(failure.page.frame.menus.main.map(({ href }) => href)).toEqual(['/hulp', '/inloggen']);
    expect(failure.kind).toBe('page');
  });

  it('leads out of the account of whoever is logged in, whatever stands in the menu of the account', async () => {
    const item = { key: 'a', title: 'Log in', uri: '/user/login', relative: '/nl/user/login', below: [] };
    const input = await readPage('/hulp', { answers: { '/hulp': help, '/api/menu_items/account': [item] } });
    expect(input.page.frame.menus.account.map(({ href }) => href)).toEqual(['/user/login', '/user/logout']);
    const out = { ...item, relative: '/user/logout' };
    const result = await readPage('/hulp', { answers: { '/hulp': help, '/api/menu_items/account': [out] } });
    expect(result.page.frame.menus.account).toHaveLength(1);
  });

  it('without a menu that is not there yet changes once there is one; one that cannot be had is not kept', async () => {
    const readTags = async (menu: unknown) => {
      const { page: current } = await readPage('/hulp', { answers: { '/hulp': help, '/api/menu_items/footer': menu } });
      return Object.fromEntries(getFrontHeaders('page', current))['X-Cache-Tags']?.split(' ');
    };
    expect(await readTags({ status: 404 })).toContain('menu:footer');
    expect(await readTags({ status: 503 })).toBeUndefined();
    expect(await readTags({ status: 200, body: 'no list' })).toBeUndefined();
  });

  it('leads by the logo to the landing page, to login without one, and to the programme when logged in', () => {
    const createLogo = (domain: FakeRequestOptions['domain']) =>
      createProblemPage(createFakeRequest('/x', { domain }).locals, 'not-found').frame.logo;
    expect(createLogo('gambling')).toMatchObject({ href: '/', whenIn: '/programma' });
    expect(createLogo('close-ones')).toMatchObject({ href: '/inloggen', whenIn: '/programma' });
    expect(createLogo('guided')).toMatchObject({ href: '/inloggen', whenIn: null });
  });

  it('leads by the logo to login where only logging in is offered', () => {
    const { locals } = createFakeRequest('/x');
    const site = { ...locals.site, flags: { ...locals.site.flags, loginOnly: true } };
    expect(createProblemPage({ ...locals, site }, 'not-found').frame.logo.href).toBe('/inloggen');
  });

  it('leads from "/" to login where only logging in is offered, in the language of the address', async () => {
    const { locals } = createFakeRequest('/', { answers: { '/': createNode('landing_page', 'Welkom') } });
    const site = { ...locals.site, flags: { ...locals.site.flags, loginOnly: true } };
    expect(await resolvePage({ ...locals, site }, components)).toMatchObject({ to: '/inloggen', status: 302 });
    const english = { ...locals, site, language: 'en' as const };
    expect(await resolvePage(english, components)).toMatchObject({ to: '/en/login', status: 302 });
    expect((await resolvePage(locals, components)).kind).toBe('page');
  });

  it('names the picture of its domain for shared links, in words that give nothing away', () => {
    const createImage = (language: 'nl' | 'en') =>
      createProblemPage(createFakeRequest('/x', { domain: 'gambling', language }).locals, 'failure').head.image;
    expect(createImage('nl')).toEqual({
      url: 'https://gokken.example.nl/share/gambling.png',
      width: 1200,
      height: 630,
      alt: 'Een rustig landschap van geknipt papier',
    });
    expect(createImage('en').alt).toBe('A calm landscape of cut paper');
  });

  it('offers the support popup where the site does, which a practice nurse has no need of', () => {
    const has = (domain: FakeRequestOptions['domain']) =>
      createProblemPage(createFakeRequest('/x', { domain }).locals, 'failure').frame.hasSupport;
    expect([has('alcohol'), has('close-ones'), has('guided')]).toEqual([true, true, false]);
  });

  it('has nothing for a hard moment where that is not offered, and the numbers to call all the same', async () => {
    const offers = { hardMoment: false, urgeLog: false, reminders: false, lookingWeek: true };
    const create = (path: string) => ({ ...createFakeRequest(path).locals, offers });
    const { hardMoment, crisisLines, helpLines } = createProblemPage(create('/x'), 'failure').frame;
    expect(hardMoment).toBeNull();
    expect(crisisLines.map(({ dial }) => dial)).toContain('112');
    expect(helpLines.length).toBeGreaterThan(crisisLines.length);
    for (const path of ['/trek-nu', '/mijn-kaart', '/account/als-dan']) {
      expect([path, (await resolvePage(create(path), components)).kind]).toEqual([path, 'not-found']);
    }
    expect((await resolvePage(createFakeRequest('/trek-nu').locals, components)).kind).toBe('page');
  });

  it('names the partners of the site', () => {
    const { locals } = createFakeRequest('/x');
    const partners = [{ name: 'Jellinek', href: 'https://www.jellinek.nl', logo: null }];
    expect(createProblemPage({ ...locals, site: { ...locals.site, partners } }, 'failure').frame.partners).toEqual(
      partners,
    );
  });

  it('has the crisis numbers on every page and a quick exit everywhere but for nurses', () => {
    const createFrame = (domain: FakeRequestOptions['domain']) =>
      createProblemPage(createFakeRequest('/x', { domain }).locals, 'failure').frame;
    expect(createFrame('alcohol').crisisLines.map(({ dial }) => dial)).toEqual(['08000113', '112']);
    expect(createFrame('close-ones').quickExit).toBe('https://www.nu.nl');
    expect(createFrame('guided').quickExit).toBeNull();
    expect(createFrame('guided').languages).toHaveLength(1);
  });

  it('names the document by a generic word where neither page nor site has a name', async () => {
    const { locals } = createFakeRequest('/hulp', { answers: { '/hulp': createNode('help', '') } });
    const page = await resolvePage({ ...locals, site: { ...locals.site, siteName: null } }, components);
    expect(page.kind === 'page' && page.page.head.title).toBe('Zelfhulp');
  });
});
