import { array, boolean, object, string } from 'yup';
import { isAllowedHref } from '#registry/fields/link.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { type ParseResult, refuse } from '#src/rules/fields/parse-result.ts';
import { readLine, readText } from '#src/rules/fields/text.ts';
import { toTextSchema } from '../fields/translated-fields.ts';
import { defineOperation } from '../operation.ts';
import { parseAnswer } from '../shape/parse-answer.ts';
import { objectWithMember } from '../shape/shape.ts';
import { startVersionFields, type VersionedContent } from './rows.ts';

/** Menus of the frame: logged-out, logged-in, tab bar, above the content, footer, account. */
export const MENU_NAMES = ['main', 'main-in', 'bottom', 'content', 'footer', 'account'] as const;
export type MenuName = (typeof MENU_NAMES)[number];

/** Number of entries that fit in the tab bar. */
export const TAB_BAR_ENTRIES = 5;

const MAX_ENTRIES = 30;

export interface MenuEntry {
  /** Null for a new entry. */
  readonly uuid: string | null;
  readonly title: string;
  /** A path of this site in the menu's language, or an https, tel or mailto URL. */
  readonly href: string;
  readonly isOn: boolean;
}

/** A menu of one domain in one language. */
export interface DeskMenu extends VersionedContent {
  readonly entries: readonly MenuEntry[];
}

export interface MenuParams {
  readonly params: { readonly menu: MenuName; readonly domain: DomainKey; readonly language: Language };
}

export const MENU_ROUTE = '/desk/menus/:menu/:domain/:language';

type EntryReading = ParseResult<string, 'required' | 'too-long' | 'invalid' | 'address'>;

function readHref(input: string): EntryReading {
  const result = readText(input, 2_000);
  return result.ok && !isAllowedHref(result.value) ? refuse('address') : result;
}

/** Fields of a menu entry, with the same rules in browser and server. */
export const menuEntryFields = {
  title: (input: string): EntryReading => readLine(input, 60),
  href: readHref,
} as const;

/** Namespace of the texts of a menu's form. */
export const MENU_FORM_TEXTS = 'desk-library.menus.errors';
/** Names of the form fields of a menu entry, by their paths in a request body. */
export const MENU_FIELD_NAMES = { 'entries.title': 'title', 'entries.href': 'href' } as const;

/** Content of a menu. */
export const menuContent = object({
  entries: array(
    object({
      uuid: string().uuid().nullable().default(null),
      title: toTextSchema(menuEntryFields.title),
      href: toTextSchema(menuEntryFields.href),
      isOn: boolean().required(),
    }),
  )
    .required()
    .max(MAX_ENTRIES, 'invalid'),
});

/** A complete menu in a request. */
export const menuBody = menuContent.shape(startVersionFields);

/** Returns the entries of a menu, on or off, in order. */
export const openMenu = defineOperation({
  name: 'open-menu',
  method: 'GET',
  route: MENU_ROUTE,
  access: 'editor',
  read: ({ body }): DeskMenu => parseAnswer(objectWithMember<DeskMenu>('version'), body),
  errors: { 403: 'not logged in as an editor', 404: 'no such menu, domain or language' },
});

interface Input extends MenuParams {
  readonly body: { readonly version: string; readonly entries: readonly MenuEntry[] };
}

/** Saves a menu as a whole; visitors see it on their next request. */
export const saveMenu = defineOperation({
  name: 'save-menu',
  method: 'POST',
  route: MENU_ROUTE,
  access: 'editor',
  touches: 'menu',
  activity: 'menu',
  changesSite: true,
  request: menuBody,
  body: ({ body }: Input) => body,
  read: ({ body }): DeskMenu => parseAnswer(objectWithMember<DeskMenu>('version'), body),
  errors: {
    403: 'not logged in as an editor',
    404: 'no such menu, domain or language',
    412: 'changed since it was read; see readConflict',
    422: 'a menu entry is invalid',
  },
});
