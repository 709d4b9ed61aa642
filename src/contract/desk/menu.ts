import { array, boolean, object, string } from 'yup';
import { isAllowedHref } from '#registry/fields/link.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { type Reading, refuse } from '#src/rules/fields/reading.ts';
import { readLine, readText } from '#src/rules/fields/text.ts';
import { readingOf } from '../fields/worded.ts';
import { startedFrom, type Versioned } from './version.ts';

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

type EntryReading = Reading<string, 'required' | 'too-long' | 'invalid' | 'address'>;

function readHref(typed: string): EntryReading {
  const reading = readText(typed, 2_000);
  return reading.ok && !isAllowedHref(reading.value) ? refuse('address') : reading;
}

/** What is typed of an entry, as browser and server read it. */
export const entryFields = {
  title: (typed: string): EntryReading => readLine(typed, 60),
  href: readHref,
} as const;

/** The folder of the words of a menu's form. */
export const MENU_WORDS = 'desk-library.menus.errors';
/** The form's name of each field of an entry by its place in a body. */
export const ENTRY_NAMES = { 'entries.title': 'title', 'entries.href': 'href' } as const;

/** What a menu holds. */
export const menuContent = object({
  entries: array(
    object({
      uuid: string().uuid().nullable().default(null),
      title: readingOf(entryFields.title),
      href: readingOf(entryFields.href),
      isOn: boolean().required(),
    }),
  )
    .required()
    .max(MOST_ENTRIES, 'invalid'),
});

/** A menu as it is sent, as a whole. */
export const menuBody = menuContent.shape(startedFrom);
