import { describe, expect, it } from 'vitest';
import type { LeafElement } from '#src/contract/webform/definition.ts';
import { splitIntoSteps } from './question-steps.ts';

const renderTexts = (key: string, leafElement: Partial<LeafElement> = {}, html = '<p>Kort.</p>') =>
  ({ type: 'markup', key, html, ...leafElement }) as LeafElement;
const getAsked = (type: 'text' | 'number' | 'check' | 'skip', key: string): LeafElement => ({ type, key, label: key });
const LONG = `<p>${'Lang. '.repeat(80)}</p>`;

const getKeys = (leaves: readonly LeafElement[]) =>
  splitIntoSteps(leaves).map(({ elements, question }) => [question, ...elements.map(({ key }) => key)]);

describe('a form, one question at a time', () => {
  it('tells a short text with its question, and a long one first', () => {
    expect(getKeys([renderTexts('kort'), getAsked('text', 'a'), renderTexts('meer'), getAsked('text', 'b')])).toEqual([
      [1, 'kort', 'a'],
      [2, 'meer', 'b'],
    ]);
    expect(getKeys([renderTexts('lang', {}, LONG), getAsked('text', 'a')])).toEqual([
      [null, 'lang'],
      [1, 'a'],
    ]);
  });

  it('shows a script as a card for each paragraph, and going on from the last one ticks that it was read', () => {
    const film = {
      type: 'video',
      key: 'film',
      title: 'Trek',
      url: null,
      transcript: '<p>Een.</p><p>Twee.</p>',
    } as const;
    const read = { type: 'check', key: 'gelezen', label: 'Gelezen', required: true } as const;
    const steps = splitIntoSteps([film, read, getAsked('text', 'a')]);
    expect(steps.map(({ question, tick, elements }) => [question, tick, ...elements.map(({ key }) => key)])).toEqual([
      [null, null, 'film'],
      [null, 'gelezen', 'film_2'],
      [1, null, 'a'],
    ]);
    expect(steps[0]?.elements[0]).toEqual({ ...film, transcript: '<p>Een.</p>' });
  });

  it('keeps a tick with its text, numbers together, and last words with the last question', () => {
    expect(getKeys([renderTexts('kort'), getAsked('check', 'mag')])).toEqual([[1, 'kort', 'mag']]);
    expect(getKeys([renderTexts('lang', {}, LONG), getAsked('check', 'mag')])).toEqual([[1, 'lang', 'mag']]);
    expect(
      getKeys([getAsked('number', 'ma'), getAsked('number', 'di'), getAsked('text', 'a'), renderTexts('eind')]),
    ).toEqual([
      [1, 'ma', 'di'],
      [2, 'a', 'eind'],
    ]);
  });

  it('tells about an answer where it is given', () => {
    const about = renderTexts('over', { when: { match: 'any', of: [{ key: 'a', is: ['ja'] }] } });
    expect(getKeys([getAsked('text', 'a'), about, getAsked('text', 'b')])).toEqual([
      [1, 'a', 'over'],
      [2, 'b'],
    ]);
  });

  it('offers to skip under every question', () => {
    expect(getKeys([getAsked('text', 'a'), getAsked('text', 'b'), getAsked('skip', 'over')])).toEqual([
      [1, 'a', 'over'],
      [2, 'b', 'over'],
    ]);
  });

  it('loses nothing of a form that only tells', () => {
    expect(getKeys([renderTexts('a'), renderTexts('b')])).toEqual([[null, 'a', 'b']]);
    expect(getKeys([])).toEqual([]);
  });
});
