import { describe, expect, test } from 'vitest';
import type { Schema } from 'yup';
import { ALERT_LIMITS, alertBody } from '#src/contract/desk/alerts.ts';
import { TERM_LIMITS, termBody } from '#src/contract/desk/terms.ts';
import { alertForm, termForm } from '#src/contract/forms/library.ts';
import { fromTypedAlert as alertOf, toTypedAlert } from './alerts/typed-alert.ts';
import { fromTypedTerm as termOf, toTypedTerm } from './terms/typed-term.ts';

const isTaken = (schema: Schema, value: unknown) => schema.isValidSync(value, { abortEarly: false });

/** Lists every combination of field values: empty, filled, and one character too long. */
function fillings(most: Readonly<Record<string, number>>): readonly Readonly<Record<string, string>>[] {
  return Object.entries(most).reduce<readonly Record<string, string>[]>(
    (all, [name, length]) =>
      all.flatMap((one) =>
        ['', 'Woorden', 'x'.repeat(length), 'x'.repeat(length + 1)].map((text) => ({ ...one, [name]: text })),
      ),
    [{}],
  );
}

// The browser accepts exactly the values that the content system accepts.
describe('the form and the content system have one rule', () => {
  const { title, body } = ALERT_LIMITS;
  test('for the words of an alert', () => {
    for (const words of fillings({ titleNl: title, bodyNl: body, titleEn: title, bodyEn: body })) {
      const typed = { ...toTypedAlert(null), domains: ['alcohol'], ...words };
      const { titleNl, bodyNl, titleEn, bodyEn } = typed;
      const en = titleEn === '' && bodyEn === '' ? null : { title: titleEn, body: bodyEn };
      const sent = { ...alertOf(typed, false), words: { nl: { title: titleNl, body: bodyNl }, en } };
      expect([words, isTaken(alertBody, sent)]).toEqual([words, alertForm.check(typed).length === 0]);
    }
  });

  const { name, description } = TERM_LIMITS;
  test('for the words of a term', () => {
    for (const words of fillings({
      nameNl: name,
      descriptionNl: description,
      nameEn: name,
      descriptionEn: description,
    })) {
      const typed = { ...toTypedTerm(null), domains: ['alcohol'], ...words };
      const { nameEn, descriptionEn } = typed;
      const en = nameEn === '' && descriptionEn === '' ? null : { name: nameEn, description: descriptionEn };
      const content = termOf(typed);
      const sent = { ...content, words: { ...content.words, en } };
      expect([words, isTaken(termBody, sent)]).toEqual([words, termForm.check(typed).length === 0]);
    }
  });

  test('for words in English alone, which neither takes', () => {
    const english = { title: 'Maintenance', body: '<p>Back soon.</p>' };
    const sent = { type: 'info', domains: ['alcohol'], isOn: false, words: { nl: null, en: english } };
    expect(isTaken(alertBody, sent)).toBe(false);
    const typed = { ...toTypedAlert(null), domains: ['alcohol'], titleEn: english.title, bodyEn: english.body };
    expect(alertForm.check(typed).length === 0).toBe(false);
  });
});
