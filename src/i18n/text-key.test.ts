import { expect, it } from 'vitest';
import { createTranslate } from './create-translate.ts';
import { type CheckedTranslate, toTextKey } from './text-key.ts';

const t: CheckedTranslate = createTranslate(
  { forms: { retry: 'Opnieuw', failures: { limited_one: '1 minuut' } } },
  'nl',
);

// The errors are compile errors: `npm run check` fails if one of these lines compiles.
it('takes the key of a text, and of one by number', () => {
  expect(t('forms.retry')).toBe('Opnieuw');
  expect(t('forms.failures.limited', { count: 1 })).toBe('1 minuut');
});

it('refuses at compile time a key that has no text, whole or composed', () => {
  const fruit = 'apple' as 'apple' | 'pear';
  // @ts-expect-error no such text
  expect(t('forms.retries')).toBe('forms.retries');
  // @ts-expect-error a folder is no text
  expect(t('forms.failures')).toBe('forms.failures');
  // @ts-expect-error none of these has a text
  expect(t(`forms.fruits.${fruit}`)).toBe('forms.fruits.apple');
  // @ts-expect-error nor has any that begins so
  expect(t(`fruits.${String(fruit)}`)).toBe('fruits.apple');
  // @ts-expect-error not one of them
  expect(toTextKey(`forms.fruits.${fruit}`)).toBe('forms.fruits.apple');
});

it('takes a composed key of which some have a text where that is said', () => {
  const domain = 'guided' as 'alcohol' | 'guided';
  // @ts-expect-error not every programme has it
  t(`forms.aboveGoal.${domain}`);
  expect(t(toTextKey(`forms.aboveGoal.${domain}`))).toBe('forms.aboveGoal.guided');
});
