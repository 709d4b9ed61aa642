import { LRUCache } from 'lru-cache';
import type { Partner } from '#src/contract/get-site-config.ts';
import { DISCREET_NAME } from '#src/domains/discreet-name.ts';
import { LANGUAGES, type Language } from '#src/domains/domain.ts';
import { CRISIS_LINES, type HelpLine, helpLines } from '#src/domains/help-lines.ts';
import type { PublicProvider } from '#src/domains/provider.ts';
import { toLocalisedPath } from '#src/i18n/paths.ts';
import { createTranslator, type Translate } from '#src/i18n/translator.ts';
import { getHardMomentScreen } from '#src/screens/match.ts';
import type { Screen } from '#src/screens/screen.ts';
import { type FrameProgramme, getScreenHref, listProgrammeLinks } from './links.ts';
import type { PageLocals } from './locals.ts';
import { type FrameLink, type FrameMenus, flattenLinks, getMenuLinks, MENUS, type MenuItems } from './menus.ts';
import type { PagePaths } from './paths-by-language.ts';
import type { DocumentTemplate } from './template.ts';

export interface LanguageLink {
  readonly language: Language;
  readonly name: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** Data of the frame around a page's content, shared by all pages of a programme in a language. */
export interface Frame {
  readonly t: Translate;
  readonly logo: {
    readonly href: string;
    readonly whenIn: string | null;
    readonly title: string;
    /** Null if the programme must not be revealed. */
    readonly name: string | null;
  };
  readonly menus: FrameMenus;
  readonly programmes: readonly FrameProgramme[];
  /** Emergency numbers, which all pages show. */
  readonly crisisLines: readonly HelpLine[];
  readonly helpLines: readonly HelpLine[];
  /** Link to the hard moment screen; null for nurses. */
  readonly hardMoment: { readonly href: string; readonly text: string } | null;
  /** URL of the quick exit; null on the nurses' site, which has none. */
  readonly quickExit: string | null;
  readonly links: Readonly<
    Record<'home' | 'login' | 'help' | 'browsers' | 'privacy' | 'cookies' | 'programmes', string>
  >;
  /** True if buttons open a dialog with the help lines. */
  readonly hasSupport: boolean;
  /** Provider of the site; null if unknown. */
  readonly provider: PublicProvider | null;
  readonly partners: readonly Partner[];
  /** Documents rendered with this frame, by template key. */
  readonly documents: Map<string, DocumentTemplate>;
}

/** Data of the frame of one page. */
export interface FrameData extends Frame {
  readonly showsPrivate: boolean;
  /** Links to the page in each language of the programme. */
  readonly languages: readonly LanguageLink[];
  /** Encoded URL of the page, to which its forms redirect back. */
  readonly address: string;
  /** URL of the page if a menu links to it, otherwise empty: the link is marked as current. */
  readonly current: string;
  /** URL of the parent screen, otherwise empty: its link is marked. */
  readonly section: string;
}

const NAMES: Readonly<Record<Language, string>> = { nl: 'Nederlands', en: 'English' };

/**
 * Returns the link of the logo (docs/specification.md, section 2): the programme for logged-in users, except in the
 * guided variant; otherwise login if the site only offers login or has no landing page; otherwise the landing page.
 */
function getLogo({ domain, language, site, isDiscreet }: PageLocals, t: Translate): FrameData['logo'] {
  const toLogin = site.flags.loginOnly || !domain.hasLanding;
  return {
    href: toLogin ? getScreenHref('login', language) : toLocalisedPath('/', language),
    whenIn: domain.variant === 'professional' ? null : getScreenHref('programme', language),
    title: isDiscreet ? DISCREET_NAME[language] : t('name'),
    name: isDiscreet ? null : domain.words.name[language],
  };
}

function findHardMomentLink({ domain, language, isDiscreet, offers }: PageLocals, t: Translate): Frame['hardMoment'] {
  const screen = getHardMomentScreen(domain.variant);
  return screen === null || !offers.hardMoment
    ? null
    : { href: getScreenHref(screen, language), text: t(`hardMoment.link.${isDiscreet ? 'discreet' : domain.variant}`) };
}

function createFrame(locals: PageLocals, items: MenuItems): Frame {
  const { domain, language, site } = locals;
  const lines = helpLines(domain.key, language, site.lineChecks);
  const t = createTranslator(language, 'frame');
  const logo = getLogo(locals, t);
  const hardMoment = findHardMomentLink(locals, t);
  return {
    t,
    logo,
    menus: getMenuLinks(items, { domain, language, t, hardMoment }),
    programmes: locals.isDiscreet
      ? []
      : listProgrammeLinks(locals.programmeOrigins, language).filter(({ key }) => key !== domain.key),
    crisisLines: CRISIS_LINES.flatMap((id) => lines.find((line) => line.id === id) ?? []),
    helpLines: lines,
    hardMoment,
    quickExit: domain.variant === 'professional' ? null : locals.quickExitUrl,
    links: {
      home: logo.href,
      login: getScreenHref('login', language),
      help: getScreenHref('help', language),
      browsers: getScreenHref('browsers', language),
      privacy: getScreenHref('privacy', language),
      cookies: getScreenHref('cookies', language),
      programmes: getScreenHref('programmes', language),
    },
    hasSupport: site.flags.supportPopup,
    provider: site.provider,
    partners: site.partners,
    documents: new Map(),
  };
}

interface CachedFrame {
  readonly madeOf: readonly unknown[];
  readonly frame: Frame;
}

/** Cached frames by host of the programme and language. */
const frames = new LRUCache<string, CachedFrame>({ max: 200 });

/** Returns the frame of a programme, cached for the current settings and menus; a change of these creates a new one. */
function getFrame(locals: PageLocals, items: MenuItems): Frame {
  const key = `${locals.origin} ${locals.language}${locals.isDiscreet ? ' discreet' : ''}`;
  const madeOf = [locals.site, locals.programmeOrigins, locals.quickExitUrl, ...MENUS.map((menu) => items[menu])];
  const cachedFrame = frames.get(key);
  if (cachedFrame?.madeOf.every((part, index) => part === madeOf[index])) return cachedFrame.frame;
  const frame = createFrame(locals, items);
  frames.set(key, { madeOf, frame });
  return frame;
}

/** Returns the `aria-current` value of a menu link: "page" for the current page, "true" for its parent. */
export function getAriaCurrent({ current, section }: FrameData, href: string): 'page' | 'true' | undefined {
  if (href === current) return 'page';
  return href === section ? 'true' : undefined;
}

/** Returns the `aria-current` value of a link with a submenu: "true" if the submenu contains the page or its parent. */
export function getSubmenuAriaCurrent(frame: FrameData, { below }: FrameLink): 'true' | undefined {
  return flattenLinks(below).some(({ href }) => getAriaCurrent(frame, href)) ? 'true' : undefined;
}

/** Returns the frame data of a page; `urls` has its path in each language. */
export function getFrameData(locals: PageLocals, items: MenuItems, urls: PagePaths, screen: Screen | null): FrameData {
  const { domain, language, path } = locals;
  const frame = getFrame(locals, items);
  const localisedPath = toLocalisedPath(path, language);
  const isInMenu = MENUS.some((menu) => flattenLinks(frame.menus[menu]).some(({ href }) => href === localisedPath));
  return {
    ...frame,
    showsPrivate: screen?.access === 'private',
    languages: LANGUAGES.filter((code) => domain.languages.includes(code)).map((code) => ({
      language: code,
      name: NAMES[code],
      href: urls.get(code) ?? toLocalisedPath('/', code),
      isCurrent: code === language,
    })),
    address: encodeURI(localisedPath),
    current: isInMenu ? localisedPath : '',
    section: screen?.partOf ? getScreenHref(screen.partOf, language) : '',
  };
}
