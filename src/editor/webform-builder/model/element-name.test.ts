import { expect, it } from 'vitest';
import { getElementName } from './element-name.ts';

const getText = (html: string) => getElementName({ type: 'markup', key: 'uitleg', html });

it('calls a text by its words, whole where they are few', () => {
  expect(getText('<p>Wat helpt <strong>jou</strong> nu?</p>')).toBe('Wat helpt jou nu?');
});

it('ends a long text after a whole word, and says that there is more', () => {
  const texts = 'Schrijf op wat je merkt als je trek hebt en wat je dan doet, zeg het ook tegen iemand.';
  expect(getText(`<p>${texts}</p>`)).toBe(
    'Schrijf op wat je merkt als je trek hebt en wat je dan doet, zeg het ook tegen…',
  );
});

it('cuts a word without end where it must', () => {
  expect(getText('w'.repeat(200))).toBe(`${'w'.repeat(80)}…`);
});
