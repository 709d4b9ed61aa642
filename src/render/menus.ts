import { getMenu, type MenuItem } from '#src/contract/menus.ts';
import type { Domain, Language, Variant } from '#src/domains/domain.ts';
import { toBarePath, toLocalisedPath } from '#src/i18n/paths.ts';
import type { Translate } from '#src/i18n/translator.ts';
import { getHardMomentScreen, matchScreen } from '#src/screens/match.ts';
import type { IconName } from '#src/ui/icon/icons.ts';
import type { RenderCall } from './collect.ts';
import { getAccountScreen, getScreenHref } from './links.ts';

export interface FrameLink {
  /** Empty for a heading, which has only a submenu. */
  readonly href: string;
  readonly text: string;
  readonly isExternal: boolean;
  readonly icon: IconName;
  readonly below: readonly FrameLink[];
}

/** Names of the menus in the content system (docs/specification.md, section 2). */
export const MENUS = ['main', 'main-in', 'bottom', 'content', 'footer', 'account'] as const;
type MenuName = (typeof MENUS)[number];
export type FrameMenus = Readonly<Record<MenuName, readonly FrameLink[]>>;

/** Items of each menu; null if the content system is unavailable. */
export type MenuItems = Readonly<Record<MenuName, readonly MenuItem[] | null>>;

/** Maximum number of items in the tab bar, which also shows this number of skeletons while they load. */
export const TAB_BAR_ITEMS = 5;

const DEFAULT_USER_ITEMS: Readonly<Record<Variant, readonly [screen: string, text: string][]>> = {
  'self-help': [
    ['programme', 'programme'],
    ['plan', 'plan'],
    ['registration-today', 'registration'],
    ['forum', 'forum'],
    ['diary', 'diary'],
  ],
  reduced: [
    ['programme', 'programme'],
    ['forum', 'forum'],
    ['diary', 'diary'],
    ['help', 'help'],
    ['account', 'account'],
  ],
  professional: [
    ['clients', 'clients'],
    ['logout', 'logout'],
  ],
};

/** Items of a menu while the content system is unavailable: the essential links. */
const DEFAULT_ITEMS: Readonly<Record<MenuName, (variant: Variant) => readonly [screen: string, text: string][]>> = {
  main: () => [
    ['help', 'help'],
    ['login', 'login'],
  ],
  'main-in': (variant) => DEFAULT_USER_ITEMS[variant],
  bottom: (variant) =>
    variant === 'self-help'
      ? [...DEFAULT_USER_ITEMS[variant].slice(0, 3), ['hard-moment', 'help'], ['forum', 'forum']]
      : DEFAULT_USER_ITEMS[variant],
  content: () => [],
  footer: () => [
    ['help', 'help'],
    ['privacy', 'privacy'],
  ],
  account: (variant) => [
    [getAccountScreen(variant), 'account'],
    ['logout', 'logout'],
  ],
};

const ICONS: Readonly<Record<string, IconName>> = {
  programme: 'route',
  plan: 'chart-column-big',
  'registration-today': 'circle-plus',
  calendar: 'calendar-days',
  badges: 'award',
  forum: 'messages-square',
  diary: 'book-open',
  'diary-new': 'pencil',
  messages: 'mail',
  account: 'user-round',
  'nurse-account': 'user-round',
  clients: 'users-round',
  'client-invitation': 'user-plus',
  logout: 'log-out',
  help: 'info',
  'hard-moment': 'waves-horizontal',
  'hard-moment-close-ones': 'waves-horizontal',
};

interface MenuTools {
  readonly domain: Domain;
  readonly language: Language;
  readonly t: Translate;
  /** Text of the link to the hard moment screen on this site; null if it is not offered. */
  readonly hardMoment: { readonly text: string } | null;
}

/** Returns a link in a list; the list is empty if its screen is not offered. */
function toLinks(tools: MenuTools, item: Pick<MenuItem, 'href' | 'title'> & Partial<MenuItem>): readonly FrameLink[] {
  const link = toLink(tools, item);
  const screen = getHardMomentScreen(tools.domain.variant);
  if (screen === null || link.href !== getScreenHref(screen, tools.language)) return [link];
  return tools.hardMoment ? [{ ...link, text: tools.hardMoment.text }] : [];
}

function toLink(
  tools: MenuTools,
  { href, title, external = false, below = [] }: Pick<MenuItem, 'href' | 'title'> & Partial<MenuItem>,
): FrameLink {
  const path = href && toBarePath(href);
  const match = matchScreen(tools.domain, tools.language, path.replace(/[?#].*$/, ''));
  const icon = match.kind === 'screen' ? ICONS[match.screen.id] : undefined;
  // Paths in menus of the embedded content system have no language prefix, those of Drupal have one.
  const localisedPath = path.startsWith('/') ? toLocalisedPath(path, tools.language) : path;
  return {
    href: localisedPath,
    text: title,
    isExternal: external,
    icon: icon ?? 'circle',
    below: below.flatMap((item) => toLinks(tools, item)),
  };
}

/** Loads the menus of a page. */
export async function loadMenus(call: RenderCall): Promise<MenuItems> {
  const modules = await Promise.all(
    MENUS.map(async (menu) => {
      const result = await call(getMenu, { params: { menu } });
      return [menu, result.ok ? result.value : null] as const;
    }),
  );
  return Object.fromEntries(modules) as MenuItems;
}

/** Missing menus, for pages that are rendered without the content system. */
export const NO_MENUS = Object.fromEntries(MENUS.map((menu) => [menu, null])) as MenuItems;

/** Returns the cache tags of missing menus, so that pages without a menu are updated as soon as it exists. */
export const listMissingMenuTags = (items: MenuItems): readonly string[] =>
  MENUS.filter((menu) => items[menu] === null).map((menu) => `menu:${menu}`);

/** Returns all links of a menu, on all levels, for a flat list. */
export const flattenLinks = (links: readonly FrameLink[]): readonly FrameLink[] =>
  links.flatMap((link) => [...(link.href === '' ? [] : [link]), ...flattenLinks(link.below)]);

/** Returns the links of all menus; an unavailable menu is replaced with the default one. */
export function getMenuLinks(items: MenuItems, tools: MenuTools): FrameMenus {
  const links = MENUS.map((menu) => {
    const links = items[menu]?.flatMap((item) => toLinks(tools, item));
    const frameLinks = links ?? getDefaultMenu(menu, tools);
    return [menu, menu === 'account' ? withLogout(frameLinks, tools) : frameLinks];
  });
  return Object.fromEntries(links);
}

/** Adds logout for a logged-in user, regardless of the account menu in the content system. */
function withLogout(links: readonly FrameLink[], tools: MenuTools): readonly FrameLink[] {
  const screenHref = getScreenHref('logout', tools.language);
  return flattenLinks(links).some(({ href }) => href === screenHref)
    ? links
    : [...links, toLink(tools, { href: screenHref, title: tools.t('items.logout') })];
}

function getDefaultMenu(menu: MenuName, tools: MenuTools): readonly FrameLink[] {
  return DEFAULT_ITEMS[menu](tools.domain.variant).flatMap(([screen, text]) =>
    toLinks(tools, { href: getScreenHref(screen, tools.language), title: tools.t(`items.${text}`) }),
  );
}
