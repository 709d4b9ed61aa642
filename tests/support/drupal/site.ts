import { createJsonApiEntry, createJsonApiList, createJsonApiNode, type RestEntity } from './json-api-shapes.ts';
import {
  createFileItem,
  createLinksetShape,
  createMediaReference,
  createMediaShape,
  createNodeShape,
  createParagraphReference,
  createParagraphShape,
  createRoutedElsewhereShape,
  createRoutedShape,
  createTextItem,
  createWebformShape,
  type DrupalShape,
  type MenuLink,
} from './shapes.ts';
import { createSupportNodes, createSupportParagraphs, SUPPORT_PAGE } from './support-page.ts';

export const PICTURE_PATH = '/sites/default/files/2026-11/duinen.png';
export const SECOND_PICTURE = '/sites/default/files/2026-11/bos.png';

/** State that an editor can change during a test, and the requests received. */
export interface DrupalState {
  title: string;
  isPublished: boolean;
  /** True if every response is a maintenance page. */
  isAway: boolean;
  /** True if `http.response.debug_cacheability_headers` is on. */
  tellsTags: boolean;
  /** True if core's JSON:API is enabled. */
  listsPages: boolean;
  /** Network fault: none, an HTML page with status 200, or a connection that breaks halfway. */
  fault: 'none' | 'html' | 'half';
  /** Duration of each response, in milliseconds. */
  slowMs: number;
  /** Number of additional pages, from `/pagina-1`; the first has `paragraphsOfFirst` paragraphs. */
  morePages: number;
  paragraphsOfFirst: number;
  /** True if its types have every field that our JSON:API requests include. */
  hasOurFields: boolean;
  readonly asked: string[];
}

export const createState = (): DrupalState => ({
  title: 'Over ons',
  isPublished: true,
  isAway: false,
  tellsTags: true,
  listsPages: false,
  fault: 'none',
  slowMs: 0,
  morePages: 0,
  paragraphsOfFirst: 0,
  hasOurFields: true,
  asked: [],
});

export interface DrupalResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: DrupalShape | readonly DrupalShape[] | null;
}

type Language = 'nl' | 'en';

/** A form of the webform module. */
export const FORM_ID = 'bel_mij';

const FORM = createWebformShape(FORM_ID, {
  waarover: { '#type': 'textarea', '#title': 'Waarover wil je praten?', '#required': true },
  handtekening: { '#type': 'webform_signature', '#title': 'Je handtekening' },
});

const PAGE_PARAGRAPHS = [11, 12, 13, 14, 15].map(createParagraphReference);

const FIRST_MORE = 1_000;

function readNodes(
  language: Language,
  { title, morePages, paragraphsOfFirst }: DrupalState,
): Readonly<Record<number, DrupalShape>> {
  const isDutch = language === 'nl';
  const home = createNodeShape({
    id: 1,
    type: 'landing_page',
    language,
    title: isDutch ? 'Welkom bij de kliniek' : 'Welcome to the clinic',
    alias: isDutch ? '/voorpagina' : '/front',
    fields: { field_paragraphs: [createParagraphReference(11)] },
  });
  const about = createNodeShape({
    id: 3,
    type: 'basic_page',
    language,
    title: isDutch ? title : 'About us',
    alias: isDutch ? '/over-ons' : '/about-us',
    fields: { field_lead: [{ value: 'De kliniek aan de duinen.' }], field_paragraphs: PAGE_PARAGRAPHS },
  });
  // Drupal falls back to the available language.
  const dutchOnly = createNodeShape({
    id: 4,
    type: 'basic_page',
    language: 'nl',
    title: 'Route',
    alias: '/route',
    fields: { field_lead: [], field_paragraphs: [] },
  });
  const stock = createNodeShape({
    id: 5,
    type: 'page',
    language: 'nl',
    title: 'Nieuws',
    alias: '/nieuws',
    fields: { body: [{ ...createTextItem('<p>De tuin is open.</p>'), summary: '' }] },
  });
  const question = createNodeShape({
    id: 7,
    type: 'faq_question',
    language: 'nl',
    title: 'Kosten',
    alias: '/vraag/kosten',
  });
  const draft = {
    ...createNodeShape({
      id: 6,
      type: 'basic_page',
      language: 'nl',
      title: 'Wat we gaan doen',
      alias: '/concept',
      fields: { field_paragraphs: [createParagraphReference(12), createParagraphReference(16)] },
    }),
    status: [{ value: false }],
  };
  const rows = Array.from({ length: morePages }, (_, index) => {
    const references =
      index === 0
        ? Array.from({ length: paragraphsOfFirst }, (__, number) => createParagraphReference(FIRST_MORE + number))
        : [];
    const node = createNodeShape({
      id: FIRST_MORE + index,
      type: 'basic_page',
      language: 'nl',
      title: `Pagina ${index + 1}`,
      alias: `/pagina-${index + 1}`,
      fields: { field_paragraphs: references },
    });
    return [FIRST_MORE + index, node] as const;
  });
  const nodes = { 1: home, 3: about, 4: dutchOnly, 5: stock, 6: draft, 7: question };
  return { ...nodes, ...createSupportNodes(language), ...Object.fromEntries(rows) };
}

