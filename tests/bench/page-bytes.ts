import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { IMPROVE_AFTER_MS } from '#src/server/page-cache/page-cache.ts';
import { ask } from '#tests/support/http.ts';
import type { BenchServer } from './child.ts';
import type { Figure } from './figure.ts';
import { BROWSER } from './load.ts';

const KB = 1_024;

/** By then a cached page is compressed as well as can be. */
const IMPROVED_AFTER_MS = IMPROVE_AFTER_MS + 2_000;

/** What a page brings with its first load, in bytes on the wire. */
interface PageBytes {
  readonly html: number;
  readonly css: number;
  readonly font: number;
  /** As gzip, whatever encoding was sent. */
  readonly script: number;
  readonly hasReact: boolean;
}

const linked = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, path]) => path ?? '');

async function weigh(port: number, path: string): Promise<PageBytes> {
  const host = `alcohol.localhost:${port}`;
  const get = async (from: string) => {
    const answer = await ask({ port, host, path: from, headers: BROWSER });
    if (answer.status !== 200) throw new Error(`${from} answers ${answer.status}.`);
    return answer;
  };
  await get(path);
  await sleep(IMPROVED_AFTER_MS);
  const page = await get(path);
  const sheets = await Promise.all(linked(page.text, /<link rel="stylesheet" href="([^"]+)"/g).map(get));
  const fonts = await Promise.all(linked(page.text, /<link rel="preload" href="([^"]+\.woff2)"/g).map(get));
  const entries = linked(page.text, /<script[^>]* src="([^"]+)"/g);
  const inline = linked(page.text, /<script(?![^>]*(?: src=|application\/))[^>]*>([^<]+)/g);
  const scripts = new Map<string, string>();
  const follow = async (from: string): Promise<void> => {
    if (scripts.has(from)) return;
    const { text } = await get(from);
    scripts.set(from, text);
    const imports = linked(text, /(?:^|[;}])import(?:[^"'();]*from)?["'](\.\/[^"']+)["']/g);
    await Promise.all(imports.map((found) => follow(new URL(found, `http://x${from}`).pathname)));
  };
  await Promise.all(entries.map(follow));
  const code = [...scripts.values(), ...inline];
  const sum = (answers: readonly { readonly bytes: Buffer }[]) =>
    answers.reduce((all, { bytes }) => all + bytes.length, 0);
  return {
    html: page.bytes.length,
    css: sum(sheets),
    font: sum(fonts),
    script: code.reduce((all, text) => all + gzipSync(text).length, 0),
    hasReact: code.some((text) => /react-dom|__reactContainer|createRoot/.test(text)),
  };
}

const kilobytes = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`;

/** The bytes of a content page against what a first load may cost. */
export async function measurePageBytes(product: BenchServer, name: string, path: string): Promise<Figure[]> {
  const { html, css, font, script, hasReact } = await weigh(product.port, path);
  const figure = (what: string, bytes: number, limit: number, beside: string, isMet = true): Figure => ({
    what: `${name}, ${what}`,
    measured: kilobytes(bytes),
    beside,
    must: `<= ${limit} kB`,
    isMet: isMet && bytes <= limit * KB,
  });
  return [
    figure('script (gzip), no React', script, 8, hasReact ? 'React is in it' : 'no React', !hasReact),
    figure('HTML + CSS', html + css, 14, `HTML ${kilobytes(html)}, CSS ${kilobytes(css)}`),
    figure('HTML + CSS + font', html + css + font, 60, `font ${kilobytes(font)}`),
  ];
}
