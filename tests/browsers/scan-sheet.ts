import { type CssNode, parse, walk } from 'css-tree';
import type { Browsers } from '#src/browsers.ts';
import { type Feature, findLacking, getChildren, type Lacking, STYLES } from './compat-data.ts';
import type { Finding } from './scan-script.ts';

const PROPERTIES = getChildren(STYLES, 'properties');
const AT_RULES = getChildren(STYLES, 'at-rules');
const SELECTORS = getChildren(STYLES, 'selectors');
const TYPES = getChildren(STYLES, 'types');

/** Entries of the data for units, which are named by kind. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^dv(h|w|i|b|min|max)$/, 'viewport_percentage_units_dynamic'],
  [/^sv(h|w|i|b|min|max)$/, 'viewport_percentage_units_small'],
  [/^lv(h|w|i|b|min|max)$/, 'viewport_percentage_units_large'],
  [/^cq(h|w|i|b|min|max)$/, 'container_query_length_units'],
];

/** The used properties of a sheet node: the library's types lack those of media features. */
interface SheetNode {
  readonly type: string;
  readonly name?: string;
  readonly property?: string;
  readonly unit?: string;
  readonly kind?: string;
  readonly loc?: { readonly start: { readonly line: number } } | null;
}

const isPrefixed = (name: string) => name.startsWith('-');

/**
 * Returns the name of a use and its feature; null if the data do not contain it. A browser without a unit drops its
 * whole declaration: of a height little is lost, of a grid the layout, so units in a grid are named apart.
 */
function findUse(
  { type, name = '', property: ownProperty = '', unit = '', kind = '' }: SheetNode,
  property: string | null,
): readonly [name: string, feature: Feature | undefined] | null {
  switch (type) {
    case 'Declaration':
      return isPrefixed(ownProperty) ? null : [ownProperty, getChildren(PROPERTIES, ownProperty)];
    case 'Identifier':
      return property === null ? null : [`${property}: ${name}`, getChildren(getChildren(PROPERTIES, property), name)];
    case 'Function':
      return [`${name}()`, getChildren(TYPES, name) ?? getChildren(getChildren(TYPES, 'color'), name)];
    case 'Dimension': {
      const units = UNITS.find(([knownPattern]) => knownPattern.test(unit))?.[1];
      const use = property?.startsWith('grid') ? `${unit} in ${property}` : unit;
      return units === undefined ? null : [use, getChildren(getChildren(TYPES, 'length'), units)];
    }
    case 'Atrule':
      return [`@${name}`, getChildren(AT_RULES, name)];
    case 'Feature':
      return [`@${kind} (${name})`, getChildren(getChildren(AT_RULES, kind), name)];
    case 'FeatureRange':
      return [`@${kind} (range)`, getChildren(getChildren(AT_RULES, kind), 'range_syntax')];
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return isPrefixed(name) ? null : [`:${name}`, getChildren(SELECTORS, name)];
    case 'NestingSelector':
      return ['&', getChildren(SELECTORS, 'nesting')];
    default:
      return null;
  }
}

/**
 * Returns uses in a sheet of features that supported browsers lack. A block of `@supports` is a feature test, and a
 * property that also occurs in its `-webkit-` form works in older browsers.
 */
export function scanSheet(css: string, promisedBrowsers: Browsers): readonly Finding[] {
  const findings: Finding[] = [];
  const prefixed = new Set<string>();
  let property: string | null = null;
  let calls = 0;
  const isQuestion = ({ type, name }: SheetNode) => type === 'Atrule' && name === 'supports';
  walk(parse(css, { positions: true }), {
    enter(read: CssNode) {
      const node = read as unknown as SheetNode;
      if (isQuestion(node)) calls += 1;
      const use = calls > 0 ? null : findUse(node, property);
      const missingNames: Lacking = use ? findLacking(use[1], promisedBrowsers) : [];
      if (use && missingNames.length > 0)
        findings.push({ name: use[0], line: node.loc?.start.line ?? 1, lacking: missingNames });
      if (node.property !== undefined) {
        property = node.property;
        prefixed.add(node.property.replace(/^-webkit-/, ' '));
      }
    },
    leave(read: CssNode) {
      const node = read as unknown as SheetNode;
      if (isQuestion(node)) calls -= 1;
      if (node.property !== undefined) property = null;
    },
  });
  return findings.filter(({ name }) => !prefixed.has(` ${name.split(':')[0]}`));
}
