import type { Language } from '#src/domains/domain.ts';

/** Digits as spoken one by one. */
export const DIGITS: Record<Language, readonly string[]> = {
  nl: ['nul', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen'],
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
};

export const MONTHS: Record<Language, readonly string[]> = {
  nl: [
    'januari',
    'februari',
    'maart',
    'april',
    'mei',
    'juni',
    'juli',
    'augustus',
    'september',
    'oktober',
    'november',
    'december',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
};

/** Abbreviations with their spoken form. */
export const ABBREVIATIONS: Record<Language, Readonly<Record<string, string>>> = {
  nl: {
    'bijv.': 'bijvoorbeeld',
    'bv.': 'bijvoorbeeld',
    'o.a.': 'onder andere',
    'd.w.z.': 'dat wil zeggen',
    'i.p.v.': 'in plaats van',
    'm.b.t.': 'over',
    'z.s.m.': 'zo snel mogelijk',
    'evt.': 'eventueel',
    'enz.': 'enzovoort',
    'ca.': 'ongeveer',
    'nr.': 'nummer',
    'blz.': 'bladzijde',
    'max.': 'hooguit',
    'min.': 'minstens',
    't/m': 'tot en met',
    'en/of': 'en of',
    POH: 'praktijkondersteuner',
    'POH’s': 'praktijkondersteuners',
    EHBO: 'E H B O',
  },
  en: {
    'e.g.': 'for example',
    'i.e.': 'that is',
    'etc.': 'and so on',
    'approx.': 'about',
    'max.': 'at most',
    'min.': 'at least',
    'no.': 'number',
    'vs.': 'against',
    'and/or': 'and or',
    POH: 'practice nurse',
    GPs: 'G Ps',
  },
};

/** Units after a number: singular and plural. */
export const UNITS: Record<Language, Readonly<Record<string, readonly [one: string, many: string]>>> = {
  nl: {
    ml: ['milliliter', 'milliliter'],
    cl: ['centiliter', 'centiliter'],
    mg: ['milligram', 'milligram'],
    kg: ['kilo', 'kilo'],
    g: ['gram', 'gram'],
    km: ['kilometer', 'kilometer'],
    cm: ['centimeter', 'centimeter'],
    min: ['minuut', 'minuten'],
    sec: ['seconde', 'seconden'],
  },
  en: {
    ml: ['millilitre', 'millilitres'],
    cl: ['centilitre', 'centilitres'],
    mg: ['milligram', 'milligrams'],
    kg: ['kilo', 'kilos'],
    g: ['gram', 'grams'],
    km: ['kilometre', 'kilometres'],
    cm: ['centimetre', 'centimetres'],
    min: ['minute', 'minutes'],
    sec: ['second', 'seconds'],
  },
};

/** Abbreviations spoken as words; all others are spelled out. */
export const SPOKEN_ACRONYMS: ReadonlySet<string> = new Set(['AGOG', 'AUDIT', 'CRAFT', 'KOPP', 'KOV', 'NIX', 'DIGID']);