function getParagraphs(origin: string): Readonly<Record<number, DrupalShape>> {
  const picture = { field_image_position: [{ value: 'after' }] };
  return {
    11: createParagraphShape(11, 'text', {
      field_title: [{ value: 'Wie we zijn' }],
      field_text: [createTextItem('<p>Een team.</p>')],
    }),
    12: createParagraphShape(12, 'text_image', {
      field_text: [createTextItem('<p>We zitten bij zee.</p>')],
      field_image: [createMediaReference(5, 'nl')],
      ...picture,
    }),
    13: createParagraphShape(13, 'cta', {
      field_title: [{ value: 'Kom langs' }],
      field_text: [createTextItem('<p>De deur is open.</p>')],
      field_link: [{ uri: 'entity:node/4', title: 'De route', options: [] }],
    }),
    14: createParagraphShape(14, 'text_image', {
      field_text: [createTextItem('<p>Deze tekst blijft ook zonder beeld.</p>')],
      field_image: [createFileItem(origin, '/sites/default/files/2026-11/plattegrond.svg', 'De plattegrond', 9)],
      ...picture,
    }),
    // Paragraphs 15 and 16 belong to an unpublished page.
    16: createParagraphShape(16, 'text', { field_text: [createTextItem('<p>Nog niet klaar.</p>')] }),
    15: createParagraphShape(15, 'webform', {
      field_title: [{ value: 'Bel mij' }],
      field_webform: [
        {
          target_id: FORM_ID,
          target_type: 'webform',
          target_uuid: null,
          default_data: '',
          status: 'open',
          open: '',
          close: '',
        },
      ],
    }),
  };
}

/** Returns a paragraph of the long page or of the site. */
const getParagraph = (origin: string, id: number): DrupalShape | undefined =>
  id >= FIRST_MORE
    ? createParagraphShape(id, 'text', { field_text: [createTextItem(`<p>Alinea ${id - FIRST_MORE + 1}.</p>`)] })
    : (getParagraphs(origin)[id] ??
      SUPPORT_PARAGRAPHS.find((item) => (item.id as readonly DrupalShape[])[0]?.value === id));

const SUPPORT_PARAGRAPHS = createSupportParagraphs(FORM_ID);

const readMenus = (language: Language): Readonly<Record<string, readonly MenuLink[]>> => ({
  main: [
    {
      title: language === 'nl' ? 'Over ons' : 'About us',
      href: language === 'nl' ? '/nl/over-ons' : '/en/about-us',
      place: [0],
    },
    ...(language === 'nl'
      ? [
          { title: 'Nieuws', href: '/nl/nieuws', place: [0, 0] },
          // A heading, which core returns without a URL.
          { title: 'Praktisch', href: '', place: [1] },
          { title: 'De weg hierheen', href: '/nl/route', place: [1, 0] },
          { title: 'Lege kop', href: '', place: [2] },
        ]
      : []),
  ],
  footer: [
    { title: 'Privacy', href: `/${language}/privacy`, place: [0] },
    // A page that only exists in Dutch is linked by its number, core's standard item by its route.
    ...(language === 'en' ? [{ title: 'Route', href: '/en/node/4', place: [1] }] : []),
    { title: 'Contact', href: `/${language}/contact`, place: [2] },
  ],
  // Core's account menu, for a visitor.
  account: [{ title: 'Log in', href: `/${language}/user/login`, place: [0] }],
});

