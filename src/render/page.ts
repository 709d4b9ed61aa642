import { leavesOf } from '#src/contract/webform/answers.ts';
import { DISCREET_NAME } from '#src/domains/discreet-name.ts';
import { DEFAULT_LANGUAGE, type Language } from '#src/domains/domain.ts';
import { localisedPath } from '#src/i18n/paths.ts';
import { translator } from '#src/i18n/translator.ts';
import { homeOf, isIndexable, screenOf } from '#src/screens/match.ts';
import type { Params } from '#src/screens/params.ts';
import type { Frame, Screen } from '#src/screens/screen.ts';
import type { Addresses } from './addresses.ts';
import type { Components } from './blocks.ts';
import { collecting } from './collect.ts';
import type { RenderedNode } from './content.ts';
import { isExercise, type StandingForm } from './form.ts';
import { type FrameData, frameData } from './frame.ts';
import { alternatesOf, documentTitle, type Head } from './head.ts';
import { loginHref, screenHref } from './links.ts';
import type { PageLocals } from './locals.ts';
import { loadMenus, type MenuItems, missingMenus, NO_MENUS } from './menus.ts';
import { type Problem, type Redirect, resolvePath, type Standing } from './resolve.ts';
import { SHARE_HEIGHT, SHARE_WIDTH, shareImagePath } from './share-image.ts';
import { scriptSafeJson } from './structured-data.ts';

/** All that the layouts show, computed once. */
export interface Page {
  readonly head: Head;
  readonly frame: FrameData;
  readonly layout: Frame;
  /** Name of the page, for a page whose h1 no node brings. */
  readonly title: string;
  readonly node: RenderedNode | null;
  /** The form that the page is for. */
  readonly form: StandingForm | null;
  /** Forms of a programme that have something to watch or to hear. */
  readonly playing: ReadonlySet<string>;
  /** Name of the mount that fills the page or brings the node to life; null for plain content. */
  readonly island: string | null;
  /** Screens of the application bring their own sheet beside the one of every page. */
  readonly needsApplicationSheet: boolean;
  readonly addresses: Addresses;
  /** A landing page, or one that is not there, opens on a landscape and keeps its sky whole. */
  readonly opensOnScene: boolean;
  readonly hasVideo: boolean;
  /** What stands in the path of a screen. */
  readonly params: Params;
  /** Who may see the page and where the others go; null where anyone may. */
  readonly guard: Guard | null;
  /**
   * Where somebody goes first who has yet to agree that data are kept, or to set up a second step; null for nowhere.
   */
  readonly first: string | null;
  /** What a kept copy depends on; null for a page that lacks a part and is not to be kept. */
  readonly tags: readonly string[] | null;
}

export interface Guard {
  readonly access: 'private' | 'public';
  readonly login: string;
  /** Where somebody who is logged in goes instead. */
  readonly home: string;
  /** Where a locked login opens again; null where none locks. */
  readonly lock: string | null;
}

export type Answer = Redirect | { readonly kind: 'page' | Problem; readonly page: Page };

const PROBLEM_TEXTS: Readonly<Record<Problem, string>> = {
  forbidden: 'forbidden.title',
  'not-found': 'notFound.title',
  failure: 'failure.title',
};

/** The standing page in every language that has it; the node knows better than the screen. */
function addressesOf({ screen, params, node }: Standing, { domain, language, path }: PageLocals): Addresses {
  if (node?.addresses.size) return node.addresses;
  if (!screen) return new Map([[language, localisedPath(path, language)]]);
  const languages = domain.languages.filter((code) => screen.paths[code] !== undefined);
  return new Map(languages.map((code) => [code, screenHref(screen.id, code, params)]));
}

/**
 * The default domain's login carries an extra search string (docs/specification.md, section 2; docs/product-rules.md,
 * "Domains and hosts").
 */
function guardOf(screen: Screen | null, { domain, language }: PageLocals): Guard | null {
  if (screen === null || screen.access === 'default') return null;
  const home = screenHref(homeOf(domain, screen), language);
  const lock = screenOf('lock').variants.includes(domain.variant) ? screenHref('lock', language) : null;
  return { access: screen.access, login: loginHref(domain, language), home, lock };
}

/** Screens that wait for nothing: what comes first itself, the ways out, and the one that asks for consent as well. */
const BEFORE_DUTY = ['consent', 'second-step', 'logout', 'credentials-hti'];

/** What is private may hold data about health, a client's or one's own, and the tour leads there. */
function firstOf(screen: Screen | null, { domain, language }: PageLocals): string | null {
  if (screen === null || BEFORE_DUTY.includes(screen.id)) return null;
  const duty = domain.variant === 'professional' ? 'second-step' : 'consent';
  return screen.access === 'private' || screen.id === 'welcome' ? screenHref(duty, language) : null;
}

/** The ways to an account; whoever has one logs in. */
const REGISTERING = ['onboarding', 'credentials', 'nurse-registration'];

