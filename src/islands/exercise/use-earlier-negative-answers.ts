import { useState } from 'react';
import { type Answers, listQuestions } from '#src/contract/webform/answers.ts';
import type { QuestionElement, WebformDefinition } from '#src/contract/webform/definition.ts';
import { clearNegativeAnswers, hasOnlyNegativeAnswers } from '#src/session/danger.ts';
import { useIsland } from '#src/session/Island.tsx';

const NO = 'nee';

const acceptsNo = (question: QuestionElement): boolean =>
  question.type === 'radios' && question.options.some(({ value }) => value === NO);

/** Answers before registration to questions that the safety step repeats. */
interface EarlierNoAnswers {
  readonly answers: Answers;
  /** Deletes the answers; if `isAsked`, the questions of the step are shown after all. */
  readonly clear: (isAsked: boolean) => void;
}

/**
 * Returns the "no" answers that were given in this tab before registration to every question of the safety step, to
 * confirm by one click. Null if a question was not answered, had another answer, or the answers expired.
 */
export function useEarlierNegativeAnswers(definition: WebformDefinition, isNew: boolean): EarlierNoAnswers | null {
  const { safety } = useIsland().domain;
  const questions = listQuestions(definition);
  const [isSameQuestions, setSame] = useState(() => {
    if (!isNew || safety?.asked === undefined || safety.webform !== definition.id) return false;
    const { asked } = safety;
    return (
      questions.every((question) => question.key in asked && acceptsNo(question)) &&
      hasOnlyNegativeAnswers(Object.values(asked))
    );
  });
  if (!isSameQuestions) return null;
  return {
    answers: Object.fromEntries(questions.map(({ key }) => [key, NO])),
    clear: (isAsked) => {
      clearNegativeAnswers();
      setSame(!isAsked);
    },
  };
}
