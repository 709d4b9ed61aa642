import { setTimeout as sleep } from 'node:timers/promises';
import { showPreview } from '#src/contract/desk/revisions.ts';
import type { Entity, PartEntity, Translation } from '#src/contract/entity.ts';
import { getMenu, type MenuItem } from '#src/contract/menus.ts';
import { getNode, getPage, getParagraph, getTerm, type PageResult } from '#src/contract/nodes.ts';
import type { Call, Operation } from '#src/contract/operation.ts';
import { toSinglePage } from '#src/contract/paged.ts';
import { getFailureKind, isSystemUnavailable, type Result } from '#src/contract/result.ts';
import { getView, type ViewPage } from '#src/contract/views.ts';
import type { WireFields, WireItem } from '#src/contract/wire.ts';
import type { Domain, Language } from '#src/domains/domain.ts';
import type { Client } from '#src/http/client.ts';
import { matchScreen } from '#src/screens/match.ts';
import { createBaseUrlResolver, type GetClient } from '../content-fetch.ts';
import { type ContentMap, withProductNames } from './content-map.ts';
import {
  createPageLister,
  getNodeId,
  isPartType,
  type ListPages,
  listAliases,
  toFrontPageRow,
} from './listed-pages.ts';
import { withProductPictures } from './media.ts';
import { removeDeadLinks } from './menu-routes.ts';
import { createPreviews, isDrupalToken, type PreviewDependencies, readDraftPage } from './previews.ts';
import { withProductHrefs, withProductLinks } from './product-urls.ts';
import { createPartsReader, type ReadParts } from './read-parts.ts';

/** Menus for logged-in users, never read from Drupal: its versions have Drupal's login links and none of ours. */
const USER_MENUS: readonly string[] = ['main-in', 'bottom', 'account'];

/** The view of all pages: Drupal does not have it, but its JSON:API lists them. */
const PAGES_VIEW = 'pages';

/** Maximum nesting depth: a section in a page contains paragraphs with questions. */
const MAX_DEPTH = 4;

/** Drupal's cache tag of all lists of nodes. */
const LIST_TAG = 'node_list';

/** Maximum wait in ms for one of the product's own pages, if Drupal has never returned it. */
const MAX_WAIT_MS = 1_000;
const TIMEOUT_RESULT: Result<never> = { ok: false, failure: { kind: 'timeout', status: null, message: '' } };

const toFailure = (error: unknown): Result<never> => {
  const kind = (error as Error).name === 'TimeoutError' ? 'timeout' : (getFailureKind(error) ?? 'network');
  return { ok: false, failure: { kind, status: null, message: '' } };
};

const NOT_FOUND: Result<never> = { ok: false, failure: { kind: 'not_found', status: 404, message: '' } };

/** Returns the cache tag of a path in all languages, which purges responses of which only the path is known. */
export const toPathTag = (path: string): string => `path:${encodeURI(path)}`;

type AnyOperation = Operation<object, unknown>;
type Params = Readonly<Record<string, string | number>>;

const getParams = (input: object): Params => ('params' in input ? (input.params as Params) : {});

const withTags = <A>(result: Result<A>, tags: Iterable<string>): Result<A> =>
  result.ok ? { ...result, tags: [...new Set([...result.tags, ...tags])] } : result;

/** Returns true for a page that Drupal may have; application screens are ours, even if Drupal has the path. */
function canBeInDrupal(domain: Domain, language: Language, path: string): boolean {
  const match = matchScreen(domain, language, path);
  return match.kind !== 'screen' || match.screen.content === 'page';
}

/** Returns true for a path of Drupal's administration, where visitors have no account. */
const isAdminPath = (path: string): boolean =>
  /^\/(?:admin|batch|node\/add|user\/\d+|(?:node|media|taxonomy\/term)\/\d+\/[a-z-]+)(?:\/|$)/.test(path);

/** Returns true for one of the product's own pages, such as help: a screen of the domain has the path. */
const isProductPage = (domain: Domain, alias: string): boolean =>
  alias !== '/' && domain.languages.some((language) => matchScreen(domain, language, alias).kind === 'screen');

