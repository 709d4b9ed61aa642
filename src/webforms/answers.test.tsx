// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { LeafElement } from '#src/contract/webform/definition.ts';
import { mount } from '#src/ui/mount.ts';
import { validateHtml } from '#src/ui/validate-html.ts';
import { AnswerList } from './AnswerList.tsx';
import { ELEMENT_EXAMPLES } from './examples.ts';
import { inEnglish, t } from './fill.fixture.ts';

const renderExample = (name: string, key: string) => ({ ...ELEMENT_EXAMPLES[name], key }) as LeafElement;

const elements: readonly LeafElement[] = [
  renderExample('several lines', 'waarom'),
  renderExample('a list', 'doen'),
  renderExample('a number', 'glazen'),
  renderExample('a date', 'wanneer'),
  renderExample('one with another', 'wie'),
  renderExample('a quiz', 'quiz'),
  renderExample('a scale', 'trek'),
  renderExample('a tick', 'gelezen'),
  { type: 'skip', key: 'overslaan', label: 'Dit sla ik nu over' },
];

const DATA = {
  waarom: 'Voor <b>mezelf</b>\nen de kinderen',
  doen: ['lopen', 'lezen'],
  glazen: '2.5',
  wanneer: '2026-11-21',
  wie: '_other_',
  wie_other: 'Mijn zus',
  quiz: 'waar',
  trek: '7',
  gelezen: true,
};

const getLines = (container: HTMLElement) =>
  Object.fromEntries(
    [...container.querySelectorAll('.answers > div')].map((line) => [
      line.querySelector('dt')?.textContent,
      [...line.querySelectorAll('dd')].map(({ textContent }) => textContent),
    ]),
  );

it('answers are read under their questions, as people write them', async () => {
  const { place, remove } = mount(<AnswerList definition={{ elements }} data={DATA} t={t} />);
  expect(getLines(place)).toEqual({
    'Waarom nu?': ['Voor <b>mezelf</b>\nen de kinderen'],
    'Wat doe je graag?': ['lopen', 'lezen'],
    'Hoeveel glazen?': ['2,5 glazen'],
    'Wanneer?': ['21/11/2026'],
    'Wie helpt je?': ['Mijn zus'],
    'Een biertje is een glas.': ['Waar'],
    'Hoe sterk is de trek?': ['7 op een schaal van 0 (geen trek) tot 10 (heel veel trek)'],
    'Ik heb dit gelezen of geluisterd': ['Ja'],
  });
  expect(await validateHtml(place.innerHTML)).toEqual([]);
  remove();
});

it('old answers keep the words they were given to, and what is not known is shown as it is', () => {
  const data = { quiz: 'misschien', weg: ['a', 'b'], vreemd: 'tekst' };
  const labels = {
    quiz: { label: 'Oud', options: { misschien: 'Misschien' } },
    weg: { label: 'Wat deed je toen?', options: { a: 'Fietsen' } },
  };
  const definition = { elements: [renderExample('a quiz', 'quiz')] };
  const { place, remove } = mount(<AnswerList definition={definition} data={data} labels={labels} t={t} />);
  expect(getLines(place)).toEqual({
    'Een biertje is een glas.': ['Misschien'],
    'Wat deed je toen?': ['Fietsen', 'b'],
    vreemd: ['tekst'],
  });
  remove();
});

it('a skipped exercise says so and lists only what was written', () => {
  const data = { overslaan: true, doen: ['lopen'] };
  const { place, remove } = mount(<AnswerList definition={{ elements }} data={data} t={t} />);
  expect(place.textContent).toBe('Deze oefening heb je overgeslagen.Wat doe je graag?lopen');
  remove();
});

it('what was not filled in is named, and numbers follow the language', () => {
  const definition = { elements: elements.slice(0, 3) };
  const { place, remove } = mount(<AnswerList definition={definition} data={{ glazen: '2.5' }} t={inEnglish} />);
  expect(getLines(place)).toEqual({
    'Waarom nu?': ['Not answered'],
    'Wat doe je graag?': ['Not answered'],
    'Hoeveel glazen?': ['2.5 glazen'],
  });
  remove();
});

it('data that is none is nothing', () => {
  for (const data of [null, 'x', [1], { a: { b: 1 } }]) {
    const { place, remove } = mount(<AnswerList definition={{ elements: [] }} data={data} t={t} />);
    expect(place.textContent).toBe('');
    remove();
  }
});
