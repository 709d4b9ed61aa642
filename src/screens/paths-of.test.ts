import { expect, it } from 'vitest';
import { pathsBefore, pathsOf } from './paths-of.ts';

it('gives the paths of a screen in both languages, one that has none of its own included', () => {
  expect(pathsOf('plan')).toEqual({ nl: '/mijn-plan', en: '/my-recovery-plan' });
  expect(pathsOf('clients').en).toBe('/clienten');
});

it('leaves out what a link adds at the end', () => {
  expect(pathsBefore('validate')).toEqual({ nl: '/valideer', en: '/validate' });
});

it('knows no screen that is not there', () => {
  expect(() => pathsOf('nowhere')).toThrow('nowhere');
});
