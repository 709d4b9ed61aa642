import { BACK_ENDS, type BackEnd } from '#src/contract/back-ends.ts';
import { type Entity, type PartEntity, readEntityOrReference } from '#src/contract/entity.ts';
import { getMenu, type MenuItem } from '#src/contract/menus.ts';
import { getNode, getPage, getParagraph } from '#src/contract/nodes.ts';
import type { Failure, Result } from '#src/contract/result.ts';
import { listLeafElements } from '#src/contract/webform/answers.ts';
import { getWebformFields } from '#src/contract/webform-fields.ts';
import type { Language } from '#src/domains/domain.ts';
import { type Client, makeClient } from '#src/http/client.ts';
import { toBarePath } from '#src/i18n/paths.ts';
import { PAGE_TYPE_NAMES, PARAGRAPH_TYPES, toWireType, type WireType } from '#src/render/wire-types.ts';
import { type ContentMap, withProductNames } from './content-map.ts';
import { explainFailure, type Finding, toCorrectFinding, toHintFinding, toMissingFinding } from './findings.ts';
import { getDrupalMedia } from './media.ts';

/** Languages with a path prefix: all, those besides the default, or none. */
export type PrefixMode = 'all' | 'others' | 'none';

interface Check {
  readonly url: string;
  readonly backend: 'drupal' | 'drupal-decoupled';
  /** Configured value, which the check compares with the Drupal site. */
  readonly prefixes: PrefixMode;
  /** Additional pages to check, without prefix; the front page and the pages in menus are always checked. */
  readonly paths: readonly string[];
  /** Names of our types and fields in the Drupal site. */
  readonly map: ContentMap;
  readonly fetch: typeof fetch;
}

const MENUS = ['main', 'footer'] as const;
const MAX_PAGES = 50;
const MAX_PARTS = 200;
const TIMEOUT_MS = 10_000;

/**
 * Returns the language setting, detected by requesting the front page at three paths; null if there is no front page.
 */
function detectPrefixes(bare: Result<unknown>, dutch: Result<unknown>, english: Result<unknown>): PrefixMode | null {
  if (dutch.ok) return 'all';
  if (english.ok) return 'others';
  return bare.ok ? 'none' : null;
}

/** Returns the finding about the fields of a type that an entity lacks; Drupal also sends empty fields. */
function findMissingFields(kind: 'node' | 'paragraph', type: WireType, entity: Pick<Entity, 'fields'>): Finding {
  const names = type.fields.filter((wire) => !(wire in entity.fields));
  return names.length === 0
    ? toCorrectFinding(`${kind} type "${type.name}" has every field.`)
    : toMissingFinding(`${kind} type "${type.name}" has no ${names.join(', ')}, or visitors may not see them.`);
}

/** Returns true for the machine name of a text format; a date has a format too, which is a pattern. */
const isTextFormat = (format: unknown): boolean => typeof format === 'string' && /^[a-z][a-z0-9_]*$/.test(format);

/** Lists the formatted texts without a processed value. */
const findUnprocessedTexts = (type: string, { fields }: Pick<Entity, 'fields'>): readonly Finding[] =>
  Object.entries(fields).flatMap(([name, [item]]) =>
    item && isTextFormat(item.format) && typeof item.value === 'string' && !('processed' in item)
      ? [
          toMissingFinding(
            `${name} of "${type}" comes without "processed": let visitors use its text format "${item.format}".`,
          ),
        ]
      : [],
  );

