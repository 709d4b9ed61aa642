import { listLeafElements } from '#src/contract/webform/answers.ts';
import { DISCREET_NAME } from '#src/domains/discreet-name.ts';
import { DEFAULT_LANGUAGE, type Language } from '#src/domains/domain.ts';
import { toLocalisedPath } from '#src/i18n/paths.ts';
import { createTranslator } from '#src/i18n/translator.ts';
import { getHomeScreen, getScreen, isIndexable } from '#src/screens/match.ts';
import type { PathParams } from '#src/screens/params.ts';
import type { Screen, ScreenFrame } from '#src/screens/screen.ts';
import type { Components } from './blocks.ts';
import { collectCalls } from './collect.ts';
import type { RenderedNode } from './content.ts';
import { type FormPage, isExercise } from './form.ts';
import { type FrameData, getFrameData } from './frame.ts';
import { formatDocumentTitle, type Head, listAlternates } from './head.ts';
import { getLoginHref, getScreenHref } from './links.ts';
import type { PageLocals } from './locals.ts';
import { listMissingMenuTags, loadMenus, type MenuItems, NO_MENUS } from './menus.ts';
import type { PagePaths } from './paths-by-language.ts';
import { type PageProblem, type Redirect, type ResolvedPage, resolvePath } from './resolve.ts';
import { SHARE_HEIGHT, SHARE_WIDTH, toShareImagePath } from './share-image.ts';
import { toScriptSafeJson } from './structured-data.ts';

/** Data for all layouts, computed once. */
export interface Page {
  readonly head: Head;
  readonly frame: FrameData;
  readonly layout: ScreenFrame;
  /** Title of the page if no node has an h1. */
  readonly title: string;
  readonly node: RenderedNode | null;
  /** Form of the page. */
  readonly form: FormPage | null;
  /** Ids of forms with audio or video. */
  readonly playing: ReadonlySet<string>;
  /** Name of the island that fills the page or hydrates the node; null for plain content. */
  readonly island: string | null;
  /** True for an application screen, which needs the application's style sheet in addition to the common one. */
  readonly needsApplicationSheet: boolean;
  readonly addresses: PagePaths;
  /** True for a landing page or an error page that starts with a landscape and its whole sky. */
  readonly opensOnScene: boolean;
  readonly hasVideo: boolean;
  /** Parameters in the path of a screen. */
  readonly params: PathParams;
  /** Access rule of the page, with the redirects for other users; null for public pages. */
  readonly guard: PageGuard | null;
  /** Screen that a user must complete first (data storage consent or second factor); null if none is required. */
  readonly requiredStep: string | null;
  /** Cache tags; null for an incomplete page, which must not be cached. */
  readonly tags: readonly string[] | null;
}

export interface PageGuard {
  readonly access: 'private' | 'public';
  readonly login: string;
  /** Redirect target for logged-in users. */
  readonly home: string;
  /** Screen that unlocks a session; null if sessions do not lock. */
  readonly lock: string | null;
}

export type PageAnswer = Redirect | { readonly kind: 'page' | PageProblem; readonly page: Page };

const PROBLEM_TEXTS: Readonly<Record<PageProblem, string>> = {
  forbidden: 'forbidden.title',
  'not-found': 'notFound.title',
  failure: 'failure.title',
};

/** Returns the URL paths of the page in each of its languages; those of the node override those of the screen. */
function getPageAddresses({ screen, params, node }: ResolvedPage, { domain, language, path }: PageLocals): PagePaths {
  if (node?.addresses.size) return node.addresses;
  if (!screen) return new Map([[language, toLocalisedPath(path, language)]]);
  const languages = domain.languages.filter((code) => screen.paths[code] !== undefined);
  return new Map(languages.map((code) => [code, getScreenHref(screen.id, code, params)]));
}

/**
 * Returns the guard; the login of the default domain has an additional query string (docs/specification.md, section 2;
 * docs/product-rules.md, "Domains and hosts").
 */
function getGuard(screen: Screen | null, { domain, language }: PageLocals): PageGuard | null {
  if (screen === null || screen.access === 'default') return null;
  const home = getScreenHref(getHomeScreen(domain, screen), language);
  const lock = getScreen('lock').variants.includes(domain.variant) ? getScreenHref('lock', language) : null;
  return { access: screen.access, login: getLoginHref(domain, language), home, lock };
}

/** Screens that do not require the first step: that step, logout, and a screen with a separate consent. */
const STEP_EXEMPT_SCREENS = ['consent', 'second-step', 'logout', 'credentials-hti'];

/** Returns the first step of private pages, which may show health data, and of the tour, which links to them. */
function getRequiredStep(screen: Screen | null, { domain, language }: PageLocals): string | null {
  if (screen === null || STEP_EXEMPT_SCREENS.includes(screen.id)) return null;
  const duty = domain.variant === 'professional' ? 'second-step' : 'consent';
  return screen.access === 'private' || screen.id === 'welcome' ? getScreenHref(duty, language) : null;
}

/** Screens for creating an account; existing users can still log in. */
const REGISTRATION_SCREENS = ['onboarding', 'credentials', 'nurse-registration'];

/** Returns the island of a screen, or a notice if registration is closed. */
const getIslandOrNotice = (
  screen: Screen | null,
  { flags }: PageLocals['site'],
  island: string | null,
): string | null =>
  screen !== null && !flags.registering && REGISTRATION_SCREENS.includes(screen.id) ? 'registering-closed' : island;