const ALIASES: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  nl: {
    ...{ '': 1, '/voorpagina': 1, '/over-ons': 3, '/route': 4, '/nieuws': 5, '/concept': 6, '/vraag/kosten': 7 },
    '/steun': SUPPORT_PAGE,
  },
  en: { '': 1, '/front': 1, '/about-us': 3, '/support': SUPPORT_PAGE },
};

const getNumber = (language: Language, path: string): number | undefined => {
  const more = language === 'nl' ? /^\/pagina-(\d+)$/.exec(path)?.[1] : undefined;
  return more === undefined ? ALIASES[language][path] : FIRST_MORE + Number(more) - 1;
};

const createRefusal = (status: number, message: string): DrupalResponse => ({ status, headers: {}, body: { message } });
const NO_ROUTE = (path: string) => createRefusal(404, `No route found for "GET ${path}"`);

function getRedirects(origin: string, language: Language): Readonly<Record<string, readonly [number, string]>> {
  return {
    '/': [301, `${origin}/${language}`],
    '/oud': [301, `${origin}/nl/over-ons`],
    '/elders': [302, 'https://example.org/elders?_format=json'],
  };
}

const isPublished = ({ status }: DrupalShape): boolean => (status as readonly DrupalShape[])[0]?.value === true;

/** Returns the response of module decoupled_router for a path. */
function routed(origin: string, language: Language, path: string, state: DrupalState): DrupalResponse {
  // A redirect for one language matches only with the prefix, as module redirect stores it.
  const bareText = path.replace(/^\/(nl|en)(?=\/|$)/, '') || '/';
  const redirect = bareText === '/' || bareText === path ? undefined : getRedirects(origin, language)[bareText];
  const [status = 301, to = ''] = redirect ?? [];
  if (to.startsWith('https://'))
    return {
      status: 200,
      headers: {},
      body: createRoutedElsewhereShape(bareText, to.replace('?_format=json', ''), status),
    };
  const local = to.replace(`${origin}/${language}`, '') || bareText;
  const id = getNumber(language, local === '/' ? '' : local);
  const node = id === undefined ? undefined : readNodes(language, state)[id];
  if (!node) return createRefusal(404, `Unable to resolve path ${path}.`);
  if (!isPublished(node) || (id === 3 && !state.isPublished)) return createRefusal(403, 'Access denied for entity.');
  // Redirects are listed without the origin.
  const movedEntry = redirect ? [{ from: path, to: to.replace(origin, ''), status: String(status) }] : [];
  return { status: 200, headers: {}, body: createRoutedShape(`${origin}/${language}`, local, node, movedEntry) };
}

/** Lists all entities that a page may reference. */
function getNodesAndParagraphs(origin: string, nodes: readonly DrupalShape[]): readonly RestEntity[] {
  const references = nodes.flatMap(({ field_paragraphs: items }) => (items ?? []) as readonly DrupalShape[]);
  const paragraphs = references.map(({ target_id: id }) => getParagraph(origin, Number(id)));
  return [
    ...nodes.map((entity) => ({ kind: 'node', entity }) as const),
    ...paragraphs
      .filter((paragraph) => paragraph !== undefined)
      .map((entity) => ({ kind: 'paragraph', entity }) as const),
    { kind: 'media', entity: createMediaShape(5, createFileItem(origin, PICTURE_PATH, 'Duinen')) },
  ];
}

