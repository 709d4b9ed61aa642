import type { DomainKey, Language } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { defineOperation } from '../operation.ts';
import { numberIn, type Paged, readPaged, textIn } from '../paged.ts';
import { choiceIn, languageIn, type PageParams, pagePath, textOrNull } from './page.ts';

/**
 * Relation of a place to a page: it is the page, it includes the page, it is a screen that lists all pages of its type,
 * or it links to it: a link of another page, an item of a menu.
 */
export type AffectedBy = 'itself' | 'reference' | 'list' | 'link' | 'menu';
const AFFECTED_BY: readonly AffectedBy[] = ['itself', 'reference', 'list', 'link', 'menu'];

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
  readonly by: AffectedBy;
}

function readRow(raw: Readonly<Record<string, unknown>>): AffectedPage | null {
  const by = choiceIn(raw, 'by', AFFECTED_BY);
  const domain = choiceIn(
    raw,
    'domain',
    DOMAINS.map(({ key }) => key),
  );
  if (by === null || domain === null) return null;
  return {
    nid: numberIn(raw, 'nid'),
    title: textIn(raw, 'title'),
    type: textIn(raw, 'type'),
    domain,
    language: languageIn(raw),
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
  path: ({ params }: { readonly params: PageParams }) => `${pagePath(params)}/affected`,
  read: ({ body }): Paged<AffectedPage> => readPaged(body, readRow),
  errors: { 403: 'not for editors of content', 404: 'no such page' },
});
