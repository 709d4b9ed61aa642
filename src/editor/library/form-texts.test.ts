import { describe, expect, test } from 'vitest';
import { TERM_LIMITS, termBody } from '#src/contract/desk/terms.ts';
import { termForm } from '#src/contract/forms/library.ts';
import { parseByShape } from '#src/contract/shape/read-shape.ts';
import { fromTermInputs as termOf, toTermInputs } from './terms/term-inputs.ts';

/** Lists every combination of field values: empty, filled, and one character too long. */
function getFillings(most: Readonly<Record<string, number>>): readonly Readonly<Record<string, string>>[] {
  return Object.entries(most).reduce<readonly Record<string, string>[]>(
    (all, [name, length]) =>
      all.flatMap((item) =>
        ['', 'Woorden', 'x'.repeat(length), 'x'.repeat(length + 1)].map((text) => ({ ...item, [name]: text })),
      ),
    [{}],
  );
}

// The browser accepts exactly the values that the content system accepts.
describe('the form and the content system have one rule', () => {
  const { name, description } = TERM_LIMITS;
  test('for the words of a term', () => {
    for (const texts of getFillings({
      nameNl: name,
      descriptionNl: description,
      nameEn: name,
      descriptionEn: description,
    })) {
      const input = { ...toTermInputs(null), domains: ['alcohol'], ...texts };
      const { nameEn, descriptionEn } = input;
      const en = nameEn === '' && descriptionEn === '' ? null : { name: nameEn, description: descriptionEn };
      const content = termOf(input);
      const body = { ...content, words: { ...content.words, en } };
      expect([texts, parseByShape(termBody, body).ok]).toEqual([texts, termForm.check(input).length === 0]);
    }
  });
});
