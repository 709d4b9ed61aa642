import { describe, expect, it } from 'vitest';
import { DOMAINS } from '#src/domains/index.ts';
import { contrast } from './oklch.ts';
import { type Roles, roles } from './roles.ts';
import { type SceneColour, scene, TIMES } from './scene.ts';

const TEXT: readonly (readonly [keyof Roles, readonly (keyof Roles)[]])[] = [
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

const SHAPES: readonly (readonly [keyof Roles, readonly (keyof Roles)[]])[] = [
  ['line-strong', ['ground', 'surface', 'sunken']],
  ['focus', ['ground', 'surface', 'sunken', 'brand-tint', 'accent-tint']],
  ['over', ['over-tint']],
];

/** What stands on the drawings: text in the top two bands of the sky, the footer's text on the nearest land. */
const ON_SCENE: readonly (readonly [SceneColour | '#ffffff', SceneColour])[] = [
  ['ink', 's1'],
  ['ink', 's2'],
  ['#ffffff', 'f4'],
];

const schemes = DOMAINS.flatMap(({ key, theme }) =>
  (['light', 'dark'] as const).map((scheme) => ({ key, scheme, colours: roles(theme, scheme) })),
);

describe.each(schemes)('$key $scheme', ({ colours }) => {
  it.each(TEXT)('%s reads on every ground it stands on', (colour, grounds) => {
    for (const ground of grounds)
      expect(contrast(colours[colour], colours[ground]), ground).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SHAPES)('%s shows as a shape', (colour, grounds) => {
    for (const ground of grounds) expect(contrast(colours[colour], colours[ground]), ground).toBeGreaterThanOrEqual(3);
  });
});

describe.each(
  DOMAINS.flatMap((domain) => TIMES.map((time) => ({ key: domain.key, time, colours: scene(domain.theme, time) }))),
)('the landscape of $key by $time', ({ time, colours }) => {
  it('carries text in the sky, and the footer on its land', () => {
    for (const [text, ground] of ON_SCENE) {
      const colour = text.startsWith('#') ? text : colours[text as SceneColour];
      // The footer takes the land of the day, or of the night under the dark setting.
      if (ground === 'f4' && (time === 'morning' || time === 'evening')) continue;
      expect(contrast(colour, colours[ground]), ground).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it('every theme is told from the others by its brand colour', () => {
  expect(new Set(DOMAINS.map(({ theme }) => roles(theme, 'light').brand)).size).toBe(DOMAINS.length);
});
