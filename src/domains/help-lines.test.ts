import { describe, expect, it, test } from 'vitest';
import {
  CRISIS_LINES,
  DANGER_LINES,
  findHelpLines,
  formatTerms,
  getCrisisLine,
  helpLines,
  isPaid,
  type LineChecks,
  listAllHelpLines,
} from './help-lines.ts';
import { DOMAINS } from './index.ts';

const createLine = (id: string, domain: 'alcohol' | 'cocaine' | 'gambling' = 'cocaine', checks: LineChecks = {}) =>
  helpLines(domain, 'nl', checks).find((helpLine) => helpLine.id === id);

test.each(['nl', 'en'] as const)('every line says what it costs, and 0900 never goes without (%s)', (language) => {
  for (const { key } of DOMAINS) {
    for (const { phone, price } of helpLines(key, language)) {
      if (phone.startsWith('0900'))
        expect(price).toMatch(/Niet gratis: je hoort vooraf|Not free: you’ll hear the price/);
      if (phone.startsWith('0800')) expect(price).toMatch(/Gratis|Free/);
    }
  }
});

describe('a line that nobody called', () => {
  it('is not shown as certain, and its hours are not made up', () => {
    expect(createLine('drugs-information')).toMatchObject({
      caution: 'Werkt dit nummer niet? Bel je huisarts, en bij gevaar 112.',
      when: 'Voor vragen over drugs.',
      hours: 'We weten niet zeker wanneer er iemand opneemt.',
      price: 'Niet gratis: je hoort vooraf wat het gesprek kost.',
    });
  });

  it('is shown as it was found once the provider called it', () => {
    const workday = [['09:00', '17:00']] as const;
    const week = { monday: workday, tuesday: workday, wednesday: workday, thursday: workday, friday: workday };
    const checks: LineChecks = {
      'drugs-information': {
        checkedOn: '2026-11-20',
        open: {
          week: {
            ...week,
            saturday: [
              ['10:00', '12:30'],
              ['13:30', '02:00'],
            ],
          },
          holidays: 'closed',
        },
        price: { kind: 'paid', centsPerMinute: 15, centsPerCall: null },
        languages: ['nl', 'en'],
      },
    };
    expect(createLine('drugs-information', 'cocaine', checks)).toMatchObject({
      caution: null,
      when: 'Voor vragen over drugs. Spreekt ook Engels.',
      hours:
        'Werkdagen van 9.00 tot 17.00 uur, zaterdag van 10.00 tot 12.30 uur en van 13.30 tot 2.00 uur. Niet op feestdagen.',
      price: '€ 0,15 per minuut, en je gewone belkosten.',
    });
    expect(helpLines('cocaine', 'en', checks).find(({ id }) => id === 'drugs-information')).toMatchObject({
      when: 'For questions about drugs. Speaks English.',
      hours:
        'Weekdays from 9 am to 5 pm, Saturday from 10 am to 12:30 pm and from 1:30 pm to 2 am. Not on public holidays.',
      price: '€0.15 a minute plus your usual call rate.',
    });
  });
});

describe('the order of a page that knows no time', () => {
  const getIds = (lines: readonly { readonly id: string }[]) => lines.map(({ id }) => id);

  it('is danger, what is always open, unknown hours, and known ones', () => {
    expect(getIds(helpLines('gambling', 'nl'))).toEqual([
      'emergency',
      'suicide-prevention',
      'domestic-violence',
      'gambling-help',
      'listening',
      'debts',
    ]);
    expect(getIds(helpLines('close-ones', 'nl')).at(-1)).toBe('children');
    expect(getIds(findHelpLines(['children', 'suicide-prevention', 'emergency'], 'nl'))).toEqual([
      'emergency',
      'suicide-prevention',
      'children',
    ]);
  });

  it('never puts another line before the numbers for danger', () => {
    for (const { key } of DOMAINS) {
      const danger = helpLines(key, 'en').filter(({ kind }) => kind === 'danger');
      expect(getIds(helpLines(key, 'en')).slice(0, danger.length)).toEqual([...DANGER_LINES]);
      expect(danger.every(({ open }) => open === 'always')).toBe(true);
    }
  });
});

it('says that 113 and 0800-0113 are one line, and names both OpenOverGokken and Loket Kansspel', () => {
  expect(createLine('suicide-prevention')?.when).toContain('113 en 0800-0113 zijn dezelfde lijn');
  expect(createLine('gambling-help', 'gambling')?.name).toMatch(/OpenOverGokken.*Loket Kansspel/);
  const children = findHelpLines(['children'], 'nl')[0];
  expect(children && formatTerms(children)).toBe('Elke dag van 11.00 tot 21.00 uur. Gratis.');
});

it('dials what it shows', () => {
  for (const { phone, dial } of listAllHelpLines()) expect(dial).toBe(phone.replace(/\D/g, ''));
  expect(
    listAllHelpLines()
      .filter(isPaid)
      .map(({ id }) => id),
  ).toEqual(['alcohol-information', 'drugs-information', 'police']);
});

test.each(['nl', 'en'] as const)('a number of danger says alone what it says in a list (%s)', (language) => {
  for (const line of findHelpLines(CRISIS_LINES, language)) {
    expect(line).toMatchObject(getCrisisLine(line.id as (typeof CRISIS_LINES)[number], language));
  }
  expect(findHelpLines(CRISIS_LINES, language)).toHaveLength(2);
});
