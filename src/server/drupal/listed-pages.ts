import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '#src/config.ts';
import { toSinglePage } from '#src/contract/paged.ts';
import type { ViewPage } from '#src/contract/views.ts';
import { isRecord } from '#src/contract/wire.ts';
import type { Domain, Language } from '#src/domains/domain.ts';
import { createBaseUrlResolver, getPathPrefix } from '../content-fetch.ts';
import { type ContentMap, EMPTY_MAP } from './content-map.ts';
import { createJsonApiReader } from './json-api.ts';

/** Maximum number of JSON:API pages for one list; each has fifty nodes. */
const MAX_RESPONSES = 200;
const PAGE_SIZE = 50;

type Settings = Pick<Config, 'contentApiUrl' | 'contentPrefixes' | 'contentTimeoutMs'>;

type Row = ViewPage['rows'][number];

/** A node in a JSON:API list. */
interface ListedNode {
  readonly nid: number;
  readonly uuid: string;
  readonly type: string;
  readonly language: string;
  readonly title: string;
  readonly changed: string | null;
  readonly alias: string;
}

/** Lifetime in ms of a complete list, which is then refreshed in the background, and retry interval after a failure. */
const LIST_LIFETIME_MS = 5 * 60_000;
const RETRY_MS = 30_000;

/** Node types that are parts of other pages: their own pages have no content. */
const PARTS: readonly string[] = ['section', 'faq_question'];
export const isPartType = (map: ContentMap, type: string): boolean => PARTS.includes(map.node[type]?.type ?? type);

/** List of one domain, complete or still loading. */
interface CachedList {
  found: readonly ListedNode[];
  /** False if the Drupal site offers no list. */
  isListed: boolean;
  isComplete: boolean;
  /** Expiry in milliseconds of performance.now(); Infinity while loading. */
  until: number;
  whole: Promise<void>;
  /** Previous list, used while this one is loading. */
  shown: CachedList | null;
}

/** Lists the published pages of a Drupal site, as rows of a view; null if it offers no list. */
export type ListPages = (domain: Domain) => Promise<ViewPage | null>;

const getText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Reads a node of a response; null if it has no path, is unpublished, or is invalid. */
function readListed(raw: unknown): ListedNode | null {
  if (!isRecord(raw) || !isRecord(raw.attributes)) return null;
  const { drupal_internal__nid: nid, langcode, title, changed, path, status } = raw.attributes;
  const [type, uuid] = [getText(raw.type)?.replace(/^node--/, ''), getText(raw.id)];
  const alias = isRecord(path) ? getText(path.alias) : null;
  if (typeof nid !== 'number' || !type || uuid === null || alias === null || status === false) return null;
  return {
    nid,
    uuid,
    type,
    language: getText(langcode) ?? '',
    title: getText(title) ?? '',
    changed: getText(changed),
    alias,
  };
}

/** Converts the translations of a node to the format of the node's REST resource, with the path of each language. */
function toRow(content: readonly [ListedNode, ...ListedNode[]]): Row {
  const [{ nid, uuid, type, language, title, changed, alias }] = content;
  const values = { nid, uuid, langcode: language, title, status: true, ...(changed === null ? {} : { changed }) };
  return {
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [{ value }]])),
    type: [{ target_id: type }],
    path: [{ alias, langcode: language }],
    translations: content.map((node) => ({ langcode: node.language, alias: node.alias })),
  };
}

const getItems = (row: Row, name: string): readonly Readonly<Record<string, unknown>>[] => {
  const items = row[name];
  return Array.isArray(items) ? items.filter(isRecord) : [];
};

/** Returns the id of a row's node. */
export const getNodeId = (row: Row): unknown => getItems(row, 'nid')[0]?.value;

/** Returns the paths of a row in all its languages. */
export const listAliases = (row: Row): readonly string[] =>
  [...getItems(row, 'translations'), ...getItems(row, 'path')].flatMap(({ alias }) =>
    typeof alias === 'string' ? [alias] : [],
  );