/** Returns the response of core's JSON:API: its entity types, or the nodes of one type. Rejects "_format". */
function toList(origin: string, language: Language, rest: string, query: URLSearchParams, state: DrupalState) {
  if (query.has('_format')) return createRefusal(400, "JSON:API does not need that ugly '_format' query string!");
  const all = Object.values(readNodes(language, state)).filter(isPublished);
  const [, uuid] = /^\/jsonapi\/node\/\w+\/([\w-]+)$/.exec(rest) ?? [];
  const item = all.find((node) => (node.uuid as readonly DrupalShape[])[0]?.value === uuid);
  if (uuid !== undefined) {
    const include = (query.get('include') ?? '').split(',');
    if (!item || include[0] !== 'field_paragraphs') return createRefusal(404, 'Not found');
    if (include.length > 1 && !state.hasOurFields)
      return createRefusal(400, '`field_section` is not a valid relationship.');
    const paragraphs = getNodesAndParagraphs(origin, all);
    return { status: 200, headers: {}, body: createJsonApiNode(item, paragraphs, include) };
  }
  const [, type] = /^\/jsonapi\/node\/(\w+)$/.exec(rest) ?? [];
  const body =
    type === undefined
      ? createJsonApiEntry(`${origin}/${language}`, all)
      : createJsonApiList(all, type, Number(query.get('page[offset]') ?? 0));
  return { status: 200, headers: {}, body };
}

/** Credentials of an account that may read unpublished content. */
export const READER_CREDENTIALS = 'preview:geheim';
export const isReader = (authorization: string | null | undefined): boolean =>
  authorization === `Basic ${Buffer.from(READER_CREDENTIALS).toString('base64')}`;

/**
 * Returns the response of a Drupal site with language prefixes to a GET with `_format=json`; `seesDrafts` if the account
 * may read unpublished content.
 */
export function respondAsDrupal(
  origin: string,
  path: string,
  state: DrupalState,
  query = new URLSearchParams(),
  seesDrafts = false,
): DrupalResponse {
  state.asked.push(path);
  if (state.isAway) return createRefusal(503, 'Onderhoud');
  const [, prefix, rest = ''] = /^\/(nl|en)(\/.*)?$/.exec(path) ?? [];
  if (prefix === undefined) return NO_ROUTE(path);
  const language = prefix as Language;
  const createOk = (body: DrupalShape, tags: string): DrupalResponse => ({
    status: 200,
    headers: state.tellsTags ? { 'x-drupal-cache-tags': `config:user.role.anonymous http_response ${tags}` } : {},
    body,
  });
  const redirect = getRedirects(origin, language)[rest];
  if (redirect) return { status: redirect[0], headers: { location: redirect[1] }, body: null };

  const [, menu] = /^\/system\/menu\/([^/]+)\/linkset$/.exec(rest) ?? [];
  if (menu !== undefined) {
    const links = readMenus(language)[menu];
    return links
      ? createOk(createLinksetShape(rest, links), `config:system.menu.${menu}`)
      : createRefusal(404, 'The "menu" parameter was not converted.');
  }
  const [, paragraph] = /^\/entity\/paragraph\/(\d+)$/.exec(rest) ?? [];
  if (paragraph !== undefined) {
    const match = getParagraph(origin, Number(paragraph));
    if (paragraph === '16' && !seesDrafts) return createRefusal(403, 'Forbidden');
    return match ? createOk(match, `paragraph:${paragraph}`) : NO_ROUTE(path);
  }
  const [, media] = /^\/media\/(\d+)$/.exec(rest) ?? [];
  if (media !== undefined)
    return createOk(createMediaShape(5, createFileItem(origin, PICTURE_PATH, 'Duinen')), `media:${media} file:8`);
  const [, form] = /^\/webform_rest\/([^/]+)\/fields$/.exec(rest) ?? [];
  if (form !== undefined)
    return form === FORM_ID
      ? createOk(FORM, `config:webform.webform.${form}`)
      : createRefusal(404, "Can't load webform.");
  const [, term] = /^\/taxonomy\/term\/(\d+)$/.exec(rest) ?? [];
  if (term !== undefined) return NO_ROUTE(path);

  if (rest.startsWith('/jsonapi'))
    return state.listsPages ? toList(origin, language, rest, query, state) : NO_ROUTE(path);
  if (rest === '/router/translate-path') return routed(origin, language, query.get('path') ?? '', state);
  const id = Number(/^\/node\/(\d+)$/.exec(rest)?.[1] ?? getNumber(language, decodeURI(rest)));
  if ((id === 6 && !seesDrafts) || (id === 3 && !state.isPublished)) {
    return createRefusal(403, "The 'view own unpublished content' permission is required.");
  }
  const node = readNodes(language, state)[id];
  return node ? createOk(node, `node:${id}`) : NO_ROUTE(path);
}
