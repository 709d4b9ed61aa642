import type { DomainKey, Language } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { defineOperation } from '../operation.ts';
import { getNumberMember, getTextMember, type Paged, readPaged } from '../paged.ts';
import { parseChoice, parseLanguage, textOrNull } from './page.ts';

/**
 * Relation of a place to a page: it is the page, it includes the page, it is a screen that lists all pages of its type,
 * or it links to it: a link of another page, an item of a menu.
 */
export type AffectedRelation = 'itself' | 'reference' | 'list' | 'link' | 'menu';
const AFFECTED_BY: readonly AffectedRelation[] = ['itself', 'reference', 'list', 'link', 'menu'];

/** A place on the sites, in one domain and language. */
export interface AffectedPage {
  /** Null for a screen and for a menu. */
  readonly nid: number | null;
  /** Title of the page, or label of the menu item; empty for a screen. */
  readonly title: string;
  /** Machine name of the node type; for a menu its name, for a screen that of its view. */
  readonly type: string;
  readonly domain: DomainKey;
  readonly language: Language;
  /** Null for a place without a path of its own. */
  readonly path: string | null;
  readonly by: AffectedRelation;
}

function readRow(raw: Readonly<Record<string, unknown>>): AffectedPage | null {
  const by = parseChoice(raw, 'by', AFFECTED_BY);
  const domain = parseChoice(
    raw,
    'domain',
    DOMAINS.map(({ key }) => key),
  );
  if (by === null || domain === null) return null;
  return {
    nid: getNumberMember(raw, 'nid'),
    title: getTextMember(raw, 'title'),
    type: getTextMember(raw, 'type'),
    domain,
    language: parseLanguage(raw),
    path: textOrNull(raw, 'path'),
    by,
  };
}

/** Lists every place that changes for visitors when this language of a page is published, moved or unpublished. */
export const listAffected = defineOperation({
  name: 'list-affected',
  method: 'GET',
  route: '/desk/pages/:nid/:language/affected',
  access: 'editor',
  read: ({ body }): Paged<AffectedPage> => readPaged(body, readRow),
  errors: { 403: 'not for editors of content', 404: 'no such page' },
});
