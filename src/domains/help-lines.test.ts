import { describe, expect, it, test } from 'vitest';
import { allHelpLines, helpLines, isPaid } from './help-lines.ts';
import { DOMAINS } from './index.ts';

const line = (id: string, domain: 'alcohol' | 'cocaine' | 'gambling' = 'cocaine', checks = {}) =>
  helpLines(domain, 'nl', checks).find((one) => one.id === id);

test.each(['nl', 'en'] as const)('every line says what it costs, and 0900 never goes without (%s)', (language) => {
  for (const { key } of DOMAINS) {
    for (const { phone, when } of helpLines(key, language)) {
      if (phone.startsWith('0900')) expect(when).toMatch(/Niet gratis: je hoort vooraf|Not free: you hear the price/);
      if (phone.startsWith('0800')) expect(when).toMatch(/Gratis|Free/);
    }
  }
});

describe('a line that nobody called', () => {
  it('is not shown as certain, and its hours are not made up', () => {
    expect(line('drugs-information')).toMatchObject({
      caution: 'Werkt dit nummer niet? Bel je huisarts, en bij gevaar 112.',
      when: 'Voor vragen over drugs. We weten niet zeker wanneer er iemand opneemt. Niet gratis: je hoort vooraf wat het gesprek kost.',
    });
  });

  it('is shown as it was found once the provider called it', () => {
    const found = { checkedOn: '2026-11-20', price: '15 cent per minuut', hours: 'werkdagen van 9 tot 17 uur' };
    expect(line('drugs-information', 'cocaine', { 'drugs-information': found })).toMatchObject({
      caution: null,
      when: 'Voor vragen over drugs. Werkdagen van 9 tot 17 uur. Niet gratis: je hoort vooraf wat het gesprek kost. 15 cent per minuut.',
    });
  });
});

it('says that 113 and 0800-0113 are one line, and names both OpenOverGokken and Loket Kansspel', () => {
  expect(line('suicide-prevention')?.when).toContain('113 en 0800-0113 zijn dezelfde lijn');
  expect(line('gambling-help', 'gambling')?.name).toMatch(/OpenOverGokken.*Loket Kansspel/);
});

it('dials what it shows', () => {
  for (const { phone, dial } of allHelpLines()) expect(dial).toBe(phone.replace(/\D/g, ''));
  expect(
    allHelpLines()
      .filter(isPaid)
      .map(({ id }) => id),
  ).toEqual(['alcohol-information', 'drugs-information', 'police']);
});
