import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAliasPath } from '#src/cms/modules/content/check.ts';
import { proposePath } from './proposed-path.ts';

it('is made of the words of the title', () => {
  expect(proposePath('Vragen & antwoorden')).toBe('/vragen-antwoorden');
  expect(proposePath(' Cocaïne: één dag zónder ')).toBe('/cocaine-een-dag-zonder');
  expect(proposePath('Wat als ’t niet lukt?')).toBe('/wat-als-t-niet-lukt');
  expect(proposePath('!!')).toBe('');
});

it('is a path that a page may stand at, whatever the title', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (title) => {
      const path = proposePath(`Over ${title}`);
      return path === '/over' || (isAliasPath(path) && path.length <= 81);
    }),
  );
});