/** Returns the node as the front page, with path "/" instead of its alias. */
export const toFrontPageRow = (row: Row): Row => {
  const toMovedItems = (name: string) => getItems(row, name).map((item) => ({ ...item, alias: '/' }));
  return { ...row, path: toMovedItems('path'), translations: toMovedItems('translations') };
};

/**
 * Lists the published nodes of a Drupal site with its JSON:API and the access of a visitor: all types of its entry
 * point, in each language. Loading a long list continues in the background; the result contains the part that was
 * loaded within the time of one call, or the previous list.
 */
export function createPageLister(config: Settings, fetchFrom: typeof fetch, map: ContentMap = EMPTY_MAP): ListPages {
  const getBase = createBaseUrlResolver(config);
  const read = createJsonApiReader(config, fetchFrom);

  /** Adds the nodes of one language to `found`; returns false if there is no JSON:API. */
  async function listLanguage(domain: Domain, language: Language, nodes: ListedNode[]): Promise<boolean> {
    const folder = `${getBase(domain)}${getPathPrefix(config, language)}/jsonapi`;
    const entry = await read(folder);
    if (!isRecord(entry?.links)) return false;
    const types = Object.keys(entry.links).flatMap((name) => /^node--(\w+)$/.exec(name)?.[1] ?? []);
    let answers = 0;
    const listType = async (type: string): Promise<void> => {
      for (let from = 0; answers < MAX_RESPONSES; from += PAGE_SIZE) {
        answers += 1;
        const query = new URLSearchParams({
          'filter[status]': '1',
          [`fields[node--${type}]`]: 'drupal_internal__nid,langcode,title,changed,path,status',
          'page[limit]': String(PAGE_SIZE),
          'page[offset]': String(from),
        });
        const answer = await read(`${folder}/node/${type}?${query}`);
        const rows = Array.isArray(answer?.data) ? answer.data.map(readListed).filter((node) => node !== null) : [];
        // Drupal returns another language if a node lacks the requested one.
        nodes.push(...rows.filter((row) => config.contentPrefixes === 'none' || row.language === language));
        if (!isRecord(answer?.links) || answer.links.next === undefined) break;
      }
    };
    await Promise.all(types.filter((type) => !isPartType(map, type)).map(listType));
    return true;
  }

  const listByDomain = new Map<string, CachedList>();

  /** Reloads the list; until it is complete, `found` contains the part loaded so far. */
  function createList(domain: Domain): CachedList {
    const languages = config.contentPrefixes === 'none' ? domain.languages.slice(0, 1) : domain.languages;
    const previousList = listByDomain.get(domain.key);
    const nodes: ListedNode[] = [];
    const list: CachedList = {
      found: nodes,
      isListed: true,
      isComplete: false,
      until: Number.POSITIVE_INFINITY,
      whole: Promise.resolve(),
      shown: previousList?.isComplete ? { ...previousList, shown: null } : null,
    };
    list.whole = Promise.all(languages.map((language) => listLanguage(domain, language, nodes))).then(
      (isListed) => {
        list.isListed = isListed.every(Boolean);
        list.isComplete = true;
        list.shown = null;
        list.until = performance.now() + LIST_LIFETIME_MS;
      },
      () => {
        // After a failure the previous list remains; if there is none, the menus are used.
        if (previousList?.isComplete) list.found = previousList.found;
        list.isComplete = previousList?.isComplete ?? false;
        list.isListed = list.isComplete || nodes.length > 0;
        list.shown = null;
        list.until = performance.now() + RETRY_MS;
      },
    );
    listByDomain.set(domain.key, list);
    return list;
  }

  return async (domain) => {
    const cachedList = listByDomain.get(domain.key);
    const list = cachedList && performance.now() < cachedList.until ? cachedList : createList(domain);
    if (!list.shown) await Promise.race([list.whole, sleep(config.contentTimeoutMs, undefined, { ref: false })]);
    const { found, isListed } = list.shown ?? list;
    if (!isListed) return null;
    const nodes = new Map<number, readonly [ListedNode, ...ListedNode[]]>();
    for (const node of found) {
      const existing = nodes.get(node.nid);
      nodes.set(node.nid, existing ? [...existing, node] : [node]);
    }
    return toSinglePage([...nodes.values()].map(toRow));
  };
}
