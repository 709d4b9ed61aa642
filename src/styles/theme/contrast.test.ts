import { describe, expect, it } from 'vitest';
import { DOMAINS } from '#src/domains/index.ts';
import { NEUTRAL } from './neutral.ts';
import { getContrast } from './oklch.ts';
import { getInterfaceColours, type InterfaceColours } from './roles.ts';
import { getSceneColours, TIMES_OF_DAY } from './scene.ts';

const TEXT: readonly (readonly [keyof InterfaceColours, readonly (keyof InterfaceColours)[]])[] = [
  ['ink', ['ground', 'surface', 'sunken', 'brand-tint', 'accent-tint', 'over-tint', 'danger-tint']],
  ['ink-soft', ['ground', 'surface', 'sunken', 'brand-tint']],
  ['brand', ['ground', 'surface', 'sunken', 'brand-tint']],
  ['brand-deep', ['brand-tint']],
  ['brand-ink', ['brand']],
  ['ground', ['ink']],
  ['accent-ink', ['accent']],
  ['accent-text', ['ground', 'surface', 'accent-tint']],
  ['over', ['ground', 'surface', 'over-tint']],
  ['danger', ['ground', 'surface', 'danger-tint']],
];

const SHAPES: readonly (readonly [keyof InterfaceColours, readonly (keyof InterfaceColours)[]])[] = [
  ['line-strong', ['ground', 'surface', 'sunken']],
  ['focus', ['ground', 'surface', 'sunken', 'brand-tint', 'accent-tint']],
  ['over', ['over-tint']],
];

const themes = [...DOMAINS, { key: 'neutral', theme: NEUTRAL }];

const schemes = themes.flatMap(({ key, theme }) =>
  (['light', 'dark'] as const).map((scheme) => ({ key, scheme, colours: getInterfaceColours(theme, scheme) })),
);

describe.each(schemes)('$key $scheme', ({ colours }) => {
  it.each(TEXT)('%s reads on every ground it stands on', (colour, grounds) => {
    for (const ground of grounds)
      expect(getContrast(colours[colour], colours[ground]), ground).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SHAPES)('%s shows as a shape', (colour, grounds) => {
    for (const ground of grounds)
      expect(getContrast(colours[colour], colours[ground]), ground).toBeGreaterThanOrEqual(3);
  });
});

const landscapes = DOMAINS.flatMap(({ key, theme }) =>
  TIMES_OF_DAY.map((time) => ({ key, time, colours: getSceneColours(theme, time) })),
);

it.each(landscapes)('the sky of $key carries text in its top two bands by $time', ({ colours }) => {
  for (const band of ['s1', 's2'] as const) expect(getContrast(colours.ink, colours[band])).toBeGreaterThanOrEqual(4.5);
});

it.each(DOMAINS)('the near land of $key carries the white text of the footer by day and by night', ({ theme }) => {
  for (const time of ['day', 'night'] as const) {
    expect(getContrast('#ffffff', getSceneColours(theme, time).f4)).toBeGreaterThanOrEqual(4.5);
  }
});

it('every theme is told from the others by its brand colour', () => {
  expect(new Set(DOMAINS.map(({ theme }) => getInterfaceColours(theme, 'light').brand)).size).toBe(DOMAINS.length);
});