/** Data that is read from Drupal in addition to its pages. */
export interface DrupalDependencies {
  /** Returns the base URL of Drupal for a domain. */
  readonly baseOf: (domain: Domain) => string;
  readonly listPages: ListPages;
  readonly readParts: ReadParts;
  readonly map: ContentMap;
  /** Null if no access to unpublished content is configured. */
  readonly previews: PreviewDependencies | null;
}

type Settings = Parameters<typeof createPreviews>[0];

export const createDrupalParts = (config: Settings, fetchFrom: typeof fetch, map: ContentMap): DrupalDependencies => ({
  baseOf: createBaseUrlResolver(config),
  listPages: createPageLister(config, fetchFrom, map),
  readParts: createPartsReader(config, fetchFrom, map),
  previews: createPreviews(config, fetchFrom),
  map,
});

/**
 * Splits calls between two content systems: pages, paragraphs, terms and the menus of the site come from Drupal;
 * everything else, and all personal data, from our own. If Drupal lacks one of the product's own pages, ours is used,
 * so that the product has no dead links.
 */
export function splitClients(
  clientFor: GetClient,
  getDrupalClient: GetClient,
  { baseOf, listPages, readParts, map, previews }: DrupalDependencies,
): GetClient {
  /** The product's own pages that Drupal has too, as `domain language path`. */
  const theirOwn = new Set<string>();
  return (domain, host, language) => {
    const inside = clientFor(domain, host, language);
    const outside = getDrupalClient(domain, host, language);
    const location = { base: baseOf(domain), language };

    /** Converts images and links to our URLs. */
    const toOwnFields = async (fields: WireFields, tags: Set<string>): Promise<WireFields> =>
      withProductLinks(await withProductPictures(fields, outside, tags), location, outside, tags);

    /** Returns the fields of a node with our names, with its paragraphs and their entities, from one response. */
    async function toOwnPage(node: Entity, tags: Set<string>): Promise<Entity> {
      const parts = await readParts(domain, language, node);
      const withParts = async (fields: WireFields, deep = 0): Promise<WireFields> => {
        const placeParts = async (item: WireItem): Promise<WireItem> => {
          const part = deep < MAX_DEPTH ? parts.get(String(item.target_uuid)) : undefined;
          if (!part) return item;
          for (const tag of part.tags) tags.add(tag);
          return withParts(withProductNames(map, part.kind, part).fields, deep + 1);
        };
        const fieldEntries = Object.entries(await toOwnFields(fields, tags)).map(
          async ([name, items]) => [name, await Promise.all(items.map(placeParts))] as const,
        );
        return Object.fromEntries(await Promise.all(fieldEntries));
      };
      const { type, fields } = withProductNames(map, 'node', node);
      return { ...node, type, fields: await withParts(fields) };
    }

    /** Requests a node in each other language, because Drupal does not list its published languages. */
    async function getTranslations({ id, alias, language }: Entity, path: string) {
      const otherLanguages = domain.languages.filter((item) => item !== language);
      const translations = await Promise.all(
        otherLanguages.map(async (otherLanguage): Promise<readonly Translation[]> => {
          const node = await getDrupalClient(domain, host, otherLanguage).call(getNode, { params: { id } });
          // Drupal returns another language if a node lacks the requested one.
          if (!node.ok || node.value.language !== otherLanguage || !node.value.published) return [];
          return [{ language: otherLanguage, alias: path === '/' ? '/' : (node.value.alias ?? `/node/${id}`) }];
        }),
      );
      return [{ language, alias: path === '/' ? '/' : (alias ?? path) }, ...translations.flat()];
    }

    async function readPage(operation: AnyOperation, input: object): Promise<Result<unknown>> {
      const path = String(getParams(input).pathname);
      if (!canBeInDrupal(domain, language, path)) return inside.call(operation, input);
      if (isAdminPath(path)) return NOT_FOUND;
      const ofProduct =
        matchScreen(domain, language, path).kind === 'screen' ? `${domain.key} ${language} ${path}` : null;
      const asking = outside.call(operation, input) as Promise<Result<PageResult>>;
      // The wait is short for one of the product's own pages that Drupal has never returned.
      const isKnownTheirs = ofProduct === null || theirOwn.has(ofProduct);
      const match = isKnownTheirs
        ? await asking
        : await Promise.race([asking, sleep(MAX_WAIT_MS, TIMEOUT_RESULT, { ref: false })]);
      if (ofProduct !== null) void asking.then(({ ok }) => ok && theirOwn.add(ofProduct));
      if (!match.ok) {
        const isNotFound = match.failure.kind === 'not_found';
        return ofProduct !== null && (isNotFound || (isSystemUnavailable(match) && !isKnownTheirs))
          ? inside.call(operation, input)
          : match;
      }
      if (match.value.kind === 'redirect') return withTags(match, [toPathTag(path)]);
      const { entity } = match.value;
      if (isPartType(map, entity.type)) return NOT_FOUND;
      const tags = new Set([toPathTag(path), `node:${entity.id}`]);
      const read = Promise.all([
        toOwnPage(entity, tags),
        entity.translations.length > 0 ? entity.translations : getTranslations(entity, path),
      ]);
      const result = await read.catch((error: unknown) => toFailure(error));
      if ('ok' in result) return result;
      const [ownEntity, translations] = result;
      const value: PageResult = { kind: 'entity', entity: { ...ownEntity, translations } };
      return withTags({ ...match, value }, tags);
    }

    async function readPart(operation: AnyOperation, input: object, tag: string, kind?: keyof ContentMap) {
      const result = (await outside.call(operation, input)) as Result<PartEntity>;
      if (!result.ok) return result;
      const tags = new Set([tag]);
      const ourEntity = kind ? withProductNames(map, kind, result.value) : result.value;
      return withTags({ ...result, value: { ...ourEntity, fields: await toOwnFields(ourEntity.fields, tags) } }, tags);
    }

    async function readMenu(operation: AnyOperation, input: object): Promise<Result<unknown>> {
      const result = (await outside.call(operation, input)) as Result<readonly MenuItem[]>;
      if (!result.ok) return result;
      const value = await removeDeadLinks(withProductHrefs(result.value, location), domain, language, outside);
      return withTags({ ...result, value }, [`menu:${getParams(input).menu}`]);
    }

    /** Lists all pages: those of Drupal, its front page at "/", and the product's own pages that Drupal lacks. */
    async function readList(operation: AnyOperation, input: object): Promise<Result<unknown>> {
      const listedPages = await listPages(domain);
      if (listedPages === null) return NOT_FOUND;
      const [home, ownPages] = await Promise.all([
        outside.call(getPage, { params: { pathname: '/' } }),
        inside.call(operation, input) as Promise<Result<ViewPage>>,
      ]);
      const front = home.ok && home.value.kind === 'entity' ? home.value.entity.id : null;
      const theirPages = listedPages.rows.map((row) => (front === getNodeId(row) ? toFrontPageRow(row) : row));
      const theirAliases = new Set(theirPages.flatMap(listAliases));
      const ownRows = (ownPages.ok ? ownPages.value.rows : []).filter((row) => {
        const aliases = listAliases(row);
        return (
          aliases.some((alias) => isProductPage(domain, alias)) && !aliases.some((alias) => theirAliases.has(alias))
        );
      });
      const value: ViewPage = toSinglePage([...theirPages, ...ownRows]);
      return withTags({ ok: true, value, tags: ownPages.ok ? ownPages.tags : [] }, [LIST_TAG]);
    }

    const call = async (operation: AnyOperation, input: object = {}): Promise<Result<unknown>> => {
      const params = getParams(input);
      switch (operation.name) {
        case getPage.name:
          return readPage(operation, input);
        case getNode.name:
          return readPart(operation, input, `node:${params.id}`, 'node');
        case getParagraph.name:
          return readPart(operation, input, `paragraph:${params.id}`, 'paragraph');
        case getTerm.name:
          return readPart(operation, input, `taxonomy_term:${params.tid}`);
        case showPreview.name:
          return previews && isDrupalToken(String(params.token))
            ? readDraftPage(previews, { domain, host, language }, String(params.token), { site: location, map })
            : inside.call(operation, input);
        case getMenu.name:
          return USER_MENUS.includes(String(params.menu)) ? inside.call(operation, input) : readMenu(operation, input);
        case getView.name:
          return params.view === PAGES_VIEW ? readList(operation, input) : inside.call(operation, input);
        default:
          return inside.call(operation, input);
      }
    };
    return { call: call as unknown as Call } satisfies Client;
  };
}
