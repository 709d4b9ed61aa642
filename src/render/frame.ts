import type { Partner } from '#src/contract/get-site-config.ts';
import { LANGUAGES, type Language } from '#src/domains/domain.ts';
import { CRISIS_LINES, type HelpLine, helpLines } from '#src/domains/help-lines.ts';
import { localisedPath } from '#src/i18n/paths.ts';
import { type Translate, translator } from '#src/i18n/translator.ts';
import type { Addresses } from './addresses.ts';
import { type ProgrammeLink, programmeLinks, screenHref } from './links.ts';
import type { PageLocals } from './locals.ts';
import type { Menus } from './menus.ts';

export interface LanguageLink {
  readonly language: Language;
  readonly name: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** Everything around the page's own content, the same for everyone who asks. */
export interface FrameData {
  readonly t: Translate;
  readonly logo: { readonly href: string; readonly whenIn: string | null; readonly name: string };
  readonly menus: Menus;
  readonly languages: readonly LanguageLink[];
  readonly programmes: readonly ProgrammeLink[];
  /** The numbers that stand on every page. */
  readonly crisisLines: readonly HelpLine[];
  readonly helpLines: readonly HelpLine[];
  /** Null where the quick exit has no place: a practice nurse has nothing to hide. */
  readonly quickExit: string | null;
  readonly links: Readonly<Record<'home' | 'login' | 'help' | 'privacy' | 'cookies' | 'programmes', string>>;
  readonly showsPrivate: boolean;
  /** Buttons open a popup with the help lines. */
  readonly hasSupport: boolean;
  readonly partners: readonly Partner[];
}

const NAMES: Readonly<Record<Language, string>> = { nl: 'Nederlands', en: 'English' };

/**
 * The logo's rule (section 2): to the programme when logged in, except in the guided variant; else to login where only
 * logging in is offered or where there is no landing page; else to the landing page.
 */
function logoOf({ domain, language, site }: PageLocals): FrameData['logo'] {
  const toLogin = site.flags.loginOnly || !domain.hasLanding;
  return {
    href: toLogin ? screenHref('login', language) : localisedPath('/', language),
    whenIn: domain.variant === 'professional' ? null : screenHref('programme', language),
    name: domain.words.name[language],
  };
}

/** `addresses` holds the page's address path in each language that has it. */
export function frameData(locals: PageLocals, menus: Menus, addresses: Addresses, showsPrivate: boolean): FrameData {
  const { domain, language } = locals;
  const lines = helpLines(domain.key, language);
  const logo = logoOf(locals);
  return {
    t: translator(language, 'frame'),
    logo,
    menus,
    languages: LANGUAGES.filter((code) => domain.languages.includes(code)).map((code) => ({
      language: code,
      name: NAMES[code],
      href: addresses.get(code) ?? localisedPath('/', code),
      isCurrent: code === language,
    })),
    programmes: programmeLinks(locals.programmeOrigins, language).filter(({ key }) => key !== domain.key),
    crisisLines: CRISIS_LINES.flatMap((id) => lines.find((line) => line.id === id) ?? []),
    helpLines: lines,
    quickExit: domain.variant === 'professional' ? null : locals.quickExitUrl,
    links: {
      home: logo.href,
      login: screenHref('login', language),
      help: screenHref('help', language),
      privacy: screenHref('privacy', language),
      cookies: screenHref('cookies', language),
      programmes: screenHref('programmes', language),
    },
    showsPrivate,
    hasSupport: locals.site.flags.supportPopup,
    partners: locals.site.partners,
  };
}
