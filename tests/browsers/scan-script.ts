import { parseSync } from 'vite';
import type { Browsers } from '#src/browsers.ts';
import {
  BUILTINS,
  type Feature,
  findLacking,
  getChildren,
  INTERFACES,
  type Lacking,
  LOOKBEHIND_ASSERTION,
  STATIC_BLOCK,
} from './compat-data.ts';

/** A use of a feature that a supported browser lacks. */
export interface Finding {
  readonly name: string;
  readonly line: number;
  readonly lacking: Lacking;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

/** Globals that are the only instance of an interface. */
const INSTANCES: Readonly<Record<string, string>> = {
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  speechSynthesis: 'SpeechSynthesis',
  window: 'Window',
};

const WHOLE_WINDOW = new Set(['window', 'globalThis', 'self']);

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const readNodes = (node: Node): readonly Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));

const isType = ({ type }: Node) => /^TS(?!AsExp|Satisfies|NonNull)/.test(type);

const getName = (node: unknown): string | null =>
  isNode(node) && node.type === 'Identifier' ? (node.name as string) : null;

/** Collects the names that the file declares, at any depth. */
function declaredNames(node: Node, names: Set<string>): void {
  const matchingParams = [node.id, node.local, node.param, ...((node.params as unknown[]) ?? [])].filter(isNode);
  const bind = (node: Node): void => {
    const name = getName(node);
    if (name !== null) names.add(name);
    else
      for (const part of readNodes(node))
        if (!isType(part)) bind(part.type === 'Property' ? (part.value as Node) : part);
  };
  if (/Declarat|Function|Specifier|Catch|Class/.test(node.type)) matchingParams.forEach(bind);
  for (const item of readNodes(node)) declaredNames(item, names);
}

/** Interfaces that are searched for methods of objects of unknown type: our methods may have equal names. */
const COMMON =
  /^(HTML.*|SVG.*|.*Element|Node|Document(Fragment)?|ShadowRoot|Range|Selection|Window|.*Event|EventTarget|Abort.*|Blob|File|FileReader|Re(quest|sponse)|Headers|URL.*|FormData|ReadableStream|DOM.*|DataTransfer|CSSStyle.*|Crypto|Storage|Speech.*|Navigator|History|Location|Animation|Clipboard.*)$/;
const COMMON_BUILTINS = /^(?!Temporal|Iterator|AsyncIterator)/;

/** Members of every interface and builtin, by name, with true for those of a common interface. */
const MEMBERS = new Map<string, (readonly [member: Feature, isCommon: boolean])[]>();
for (const [tree, common] of [
  [BUILTINS, COMMON_BUILTINS],
  [INTERFACES, COMMON],
] as const) {
  for (const [owner, members] of Object.entries(tree)) {
    for (const [name, member] of Object.entries(members as Feature)) {
      if (name !== '__compat')
        MEMBERS.set(name, [...(MEMBERS.get(name) ?? []), [member as Feature, common.test(owner)]]);
    }
  }
}

/** Returns the missing browsers for a method of an object of unknown type, unless an older interface has that name. */
function createLackingOfMethod(name: string, promisedBrowsers: Browsers): Lacking {
  const members = MEMBERS.get(name) ?? [];
  if (members.some(([member]) => findLacking(member, promisedBrowsers).length === 0)) return [];
  return members.flatMap(([member, isCommon]) => (isCommon ? [findLacking(member, promisedBrowsers)] : []))[0] ?? [];
}

/** Returns the feature of a global name, or of its member; undefined if the object is not a global. */
function getFeature(owner: string, name: string): Feature | undefined {
  if (WHOLE_WINDOW.has(owner))
    return getChildren(INTERFACES, name) ?? getChildren(getChildren(INTERFACES, 'Window'), name);
  const knownFeature = getChildren(INTERFACES, INSTANCES[owner] ?? owner);
  return (
    getChildren(getChildren(BUILTINS, owner), name) ??
    getChildren(knownFeature, `${name}_static`) ??
    getChildren(knownFeature, name)
  );
}

const getGlobal = (name: string): Feature | undefined => getChildren(BUILTINS, name) ?? getChildren(INTERFACES, name);

const REGEX = getChildren(BUILTINS, 'RegExp');
const REGEX_FLAGS = [
  ['v', 'unicodeSets'],
  ['d', 'hasIndices'],
] as const;
const isRegex = (value: unknown): value is { readonly pattern: string; readonly flags: string } =>
  typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value;

const LOOKBEHIND = /\(\?<[=!]/;

/** Returns uses of features that supported browsers lack, in a source or built script. A feature test is no use. */
export function scanScript(file: string, code: string, promisedBrowsers: Browsers): readonly Finding[] {
  const { program } = parseSync(file, code, { lang: /\.tsx?$/.test(file) ? 'tsx' : 'js' });
  const root = program as unknown as Node;
  const declared = new Set<string>();
  declaredNames(root, declared);
  const findings: Finding[] = [];
  const add = (name: string, { start }: Node, missingNames: Lacking) => {
    if (missingNames.length > 0)
      findings.push({ name, line: code.slice(0, start).split('\n').length, lacking: missingNames });
  };
  const scanText = (text: string, node: Node) => {
    if (LOOKBEHIND.test(text)) add('regex lookbehind', node, findLacking(LOOKBEHIND_ASSERTION, promisedBrowsers));
  };
  function scanMember(node: Node, isCalled: boolean): void {
    const name = node.computed ? null : getName(node.property);
    if (name === null) return;
    const owner = getName(node.object);
    if (owner !== null && !declared.has(owner) && (owner in INSTANCES || WHOLE_WINDOW.has(owner) || getGlobal(owner))) {
      add(`${owner}.${name}`, node, findLacking(getFeature(owner, name), promisedBrowsers));
    } else if (isCalled) add(`.${name}()`, node, createLackingOfMethod(name, promisedBrowsers));
  }
  function scanRegex({ pattern, flags }: { readonly pattern: string; readonly flags: string }, node: Node): void {
    scanText(pattern, node);
    for (const [flag, member] of REGEX_FLAGS) {
      if (flags.includes(flag))
        add(`regex flag ${flag}`, node, findLacking(getChildren(REGEX, member), promisedBrowsers));
    }
  }
  function walk(node: Node): void {
    if (isType(node) || (node.type === 'UnaryExpression' && node.operator === 'typeof')) return;
    const callee = /^(Call|New)Expression$/.test(node.type) ? (node.callee as Node) : null;
    const name = getName(callee);
    if (name !== null && !declared.has(name)) add(name, node, findLacking(getGlobal(name), promisedBrowsers));
    if (node.type === 'MemberExpression') scanMember(node, false);
    if (node.type === 'StaticBlock') add('static block', node, findLacking(STATIC_BLOCK, promisedBrowsers));
    if (node.type === 'TemplateElement') scanText((node.value as { readonly raw: string }).raw, node);
    if (node.type === 'Literal' && typeof node.value === 'string') scanText(node.value, node);
    if (isRegex(node.regex)) scanRegex(node.regex, node);
    for (const part of readNodes(node)) {
      if (part !== callee || part.type !== 'MemberExpression') walk(part);
      else {
        if (!node.optional) scanMember(part, true);
        for (const inner of readNodes(part)) walk(inner);
      }
    }
  }
  walk(root);
  return findings;
}
