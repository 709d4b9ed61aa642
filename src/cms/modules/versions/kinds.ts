import type { EntryTypeName } from '#src/contract/desk/versions.ts';
import type { EntryType } from '../../content/entry-type.ts';
import type { FullEntryType } from '../../content/publish-entry.ts';
import { pageEntryType } from '../content/life/page-entry-type.ts';
import { selfTestEntryType } from '../instruments/instrument-entry-type.ts';
import { KIND_STORES } from '../kinds/kind-store.ts';
import { mailEntryType } from '../mails/mail-entry-type.ts';
import { mediaEntryType } from '../media/media-entry-type.ts';
import { menuEntryType } from '../menus/menu-entry-type.ts';
import { siteEntryType } from '../site/site-entry-type.ts';
import { termEntryType } from '../terms/term-entry-type.ts';
import { webformEntryType } from '../webforms/desk/webform-entry-type.ts';

const WHOLE: readonly FullEntryType[] = [
  menuEntryType,
  ...KIND_STORES.map(({ entryType }) => entryType),
  termEntryType,
  mailEntryType,
  webformEntryType,
  siteEntryType,
  mediaEntryType,
  selfTestEntryType,
];
const KINDS: readonly EntryType[] = [pageEntryType, ...WHOLE];

/** Returns the entry type with this name; undefined for an unknown name. */
export const findEntryType = (name: string | undefined): EntryType | undefined =>
  KINDS.find(({ kind }) => kind === name);

/** Returns the entry type with this name if its entries are saved as a whole; undefined for any other. */
export const findFullEntryType = (name: string | undefined): FullEntryType | undefined =>
  WHOLE.find(({ kind }) => kind === name);

/** Lists the entry types that a user with this access may change. */
export const listEntryTypes = (isAdministrator: boolean): readonly EntryTypeName[] =>
  KINDS.filter(({ access }) => isAdministrator || access === 'editor').map(({ kind }) => kind);
