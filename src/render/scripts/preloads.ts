import { existsSync, readFileSync } from 'node:fs';
import type { RenderedPage } from '../rendered-page.ts';
import { getScriptGraphFile, type ScriptGraph } from './graph.ts';

/** Loaded by all pages with an island after the script of the page runs (`shell/start.ts`). */
const ALWAYS = ['src/shell/person.ts'];
/** Loaded later by the frame of a logged-in user. */
const PRIVATE = ['src/shell/account-frame.ts', 'src/shell/crisis-alerts.ts', 'src/session/load-user.ts'];

const ISLAND = /(?:component-url|renderer-url)="([^"]+)"/g;
const SHELL = /<script type="module" src="([^"]+)"/g;
const HEAD_END = '</head>';

/** Reads the graph of this build; null if it does not exist. */
export function readScriptGraph(root: string): ScriptGraph | null {
  const file = getScriptGraphFile(root);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ScriptGraph) : null;
}

/** Returns a function that adds preload links for all scripts that the islands of a page need. */
export function createPreloads(graph: ScriptGraph) {
  const urls = Object.entries(graph);
  const findAddress = (source: string) => urls.find(([, { sources }]) => sources.includes(source))?.[0];
  const always = ALWAYS.flatMap((source) => findAddress(source) ?? []);
  const behindLogin = PRIVATE.flatMap((source) => findAddress(source) ?? []);

  const getClosure = (starts: readonly string[]): readonly string[] => {
    const urls = new Set<string>();
    const walk = (url: string): void => {
      if (urls.has(url)) return;
      urls.add(url);
      for (const next of graph[url]?.imports ?? []) walk(next);
    };
    for (const start of starts) walk(start);
    return [...urls];
  };

  /** A page without islands is returned unchanged. */
  return function withPreloads(page: RenderedPage): RenderedPage {
    const html = page.body.toString();
    const islands = [...html.matchAll(ISLAND)].flatMap(([, url]) => url ?? []);
    const end = html.indexOf(HEAD_END);
    if (islands.length === 0 || end < 0) return page;
    const shell = [...html.matchAll(SHELL)].flatMap(([, url]) => url ?? []);
    const isPrivate = html.includes(' data-access="private"');
    const required = getClosure([...islands, ...shell, ...always, ...(isPrivate ? behindLogin : [])]);
    const links = required
      .filter((url) => !shell.includes(url))
      .map((href) => `<link rel="modulepreload" href="${href}">`);
    const { 'content-length': _length, ...headers } = page.headers;
    return { ...page, headers, body: Buffer.from(html.slice(0, end) + links.join('') + html.slice(end)) };
  };
}