/** Returns a form's title; undefined for an exercise, because its title would reveal the user's topic. */
const findFormTitle = (form: FormPage | null) =>
  form && !isExercise(form) && form.definition.title !== '' ? form.definition.title : undefined;

const hasVideo = (form: FormPage | null): boolean =>
  form !== null &&
  listLeafElements(form.definition).some((element) => element.type === 'video' && element.url !== null);

/** Returns true for a discreet page, such as the lock screen, which never reveals the programme. */
const isDiscreetPage = ({ isDiscreet }: PageLocals, screen: Screen | null): boolean =>
  isDiscreet === true || screen?.id === 'lock';

/** Returns the title of the screen, which never reveals the programme, unlike a title by an editor. */
const getScreenTitle = (screen: Screen | null, language: Language): string =>
  screen === null || screen.content === 'page' || screen.id === 'lock'
    ? ''
    : createTranslator(language, 'screens')(screen.id);

function createPage(locals: PageLocals, match: ResolvedPage | { readonly kind: PageProblem }, menus: MenuItems): Page {
  const { domain, language, origin, site } = locals;
  const resolvedPage = match.kind === 'page' ? match : null;
  const screen = resolvedPage?.screen ?? null;
  const node = resolvedPage?.node ?? null;
  const form = resolvedPage?.form ?? null;
  const pageAddresses: PagePaths = resolvedPage ? getPageAddresses(resolvedPage, locals) : new Map();
  const t = createTranslator(language, 'frame');
  const isDiscreet = isDiscreetPage(locals, screen);
  const isNeutral = isDiscreet || screen?.isNeutral === true;
  const siteName = isDiscreet ? DISCREET_NAME[language] : site.siteName;
  const generic = isDiscreet ? DISCREET_NAME[language] : t('product');
  const title =
    match.kind !== 'page'
      ? createTranslator(language, 'errors')(PROBLEM_TEXTS[match.kind])
      : (node?.title ?? findFormTitle(form) ?? createTranslator(language, 'screens')(screen?.id ?? ''));
  const island = getIslandOrNotice(screen, site, resolvedPage?.island ?? node?.island ?? null);
  const canonical = pageAddresses.get(language);
  return {
    head: {
      title: formatDocumentTitle(isNeutral ? getScreenTitle(screen, language) : title, siteName, generic),
      description: isNeutral ? null : (node?.description ?? null),
      language,
      canonical: canonical === undefined ? null : origin + canonical,
      alternates: listAlternates(origin, pageAddresses),
      isIndexable: resolvedPage !== null && !locals.preview && (screen === null || isIndexable(screen)),
      siteName: siteName ?? generic,
      isDiscreet,
      image: {
        url: origin + toShareImagePath(domain.key),
        width: SHARE_WIDTH,
        height: SHARE_HEIGHT,
        alt: t('shareImage'),
      },
      structuredData: node?.questions && !isDiscreet ? toScriptSafeJson(node.questions) : null,
    },
    frame: getFrameData(locals, menus, pageAddresses, screen),
    layout: screen?.frame ?? 'page',
    title,
    node,
    form,
    playing: resolvedPage?.playing ?? new Set(),
    island,
    needsApplicationSheet: island !== null || (screen?.frame ?? 'page') !== 'page' || screen?.access === 'private',
    addresses: pageAddresses,
    opensOnScene: pageAddresses.size === 0 || pageAddresses.get('nl') === '/',
    hasVideo: node?.html.includes('data-video=') || hasVideo(form),
    params: resolvedPage?.params ?? {},
    // A preview does not require a login.
    guard: locals.preview ? null : getGuard(screen, locals),
    requiredStep: locals.preview ? null : getRequiredStep(screen, locals),
    tags: null,
  };
}

/**
 * Resolves a path to a page, using the screens and the content system. Does not read data about the user, so that the
 * result can be cached for all users. A domain has no pages in languages that it does not support.
 */
export async function resolvePage(locals: PageLocals, components: Components): Promise<PageAnswer> {
  if (!locals.domain.languages.includes(locals.language)) {
    return { kind: 'not-found', page: createProblemPage({ ...locals, language: DEFAULT_LANGUAGE }, 'not-found') };
  }
  const { call, tags, lacks } = collectCalls(locals.client);
  const [resolution, menus] = await Promise.all([resolvePath({ locals, components, call }), loadMenus(call)]);
  if (resolution.kind === 'redirect') return resolution;
  const cacheTags = lacks() ? null : [...tags, ...listMissingMenuTags(menus), ...locals.siteTags];
  return { kind: resolution.kind, page: { ...createPage(locals, resolution, menus), tags: cacheTags } };
}

/** Returns an error page, which makes no calls to the content system. */
export function createProblemPage(locals: PageLocals, kind: PageProblem): Page {
  return createPage(locals, { kind }, NO_MENUS);
}

/** Returns a page of the product, which exists only at this path and is hidden from search engines. */
export function createProductPage(locals: PageLocals, title: string): Page {
  const page = createProblemPage(locals, 'not-found');
  const head = { ...page.head, title: formatDocumentTitle(title, locals.site.siteName, page.head.siteName) };
  return { ...page, head, title, needsApplicationSheet: true };
}
