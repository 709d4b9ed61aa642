import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { Browsers } from '#src/browsers.ts';

interface Statement {
  readonly version_added?: string | false | null;
  readonly version_removed?: string | false | null;
  readonly flags?: readonly unknown[];
  readonly prefix?: string;
  readonly alternative_name?: string;
}

export interface Feature {
  readonly __compat?: { readonly support: Readonly<Record<string, Statement | readonly Statement[]>> };
  readonly [name: string]: unknown;
}

const tree = data as unknown as Readonly<Record<'api' | 'css' | 'javascript', Feature>>;
export const getChildren = (feature: Feature | undefined, name: string): Feature | undefined =>
  feature && Object.hasOwn(feature, name) ? (feature[name] as Feature) : undefined;

/** Interfaces of the browser and globals outside the language, by name. */
export const INTERFACES: Feature = tree.api;
export const BUILTINS: Feature = getChildren(tree.javascript, 'builtins') ?? {};
export const STYLES: Feature = tree.css;
export const LOOKBEHIND_ASSERTION = getChildren(
  getChildren(tree.javascript, 'regular_expressions'),
  'lookbehind_assertion',
);
export const STATIC_BLOCK = getChildren(
  getChildren(getChildren(tree.javascript, 'classes'), 'static'),
  'initialization_blocks',
);

/** Browsers of the compatibility data, by the supported browser that includes them. */
const SPOKEN_FOR: Readonly<Record<keyof Browsers, readonly string[]>> = {
  safari: ['safari', 'safari_ios'],
  chrome: ['chrome', 'chrome_android'],
  firefox: ['firefox', 'firefox_android'],
};

const toNumbers = (version: string) => version.replace('≤', '').split('.').map(Number);

function isAtMost(version: string, limit: string): boolean {
  const [item, other] = [toNumbers(version), toNumbers(limit)];
  const position = item.findIndex((part, index) => part !== (other[index] ?? 0));
  return position === -1 || (item[position] ?? 0) < (other[position] ?? 0);
}

function isIn(statement: Statement, version: string): boolean {
  const { version_added: additions, version_removed: removedRows, flags, prefix, alternative_name: other } = statement;
  if (typeof additions !== 'string' || flags || prefix || other) return false;
  return isAtMost(additions, version) && !(typeof removedRows === 'string' && isAtMost(removedRows, version));
}

/** Supported browsers that lack a feature, with the version that added it. */
export type Lacking = readonly string[];

/** Returns the supported browsers that lack a feature; empty if the data do not contain it. */
export function findLacking(feature: Feature | undefined, promisedBrowsers: Browsers): Lacking {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return (Object.keys(SPOKEN_FOR) as (keyof Browsers)[]).flatMap((browser) => {
    const unsupported = SPOKEN_FOR[browser].flatMap((name) => {
      const input = support[name];
      const statements = Array.isArray(input) ? (input as readonly Statement[]) : input ? [input as Statement] : [];
      if (statements.length === 0 || statements.some((statement) => isIn(statement, promisedBrowsers[browser])))
        return [];
      return [statements.map(({ version_added: additions }) => additions || 'never').at(-1)];
    });
    return unsupported.length > 0 ? [`${browser} before ${unsupported[0]}`] : [];
  });
}

/** Returns the first version of a browser that has a feature. */
export function getVersion(feature: Feature | undefined, browser: string): number {
  const input = feature?.__compat?.support[browser];
  const statements = Array.isArray(input) ? (input as readonly Statement[]) : input ? [input as Statement] : [];
  return Math.min(...statements.map(({ version_added: additions }) => Number.parseFloat(additions || 'Infinity')));
}
