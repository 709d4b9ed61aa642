import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Domain, Language } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { openDialog } from '#tests/support/http.ts';
import type { BenchServer } from './child.ts';
import type { Figure } from './figure.ts';
import { BROWSER_HEADERS } from './load.ts';

const KB = 1_024;

/** Bytes of a page's first load on the wire. */
interface PageBytes {
  readonly html: number;
  /** Bytes of the text beyond the length for which the limit is stated. */
  readonly longer: number;
  readonly css: number;
  readonly font: number;
  /** Gzipped bytes, for any content encoding. */
  readonly script: number;
  readonly hasReact: boolean;
}

/** Number of characters for which the limit is stated; longer pages may be larger. */
const CHARACTERS = 5_000;

function getBytesBeyond(html: string): number {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const text = main
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const share = Math.max(0, 1 - CHARACTERS / text.length);
  return Math.round(brotliCompressSync(text).length * share);
}

const linked = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, path]) => path ?? '');

async function weigh(port: number, host: string, path: string): Promise<PageBytes> {
  const get = async (from: string) => {
    const answer = await openDialog({ port, host, path: from, headers: BROWSER_HEADERS });
    if (answer.status !== 200) throw new Error(`${from} answers ${answer.status}.`);
    return answer;
  };
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
    await Promise.all(imports.map((match) => follow(new URL(match, `http://x${from}`).pathname)));
  };
  await Promise.all(entries.map(follow));
  const code = [...scripts.values(), ...inline];
  const getSum = (answers: readonly { readonly bytes: Buffer }[]) =>
    answers.reduce((all, { bytes }) => all + bytes.length, 0);
  return {
    html: page.bytes.length,
    longer: getBytesBeyond(page.text),
    css: getSum(sheets),
    font: getSum(fonts),
    script: code.reduce((all, text) => all + gzipSync(text).length, 0),
    hasReact: code.some((text) => /react-dom|__reactContainer|createRoot/.test(text)),
  };
}

const getKilobytes = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`;

/** A page that every domain has, with the limits of its HTML and CSS in kB. */
export interface WeighedPage {
  readonly name: string;
  readonly limit: number;
  /** Returns undefined for a domain without such a page. */
  readonly pathOf: (domain: Domain, language: Language) => string | undefined;
}

const PATIENCE_MS = 60_000;

interface PageAddress {
  readonly host: string;
  readonly path: string;
}

/** Waits until all cached pages are compressed again at the highest level, in the order of the requests. */
async function compressWell(port: number, pages: readonly PageAddress[]): Promise<void> {
  const getSize = async ({ host, path }: PageAddress) =>
    (await openDialog({ port, host, path, headers: BROWSER_HEADERS })).bytes.length;
  let size = 0;
  for (const location of pages) size = await getSize(location);
  const last = pages.at(-1);
  for (const end = performance.now() + PATIENCE_MS; last && (await getSize(last)) >= size; await sleep(500)) {
    if (performance.now() > end) throw new Error(`${last.path} was not compressed again.`);
  }
}

/** Measures the bytes of a content page's first load: the maximum of all domains and languages. */
export async function measurePageBytes(product: BenchServer, page: WeighedPage): Promise<Figure[]> {
  const pages: readonly PageAddress[] = DOMAINS.flatMap((domain) =>
    domain.languages.flatMap((language) => {
      const path = page.pathOf(domain, language);
      return path === undefined ? [] : [{ host: `${domain.label}.localhost:${product.port}`, path }];
    }),
  );
  await compressWell(product.port, pages);
  const weighed: (PageBytes & { readonly where: string })[] = [];
  for (const { host, path } of pages) {
    weighed.push({ ...(await weigh(product.port, host, path)), where: `${host.split('.')[0]} ${path}` });
  }
  const createFigure = (label: string, limit: number, getBytes: (bytes: PageBytes) => number): Figure => {
    const [heaviest] = weighed.sort((a, b) => getBytes(b) - getBytes(a));
    if (!heaviest) throw new Error(`No domain has a ${page.name}.`);
    const { html, longer, css, font, where } = heaviest;
    const text = longer > 0 ? `, of which ${getKilobytes(longer)} words beyond ${CHARACTERS} characters` : '';
    return {
      what: `${page.name}, ${label}`,
      measured: getKilobytes(getBytes(heaviest)),
      beside: `${where}: HTML ${getKilobytes(html)}${text}, CSS ${getKilobytes(css)}, font ${getKilobytes(font)}`,
      must: `<= ${limit} kB`,
      isMet: getBytes(heaviest) <= limit * KB,
    };
  };
  const script = createFigure('script (gzip), no React', 8, (bytes) => bytes.script);
  const withReact = weighed.filter(({ hasReact }) => hasReact).map(({ where }) => where);
  return [
    { ...script, beside: withReact.join(', ') || 'no React', isMet: script.isMet && withReact.length === 0 },
    createFigure('HTML + CSS', page.limit, ({ html, longer, css }) => html - longer + css),
    createFigure('HTML + CSS + font', 60, ({ html, css, font }) => html + css + font),
  ];
}
