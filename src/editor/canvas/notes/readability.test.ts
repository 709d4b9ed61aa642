import { describe, expect, it } from 'vitest';
import { findNodeType, REGISTRY } from '../editor-registry.ts';
import { measureReadability, measureTexts, toReadingMinutes } from './readability.ts';

const repeated = (text: string, times: number) => Array.from({ length: times }, () => text).join(' ');

describe('how a text reads', () => {
  it('is the words of a sentence and the share of words of more than six letters', () => {
    // Ten sentences of four words, one of them long.
    expect(measureReadability(`<p>${repeated('Je drinkt vandaag minder.', 10)}</p>`)).toEqual({ words: 40, lix: 29 });
    expect(measureReadability(`<p>${repeated('Je gaat het zien.', 10)}</p>`)).toEqual({ words: 40, lix: 4 });
    expect(measureReadability(`<p>${repeated('verantwoordelijkheid', 40)}.</p>`)).toEqual({ words: 40, lix: 140 });
  });

  it('counts a point of a list and a heading as a sentence, and no letters of tags or entities', () => {
    const points = `<ul>${'<li>Ga elke dag naar buiten</li>'.repeat(8)}</ul>`;
    expect(measureReadability(points)).toEqual({ words: 40, lix: 5 });
    expect(measureReadability('<p><strong>Kort</strong>&nbsp;&amp; goed</p>').words).toBe(2);
  });

  it('has no measure where a text is too short for one', () => {
    expect(measureReadability('<p>Onvoorwaardelijkheid.</p>')).toEqual({ words: 1, lix: null });
    expect(measureReadability('')).toEqual({ words: 0, lix: null });
  });

  it('tells whole minutes, one at least', () => {
    expect([1, 250, 320, 1_000].map(toReadingMinutes)).toEqual([1, 1, 2, 5]);
  });

  it('is told of every text of a page at its place', () => {
    const definition = findNodeType(REGISTRY, 'basic_page');
    if (!definition) throw new Error('No such type.');
    const paragraphs = [
      { uuid: 'a', type: 'text', body: '<p>Een twee.</p>' },
      { uuid: 'b', type: 'cta', link: { href: '/hulp', text: 'Hulp' } },
      { uuid: 'c', type: 'text', title: 'Kop', body: '<p>Drie.</p>' },
    ];
    expect(measureTexts(REGISTRY, definition, { paragraphs })).toEqual([
      { path: 'paragraphs.0.body', words: 2, lix: null },
      { path: 'paragraphs.2.body', words: 1, lix: null },
    ]);
  });
});
