import { readdirSync, readFileSync } from 'node:fs';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { listPlaceholders } from '#src/domains/placeholders.ts';
import { getSafetyTexts, SAFETY_TEXTS } from '#src/domains/safety-texts.ts';
import config from './astro-i18next.config.ts';
import { createTranslate, type Texts } from './create-translate.ts';
import { assertTexts, loadTexts } from './load.ts';
import { createTranslator, getTexts } from './translator.ts';

const folder = new URL('../../public/locales/', import.meta.url);
const files = readdirSync(new URL('nl/', folder)).sort();

function readTexts(language: string, file: string): Texts {
  return JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8'));
}

function getEntries(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : getEntries(value, `${prefix}${key}.`),
  );
}

beforeAll(loadTexts);

describe('the texts', () => {
  it('stand in both languages, in the same files, and are all known to i18next', () => {
    expect(readdirSync(new URL('en/', folder)).sort()).toEqual(files);
    for (const file of files) expect(config.namespaces).toContain(file.replace('.json', ''));
    expect(assertTexts).not.toThrow();
  });

  it.each(files)('%s has the same keys and values in both languages, and none is empty', (file) => {
    const [dutch, english] = [getEntries(readTexts('nl', file)), getEntries(readTexts('en', file))];
    expect(english.map(([key]) => key).sort()).toEqual(dutch.map(([key]) => key).sort());
    const listPlaces = (text = '') => listPlaceholders(text).toSorted();
    const englishTexts = new Map(english);
    for (const [key, text] of dutch) {
      expect(text.trim(), key).not.toBe('');
      expect(englishTexts.get(key)?.trim(), key).not.toBe('');
      expect(listPlaces(englishTexts.get(key)), key).toEqual(listPlaces(text));
    }
  });

  it.each(files)('%s has no exclamation marks and calls nobody "u"', (file) => {
    for (const language of ['nl', 'en']) {
      for (const [key, text] of getEntries(readTexts(language, file))) expect(text, key).not.toContain('!');
    }
    // A sentence in quotation marks is addressed to another person, such as a GP, who is called "u".
    for (const [key, text] of getEntries(readTexts('nl', file)))
      expect(text.replace(/“[^”]*”/g, ''), key).not.toMatch(/\b(u|uw)\b/i);
  });
});

it('a safety sentence that a text names stands in it, on the server and in an island', () => {
  const { nl, en } = SAFETY_TEXTS.alcoholEmergency;
  for (const [language, sentence] of Object.entries({ nl, en })) {
    const translate = createTranslate(getTexts(language, 'plan') as Texts, language);
    expect(createTranslator(language, 'plan')('wizard.highUsage.danger')).toBe(sentence);
    expect(translate('wizard.highUsage.danger')).toBe(sentence);
  }
});

describe('t of a namespace', () => {
  it.each(files)('says the same as i18next, whose files these are, on every key of %s', (file) => {
    const namespace = file.replace('.json', '');
    for (const language of ['nl', 'en']) {
      const t = i18next.getFixedT(language, namespace);
      const translate = createTranslate(getTexts(language, namespace) as Texts, language);
      const texts = getEntries(readTexts(language, file));
      const getBase = (key: string) => key.replace(/_(one|other)$/, '');
      for (const [key] of texts) {
        const base = getBase(key);
        // Each form of a text receives the placeholders of all its forms.
        const forms = texts.filter(([other]) => getBase(other) === base);
        const names = forms.flatMap(([, text]) => listPlaceholders(text)).filter((name) => !(name in SAFETY_TEXTS));
        for (const count of [0, 1, 2, 21]) {
          const values = { ...Object.fromEntries(names.map((name) => [name, 'waarde <b>'])), count };
          expect(translate(base, values), key).toBe(t(base, { ...getSafetyTexts(language as 'nl' | 'en'), ...values }));
        }
      }
    }
  });

  it('shows the key where a text is missing', () => {
    expect(createTranslate({}, 'nl')('no.such')).toBe('no.such');
    expect(createTranslator('nl', 'frame')('no.such')).toBe('no.such');
  });
});

it('gives each of many requests its own language', async () => {
  const rows = Array.from({ length: 100 }, (_, index) => (index % 2 ? 'nl' : 'en'));
  const input = await Promise.all(rows.map(async (language) => createTranslator(language, 'frame')('skip')));
  expect(new Set(input.filter((_, index) => rows[index] === 'nl')).size).toBe(1);
  expect(input[0]).not.toBe(input[1]);
});
