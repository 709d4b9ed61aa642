import { mixed, object, string } from 'yup';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { defineOperation } from '../operation.ts';
import { getNumberMember, getTextMember, type Paged, readPaged } from '../paged.ts';
import { isRecord, readRecord, type WireItem } from '../wire.ts';
import { parseChoice, parseLanguage, readTextOrNull } from './pages.ts';

/**
 * Reason that a place is affected by a page: it is the page, it includes the page, it is a screen that lists all pages
 * of its type, or it links to it from a page or a menu.
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
  /** Null for a place without a path. */
  readonly path: string | null;
  readonly by: AffectedRelation;
}

function readRow(raw: Readonly<Record<string, unknown>>): AffectedPage | null {
  const choice = parseChoice(raw, 'by', AFFECTED_BY);
  const domain = parseChoice(
    raw,
    'domain',
    DOMAINS.map(({ key }) => key),
  );
  if (choice === null || domain === null) return null;
  return {
    nid: getNumberMember(raw, 'nid'),
    title: getTextMember(raw, 'title'),
    type: getTextMember(raw, 'type'),
    domain,
    language: parseLanguage(raw),
    path: readTextOrNull(raw, 'path'),
    by: choice,
  };
}

/** Lists every place that changes for visitors when this language of a page is published, moved or unpublished. */
export const listAffected = defineOperation({
  name: 'list-affected',
  method: 'GET',
  route: '/desk/pages/:nid/:language/affected',
  access: 'editor',
  read: ({ body }): Paged<AffectedPage> => readPaged(body, readRow),
  errors: { 403: 'not logged in as an editor', 404: 'no such page' },
});

interface ReadReferencesInput {
  readonly body: {
    /** Machine name of the node type. */
    readonly type: string;
    readonly domain: DomainKey;
    readonly language: Language;
    /** Stored values, as in the editor. */
    readonly fields: Readonly<Record<string, unknown>>;
  };
}

/** References of a page in the editor, as published in a domain: wire items by "type/id". */
export type ReferencedItems = Readonly<Record<string, WireItem>>;

/** Returns the entities that a page's content references, saved or not: pictures, terms, published nodes. */
export const readReferences = defineOperation({
  name: 'read-references',
  method: 'POST',
  route: '/desk/references',
  access: 'editor',
  touches: 'nothing',
  request: object({
    type: string().required(),
    domain: string().required(),
    language: string().oneOf(['nl', 'en']).required(),
    fields: mixed().required(),
  }),
  body: ({ body }: ReadReferencesInput) => body,
  read: ({ body }): ReferencedItems =>
    Object.fromEntries(
      Object.entries(readRecord(body, 'references')).flatMap(([key, item]) => (isRecord(item) ? [[key, item]] : [])),
    ),
  errors: { 403: 'not logged in as an editor', 422: 'no such type, domain or language' },
});

/** An option of a reference field. */
export interface ReferenceOption {
  /** The stored value: the machine id of a form, the uuid of a term. */
  readonly id: string;
  readonly label: string;
  /** Users who can fill in a form; null for a term. Visitors cannot fill in forms. */
  readonly audience: FormAudience | null;
}

/** Users who can fill in a form; a closed form accepts no answers. */
const FORM_AUDIENCES = ['logged-in', 'participants', 'nobody'] as const;
export type FormAudience = (typeof FORM_AUDIENCES)[number];

interface ListChoicesInput {
  readonly query: {
    readonly kind: 'webform' | 'term';
    readonly domain: DomainKey;
    readonly language: Language;
    /** Required for terms. */
    readonly vocabulary?: string;
  };
}

/** Lists the forms of a domain, or the terms of one of its vocabularies, in order. */
export const listChoices = defineOperation({
  name: 'list-choices',
  method: 'GET',
  route: '/desk/choices',
  access: 'editor',
  query: ({ query }: ListChoicesInput) =>
    Object.entries(query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  read: ({ body }): Paged<ReferenceOption> =>
    readPaged(body, (raw) => ({
      id: getTextMember(raw, 'id'),
      label: getTextMember(raw, 'label') || getTextMember(raw, 'id'),
      audience: parseChoice(raw, 'audience', FORM_AUDIENCES),
    })),
  errors: { 403: 'not logged in as an editor', 422: 'no such kind, domain or language' },
});
