import { expect, it } from 'vitest';
import { getPathPrefixes, getScreenPaths } from './screen-paths.ts';

it('gives the paths of a screen in both languages, one that has none of its own included', () => {
  expect(getScreenPaths('plan')).toEqual({ nl: '/mijn-plan', en: '/my-recovery-plan' });
  expect(getScreenPaths('clients').en).toBe('/clienten');
});

it('leaves out what a link adds at the end', () => {
  expect(getPathPrefixes('validate')).toEqual({ nl: '/valideer', en: '/validate' });
});

it('knows no screen that is not there', () => {
  expect(() => getScreenPaths('nowhere')).toThrow('nowhere');
});