/** What fills a screen; where nobody can make an account yet, what says so. */
const closedOr = (screen: Screen | null, { flags }: PageLocals['site'], island: string | null): string | null =>
  screen !== null && !flags.registering && REGISTERING.includes(screen.id) ? 'registering-closed' : island;

/** The names of exercises say what somebody works on: the page of one is named by its screen. */
const formTitle = (form: StandingForm | null) =>
  form && !isExercise(form) && form.definition.title !== '' ? form.definition.title : undefined;

const hasVideo = (form: StandingForm | null): boolean =>
  form !== null && leavesOf(form.definition).some((element) => element.type === 'video' && element.url !== null);

/** The lock names no programme, whoever comes to it. */
const isDiscreetPage = ({ isDiscreet }: PageLocals, screen: Screen | null): boolean =>
  isDiscreet === true || screen?.id === 'lock';

/** The name of the screen, which tells of no programme; what an editor called the page may. */
const screenTitle = (screen: Screen | null, language: Language): string =>
  screen === null || screen.content === 'page' || screen.id === 'lock'
    ? ''
    : translator(language, 'screens')(screen.id);

function compose(locals: PageLocals, found: Standing | { readonly kind: Problem }, menus: MenuItems): Page {
  const { domain, language, origin, site } = locals;
  const standing = found.kind === 'page' ? found : null;
  const screen = standing?.screen ?? null;
  const node = standing?.node ?? null;
  const form = standing?.form ?? null;
  const addresses: Addresses = standing ? addressesOf(standing, locals) : new Map();
  const t = translator(language, 'frame');
  const isDiscreet = isDiscreetPage(locals, screen);
  const isNeutral = isDiscreet || screen?.isNeutral === true;
  const siteName = isDiscreet ? DISCREET_NAME[language] : site.siteName;
  const generic = isDiscreet ? DISCREET_NAME[language] : t('product');
  const title =
    found.kind !== 'page'
      ? translator(language, 'errors')(PROBLEM_TEXTS[found.kind])
      : (node?.title ?? formTitle(form) ?? translator(language, 'screens')(screen?.id ?? ''));
  const island = closedOr(screen, site, standing?.island ?? node?.island ?? null);
  const canonical = addresses.get(language);
  return {
    head: {
      title: documentTitle(isNeutral ? screenTitle(screen, language) : title, siteName, generic),
      description: isNeutral ? null : (node?.description ?? null),
      language,
      canonical: canonical === undefined ? null : origin + canonical,
      alternates: alternatesOf(origin, addresses),
      isIndexable: standing !== null && !locals.preview && (screen === null || isIndexable(screen)),
      siteName: siteName ?? generic,
      isDiscreet,
      image: {
        url: origin + shareImagePath(domain.key),
        width: SHARE_WIDTH,
        height: SHARE_HEIGHT,
        alt: t('shareImage'),
      },
      structuredData: node?.questions && !isDiscreet ? scriptSafeJson(node.questions) : null,
    },
    frame: frameData(locals, menus, addresses, screen),
    layout: screen?.frame ?? 'page',
    title,
    node,
    form,
    playing: standing?.playing ?? new Set(),
    island,
    needsApplicationSheet: island !== null || (screen?.frame ?? 'page') !== 'page' || screen?.access === 'private',
    addresses,
    opensOnScene: addresses.size === 0 || addresses.get('nl') === '/',
    hasVideo: node?.html.includes('data-video=') || hasVideo(form),
    params: standing?.params ?? {},
    // Who looks at a preview need not be logged in at the programme.
    guard: locals.preview ? null : guardOf(screen, locals),
    first: locals.preview ? null : firstOf(screen, locals),
    tags: null,
  };
}

/**
 * Answers an address from the screens and the content system. Nothing of who asks is read, so that the answer can be
 * kept for everyone. A language that the domain does not speak has no pages.
 */
export async function answerPath(locals: PageLocals, components: Components): Promise<Answer> {
  if (!locals.domain.languages.includes(locals.language)) {
    return { kind: 'not-found', page: problemPage({ ...locals, language: DEFAULT_LANGUAGE }, 'not-found') };
  }
  const { call, tags, lacks } = collecting(locals.client);
  const [found, menus] = await Promise.all([resolvePath({ locals, components, call }), loadMenus(call)]);
  if (found.kind === 'redirect') return found;
  const keptBy = lacks() ? null : [...tags, ...missingMenus(menus), ...locals.siteTags];
  return { kind: found.kind, page: { ...compose(locals, found, menus), tags: keptBy } };
}

/** A page that says why there is none, made without a call to the content system. */
export function problemPage(locals: PageLocals, kind: Problem): Page {
  return compose(locals, { kind }, NO_MENUS);
}

/** A page of the product's own, at this address alone and for no search engine. */
export function ownPage(locals: PageLocals, title: string): Page {
  const page = problemPage(locals, 'not-found');
  const head = { ...page.head, title: documentTitle(title, locals.site.siteName, page.head.siteName) };
  return { ...page, head, title, needsApplicationSheet: true };
}
