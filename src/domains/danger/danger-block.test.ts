import { describe, expect, it, test } from 'vitest';
import { LANGUAGES } from '../domain.ts';
import { toDangerBlock } from './danger-block.ts';
import { DANGER_KINDS } from './kinds.ts';

describe.each(LANGUAGES)('every block (%s)', (language) => {
  test.each(DANGER_KINDS)('%s has its texts, with every safety sentence in its place', (kind) => {
    const block = toDangerBlock(kind, language);
    const texts = kind === 'other' ? [block.say, block.rest] : [block.title, block.answer, block.say, block.rest];
    for (const text of texts) {
      expect(text).not.toBe('');
      expect(text).not.toContain('{{');
    }
  });
});

it('reads a kind that it does not know as another question', () => {
  expect(toDangerBlock('unheard-of', 'nl').kind).toBe('other');
  expect(toDangerBlock(undefined, 'en').kind).toBe('other');
});

it('asks for the calls as they were decided', () => {
  const getFirst = (kind: string) => toDangerBlock(kind, 'nl').calls.map(({ id, dial }) => dial ?? id);
  expect(getFirst('chest')).toEqual(['112']);
  expect(getFirst('suicide')).toEqual(['08000113']);
  expect(getFirst('violence')).toEqual(['08002000']);
  expect(getFirst('threat')).toEqual(['112', '09008844']);
  expect(getFirst('pregnant-alcohol')).toEqual(['midwife']);
  expect(getFirst('secret-money')).toEqual([]);
});

test('a number that costs something is never without its price', () => {
  const [emergency, police] = toDangerBlock('threat', 'nl').calls;
  expect(emergency?.terms).toBeUndefined();
  expect(police?.terms).toContain('Niet gratis');
});
