import { describe, expect, test } from 'vitest';
import { isQuestion, listLeafElements } from '#src/contract/webform/answers.ts';
import {
  type ExerciseQuestion,
  PERSONAL_TEXT_SOURCES,
  type PersonalTextSources,
} from '#src/domains/personal-text-sources.ts';
import { STARTER } from './content.ts';

const messages = Object.entries(PERSONAL_TEXT_SOURCES).flatMap(([domain, personalTextSources]) =>
  personalTextSources === null ? [] : [{ domain, words: personalTextSources }],
);

const getFields = ({ sentence, list, card, person, ifThens }: PersonalTextSources): readonly ExerciseQuestion[] => [
  ...sentence,
  ...list,
  ...Object.values(card),
  ...person,
  ...ifThens.flatMap((plan) => ('both' in plan ? [plan.both] : [plan.situation, plan.action])),
];

describe.each(messages)('the own words of $domain', ({ domain, words }) => {
  test('are each a question of an exercise of that programme, where words are asked', () => {
    const wrongFields = getFields(words).filter(({ webform, field }) => {
      const form = STARTER.webforms.find(
        ({ id, domains }) => id === webform && domains.some((item) => item === domain),
      );
      const question = form && listLeafElements(form.nl).find(({ type, key }) => isQuestion({ type }) && key === field);
      return !question || !['text', 'textarea', 'checkboxes'].includes(question.type);
    });
    expect(wrongFields).toEqual([]);
  });
});
