import { array, boolean, object, string } from 'yup';
import { isAllowedHref } from '#registry/fields/link.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { startedFrom, type Versioned } from './version.ts';
import { line } from './words.ts';

/** Menus of the frame: logged-out, logged-in, tab bar, above the content, footer, account. */
export const MENU_NAMES = ['main', 'main-in', 'bottom', 'content', 'footer', 'account'] as const;
export type MenuName = (typeof MENU_NAMES)[number];

/** How many entries the tab bar has room for. */
export const TAB_BAR_ENTRIES = 5;

const MOST_ENTRIES = 30;

export interface MenuEntry {
  /** Null for one that is new. */
  readonly uuid: string | null;
  readonly title: string;
  /** A path of this site in the menu's language, or an https, tel or mailto address. */
  readonly href: string;
  readonly isOn: boolean;
}

/** A menu of one domain in one language. */
export interface DeskMenu extends Versioned {
  readonly entries: readonly MenuEntry[];
}

export interface MenuParams {
  readonly params: { readonly menu: MenuName; readonly domain: DomainKey; readonly language: Language };
}

export const MENU_ROUTE = '/desk/menus/:menu/:domain/:language';
export const menuPath = ({ params: { menu, domain, language } }: MenuParams) =>
  `/desk/menus/${menu}/${domain}/${language}`;

/** What a menu holds. */
export const menuContent = object({
  entries: array(
    object({
      uuid: string().uuid().nullable().default(null),
      title: line(60),
      href: string()
        .trim()
        .required('required')
        .max(2_000, 'too-long')
        .test('address', 'address', (href) => isAllowedHref(href)),
      isOn: boolean().required(),
    }),
  )
    .required()
    .max(MOST_ENTRIES, 'invalid'),
});

/** A menu as it is sent, as a whole. */
export const menuBody = menuContent.shape(startedFrom);
