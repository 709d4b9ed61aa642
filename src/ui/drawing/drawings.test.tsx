import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DOMAINS } from '#src/domains/index.ts';
import { SCENE_COLOURS } from '#src/styles/theme/scene.ts';
import { Drawing } from './Drawing.tsx';
import { DRAWINGS, type DrawingName, findDrawing } from './drawings.ts';
import { listLinkedFiles } from './generate.ts';
import { Horizon } from './Horizon.tsx';
import linked from './linked.json' with { type: 'json' };
import { LINKED_DRAWINGS } from './linked.ts';
import { HORIZONS } from './scenes/horizons.ts';

const MAX_BYTES = 12_000;

describe.each(Object.keys(DRAWINGS) as DrawingName[])('%s', (name) => {
  const svg = renderToStaticMarkup(<Drawing name={name} />);

  it('takes the colours of the scene only, so that it follows domain and time of day', () => {
    const fills = new Set([...svg.matchAll(/fill="([^"]+)"/g)].map(([, fill]) => fill));
    for (const fill of fills) expect(SCENE_COLOURS.map((colour) => `var(--il-${colour})`)).toContain(fill);
  });

  it('has whole numbers in its paths and stays small', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg.length).toBeLessThan(MAX_BYTES);
  });
});

it('is decoration without words and an image with them', () => {
  expect(renderToStaticMarkup(<Drawing name="rust" />)).toContain('aria-hidden="true"');
  expect(renderToStaticMarkup(<Drawing name="rust" alt="Een bankje" />)).toContain(
    'role="img" aria-label="Een bankje"',
  );
});

it('draws nothing for a name that is not in the kit', () => {
  expect(renderToStaticMarkup(<Drawing name="toString" alt="iets" />)).toBe('');
});

describe('a drawing by reference', () => {
  it('leaves its paths to a file that is named after what is drawn', () => {
    const svg = renderToStaticMarkup(<Drawing name="brug" alt="Een brug" isLinked />);
    expect(svg).toMatch(/role="img" aria-label="Een brug"><use href="\/drawings\/brug\.[a-z0-9]+\.svg#d"><\/use>/);
  });

  it('has a file for every drawing and every horizon, each of its own name', () => {
    const files = LINKED_DRAWINGS.map(({ file }) => file);
    expect(new Set(files).size).toBe(Object.keys(DRAWINGS).length + Object.keys(HORIZONS).length);
    for (const name of Object.keys(HORIZONS)) expect(files.join()).toContain(`horizon-${name}.`);
  });

  it('hears the time of day through variables, for a page reaches no class in it', () => {
    const svg = renderToStaticMarkup(<Drawing name="hero" />);
    expect(svg).toContain('opacity="var(--il-stars)"');
    expect(svg).not.toMatch(/<path[^>]* class=/);
  });
});

it.each(DOMAINS)('has a landscape and a horizon for $key', ({ landscape }) => {
  expect(findDrawing(landscape)?.kind).toBe('scene');
  expect(Object.keys(HORIZONS)).toContain(landscape);
  expect(renderToStaticMarkup(<Horizon landscape={landscape} />)).toContain(`/drawings/horizon-${landscape}.`);
});

it('tells browsers the file of every drawing: else run node src/ui/drawing/generate.ts and format', () => {
  expect(linked).toEqual(listLinkedFiles());
});
