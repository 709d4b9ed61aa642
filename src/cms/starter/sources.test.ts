import { describe, expect, it, test } from 'vitest';
import type { Source } from '#src/domains/source.ts';
import { SOURCES } from '#src/domains/source-list.ts';
import { isSourceId, listSourcesByTopic } from '#src/domains/sources.ts';
import { parseSources } from '#src/rules/opening/facts.ts';
import { STARTER } from './content.ts';

const notes = [...STARTER.pages, ...STARTER.questions, ...STARTER.webforms].flatMap(({ id, notes: text }) =>
  text ? [{ id, text }] : [],
);

describe('the facts of the starter content', () => {
  it('each bear their class of risk', () => {
    expect(notes.filter(({ text }) => /\bCHECK\b(?! \[C[1-5]\]:)/.test(text)).map(({ id }) => id)).toEqual([]);
  });

  it('name sources that exist', () => {
    const entries = notes.flatMap(({ id, text }) =>
      [...text.matchAll(/\bS(\d+)\b/g)].map(([name]) => [id, name] as const),
    );
    expect(entries.length).toBeGreaterThan(150);
    expect(entries.filter(([, name]) => !isSourceId(name))).toEqual([]);
    // An id without brackets is not a reference at the desk.
    expect(notes.filter(({ text }) => /(?<!\[)\bS\d+\b/.test(text)).map(({ id }) => id)).toEqual([]);
  });

  it('rest on every source that readers are told of', () => {
    const cited = new Set(notes.flatMap(({ text }) => parseSources(text)));
    expect(Object.keys(SOURCES).filter((id) => isSourceId(id) && !cited.has(id))).toEqual([]);
  });
});

describe('a source', () => {
  test.each(Object.entries<Source>(SOURCES))(
    '%s has a title, its years and what it says, in both languages',
    (_, source) => {
      const { title, years, facts } = source;
      const words = [title, ...facts.map(({ text }) => text)].flatMap(({ nl, en }) => [nl, en]);
      expect(words.filter((text) => text.trim() === '')).toEqual([]);
      expect(years.filter((year) => year < 1980 || year > 2026)).toEqual([]);
      expect(facts.length).toBeGreaterThan(0);
    },
  );

  it('stands under one topic, and no topic is empty', () => {
    const displayedSources = listSourcesByTopic();
    expect(displayedSources.filter(({ ids }) => ids.length === 0)).toEqual([]);
    expect(displayedSources.flatMap(({ ids }) => ids).sort()).toEqual(Object.keys(SOURCES).sort());
  });
});

test('a source that is no guideline says so to readers', () => {
  const marked = Object.entries<Source>(SOURCES).flatMap(([id, { isSecondHand }]) => (isSecondHand ? [id] : []));
  expect(marked.sort()).toEqual(['S13', 'S16', 'S41', 'S42', 'S43', 'S44', 'S5']);
});
