import type { DomainKey, Language } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { defineOperation } from '../operation.ts';
import { numberIn, type Paged, readPaged, textIn } from '../paged.ts';
import { choiceIn, languageIn, type PageParams, pagePath, textOrNull } from './page.ts';

/** Why a page changes with another: it shows it, it shows a list it stands in, or it is the page itself. */
export type AffectedBy = 'itself' | 'reference' | 'list';
export const AFFECTED_BY: readonly AffectedBy[] = ['itself', 'reference', 'list'];

/** A page as visitors see it, in one domain and language. */
export interface AffectedPage {
  readonly nid: number;
  readonly title: string;
  readonly type: string;
  readonly domain: DomainKey;
  readonly language: Language;
  /** Null for a page that stands in screens alone. */
  readonly path: string | null;
  readonly by: AffectedBy;
}

function readRow(raw: Readonly<Record<string, unknown>>): AffectedPage | null {
  const nid = numberIn(raw, 'nid');
  const by = choiceIn(raw, 'by', AFFECTED_BY);
  const domain = choiceIn(
    raw,
    'domain',
    DOMAINS.map(({ key }) => key),
  );
  if (nid === null || by === null || domain === null) return null;
  return {
    nid,
    title: textIn(raw, 'title'),
    type: textIn(raw, 'type'),
    domain,
    language: languageIn(raw),
    path: textOrNull(raw, 'path'),
    by,
  };
}

/** Every page that visitors will see changed when this language of a page is published or taken from them. */
export const listAffected = defineOperation({
  name: 'list-affected',
  method: 'GET',
  route: '/desk/pages/:nid/:language/affected',
  access: 'editor',
  path: ({ params }: { readonly params: PageParams }) => `${pagePath(params)}/affected`,
  read: ({ body }): Paged<AffectedPage> => readPaged(body, readRow),
  errors: { 403: 'not for editors of content', 404: 'no such page' },
});
