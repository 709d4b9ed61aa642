import { expect, it } from 'vitest';
import type { ScriptGraph } from './graph.ts';
import { createPreloads } from './preloads.ts';

const GRAPH: ScriptGraph = {
  '/s/shell.js': { imports: ['/s/guard.js'], sources: ['src/shell/start.ts'] },
  '/s/guard.js': { imports: [], sources: ['src/session/guard.ts'] },
  '/s/plan.js': { imports: ['/s/react.js', '/s/shared.js'], sources: ['src/islands/plan/PlanWeeks.tsx'] },
  '/s/shared.js': { imports: ['/s/react.js', '/s/plan.js'], sources: [] },
  '/s/react.js': { imports: [], sources: [] },
  '/s/client.js': { imports: ['/s/react.js'], sources: [] },
  '/s/person.js': { imports: ['/s/shared.js'], sources: ['src/shell/person.ts'] },
  '/s/frame.js': { imports: [], sources: ['src/shell/account-frame.ts', 'src/shell/crisis-alerts.ts'] },
  '/s/ask.js': { imports: [], sources: ['src/session/load-user.ts'] },
  '/s/forum.js': { imports: [], sources: ['src/islands/forum/Forum.tsx'] },
};

const SHELL = '<script type="module" src="/s/shell.js"></script>';
const ISLAND = '<astro-island component-url="/s/plan.js" renderer-url="/s/client.js"></astro-island>';

const createPage = (html: string) => ({
  status: 200,
  headers: { 'content-type': 'text/html', 'content-length': String(html.length) },
  body: Buffer.from(html),
});

const preloads = createPreloads(GRAPH);
const getName = (html: string) =>
  [
    ...preloads(createPage(html))
      .body.toString()
      .matchAll(/<link rel="modulepreload" href="([^"]+)">/g),
  ].map(([, href]) => href);

it('names every script of an island once, through all that it imports, and what its page asks for by itself', () => {
  const preloads = getName(`<html><head></head><body>${ISLAND}${SHELL}</body></html>`);
  expect(preloads.toSorted()).toEqual(
    ['client', 'guard', 'person', 'plan', 'react', 'shared'].map((name) => `/s/${name}.js`),
  );
});

it('names the frame of somebody who is logged in on private pages alone', () => {
  const preloads = getName(`<html data-access="private"><head></head><body>${ISLAND}${SHELL}</body></html>`);
  expect(preloads).toEqual(expect.arrayContaining(['/s/frame.js', '/s/ask.js']));
  expect(preloads).not.toContain('/s/forum.js');
});

it('stands in the head and forgets the length of before', () => {
  const { body, headers } = preloads(createPage(`<html><head><title>a</title></head><body>${ISLAND}</body></html>`));
  expect(body.toString()).toMatch(/<\/title><link rel="modulepreload"[^>]*>.*<\/head><body>/);
  expect(headers).toEqual({ 'content-type': 'text/html' });
});

it('leaves a page without islands as it is, byte for byte', () => {
  const plain = createPage(`<html><head></head><body>${SHELL}</body></html>`);
  expect(preloads(plain)).toBe(plain);
});