const listMenuPaths = (items: readonly MenuItem[]): readonly string[] =>
  items.flatMap(({ href, external, below }) => [
    ...(!external && href.startsWith('/') ? [toBarePath(href.replace(/[?#].*$/, ''))] : []),
    ...listMenuPaths(below),
  ]);

/** Checks all parts that the pages need from a Drupal site; only sends read requests, as a visitor. */
export async function checkContent({ url, backend, prefixes, paths, map, fetch }: Check): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const backEnd: BackEnd = BACK_ENDS[backend];
  const answers: Headers[] = [];
  const listening = (async (...input: Parameters<typeof fetch>) => {
    const response = await fetch(...input);
    answers.push(response.headers);
    return response;
  }) as typeof fetch;
  const base = url.replace(/\/+$/, '');
  const createClient = (language: Language | null): Client =>
    makeClient({ base, language, fetch: listening, backend: backEnd, timeoutMs: TIMEOUT_MS });
  const readHome = (language: Language | null) => createClient(language).call(getPage, { params: { pathname: '/' } });

  const [bare, dutch, english] = await Promise.all([readHome(null), readHome('nl'), readHome('en')]);
  const first = dutch.ok ? null : dutch.failure;
  if (first?.status === null && (first.kind === 'network' || first.kind === 'timeout')) {
    return [toMissingFinding(`${base} does not answer.`)];
  }
  const actual = detectPrefixes(bare, dutch, english);
  if (actual === null && first) findings.push(explainFailure(first, 'The front page as a node', 'access content'));
  else if (actual === prefixes) findings.push(toCorrectFinding(`Language prefixes are "${actual}".`));
  else
    findings.push(
      toMissingFinding(`Language prefixes there are "${actual}": set CONTENT_PREFIXES=${actual}, not "${prefixes}".`),
    );

  const client = createClient((actual ?? prefixes) === 'all' ? 'nl' : null);
  const menus = await Promise.all(
    MENUS.map(async (menu) => ({ menu, answer: await client.call(getMenu, { params: { menu } }) })),
  );
  for (const { menu, answer } of menus) {
    const method =
      backEnd.menu === 'linkset' ? "core's linkset endpoint, which is to be switched on" : 'module rest_menu_items';
    findings.push(
      answer.ok
        ? toCorrectFinding(`Menu "${menu}" answers.`)
        : explainFailure(answer.failure, `Menu "${menu}" (${method})`, 'access content'),
    );
  }

  const links = menus.flatMap(({ answer }) => (answer.ok ? listMenuPaths(answer.value) : []));
  const requests = [...new Set(['/', ...paths, ...links])].slice(0, MAX_PAGES);
  const nodes: Entity[] = [];
  for (const pathname of requests) {
    const page = await client.call(getPage, { params: { pathname } });
    if (page.ok && page.value.kind === 'entity') nodes.push(withProductNames(map, 'node', page.value.entity));
    else if (!page.ok && paths.includes(pathname))
      findings.push(explainFailure(page.failure, `The page ${pathname}`, 'access content'));
  }
  const references = await checkNodes(nodes, findings);
  await checkParts(client, references, map, findings);
  await checkLanguages(nodes[0], actual === 'none' || actual === null ? null : createClient('en'), findings);

  const tells = answers.some((headers) => headers.has('x-drupal-cache-tags'));
  findings.push(
    tells
      ? toCorrectFinding('Answers name their cache tags.')
      : toHintFinding(
          'Answers name no cache tags: purges by node, paragraph, media and path work, others need http.response.debug_cacheability_headers.',
        ),
  );
  return findings;
}

/** Checks one node of each type; returns the nodes' references. */
async function checkNodes(nodes: readonly Entity[], findings: Finding[]) {
  if (nodes.length === 0)
    findings.push(toMissingFinding('No page was found to look at: name some, as npm run content:check -- URL /path.'));
  const types = new Map(nodes.map((node) => [node.type, node]));
  for (const [type, node] of types) {
    const wireType = toWireType('node', type);
    findings.push(
      wireType
        ? findMissingFields('node', wireType, node)
        : toHintFinding(
            `node type "${type}" is not ours: its title and its field "body" are shown, unless CONTENT_MAP names it as one of ours.`,
          ),
    );
    findings.push(...findUnprocessedTexts(type, node));
  }
  const unusedTypes = PAGE_TYPE_NAMES.filter((name) => !types.has(name));
  if (unusedTypes.length > 0)
    findings.push(toHintFinding(`No page of these node types was looked at: ${unusedTypes.join(', ')}.`));
  return nodes.flatMap(({ type, fields }) =>
    (toWireType('node', type)?.paragraphs ?? []).flatMap((wire) => fields[wire] ?? []),
  );
}

/** Checks one paragraph of each referenced type, and one media entity of each type. */
async function checkParts(
  client: Client,
  references: readonly object[],
  map: ContentMap,
  findings: Finding[],
): Promise<void> {
  const ids = references.flatMap((item) => {
    const entity = readEntityOrReference(item);
    return entity.kind === 'reference' && entity.reference.target_type === 'paragraph'
      ? [entity.reference.target_id]
      : [];
  });
  const parts: PartEntity[] = [];
  let failure: Failure | null = null;
  for (const id of [...new Set(ids)].slice(0, MAX_PARTS)) {
    const part = await client.call(getParagraph, { params: { id } });
    if (part.ok) parts.push(withProductNames(map, 'paragraph', part.value));
    else failure ??= part.failure;
  }
  if (failure) findings.push(explainFailure(failure, 'A paragraph by its id', 'restful get entity:paragraph'));
  const types = new Map(parts.map((part) => [part.type, part]));
  for (const [type, part] of types) {
    const wireType = toWireType('paragraph', type);
    const typeNames = PARAGRAPH_TYPES.join(', ');
    findings.push(
      wireType
        ? findMissingFields('paragraph', wireType, part)
        : toMissingFinding(
            `paragraph type "${type}" is not ours: it is left out. Ours are ${typeNames}; CONTENT_MAP may name it as one of them.`,
          ),
    );
    findings.push(...findUnprocessedTexts(type, part));
  }
  const form = parts
    .flatMap(({ fields }) => fields.field_webform ?? [])
    .find(({ target_id: id }) => typeof id === 'string');
  if (form) await checkForm(client, String(form.target_id), findings);
  const media = parts
    .flatMap(({ fields }) => Object.values(fields).flat())
    .find((item) => item.target_type === 'media');
  if (!media) return;
  const picture = await client.call(getDrupalMedia, { params: { id: media.target_id as number } });
  if (!picture.ok && picture.failure.status === 404) {
    findings.push(
      toMissingFinding(
        'A picture of the media library: not there (404). Switch on addresses for media by themselves: drush config:set media.settings standalone_url true, then drush cache:rebuild. Else enable its REST resource.',
      ),
    );
  } else if (!picture.ok)
    findings.push(explainFailure(picture.failure, 'A picture of the media library', 'view media'));
  else
    findings.push(
      picture.value
        ? toCorrectFinding('Pictures of the media library can be read.')
        : toMissingFinding('A media has no file of a public picture that visitors may see.'),
    );
}

/** Checks a form that a page references. */
async function checkForm(client: Client, id: string, findings: Finding[]): Promise<void> {
  const form = await client.call(getWebformFields, { params: { id } });
  if (!form.ok) {
    findings.push(
      explainFailure(form.failure, `The form "${id}" (module webform_rest)`, 'restful get webform_rest_fields'),
    );
    return;
  }
  const unknownNames = listLeafElements(form.value).flatMap((element) =>
    element.type === 'unknown' ? [element.key] : [],
  );
  findings.push(toCorrectFinding(`The form "${id}" can be read.`));
  if (unknownNames.length > 0)
    findings.push(toHintFinding(`The form "${id}" has elements that are not shown: ${unknownNames.join(', ')}.`));
}

/** Checks that a node returns its other language on request. */
async function checkLanguages(node: Entity | undefined, english: Client | null, findings: Finding[]): Promise<void> {
  if (!node || !english) return;
  const translation = await english.call(getNode, { params: { id: node.id } });
  if (!translation.ok)
    findings.push(
      explainFailure(translation.failure, 'A node by its id (REST resource node)', 'restful get entity:node'),
    );
  else
    findings.push(
      translation.value.language === 'en'
        ? toCorrectFinding('The front page has its English translation.')
        : toHintFinding('The front page has no English translation.'),
    );
}
