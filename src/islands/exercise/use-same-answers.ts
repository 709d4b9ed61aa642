import { useState } from 'react';
import { type Answers, questionsOf } from '#src/contract/webform/answers.ts';
import type { QuestionElement, WebformDefinition } from '#src/contract/webform/definition.ts';
import { forgetNoes, hasNoes } from '#src/session/danger.ts';
import { useIsland } from '#src/session/Island.tsx';

const NO = 'nee';

const takesNo = (question: QuestionElement): boolean =>
  question.type === 'radios' && question.options.some(({ value }) => value === NO);

/** Answers given before registering that the safety step would ask again. */
interface SameAnswers {
  readonly answers: Answers;
  /** Forgets them; with `isAsked` the questions of the step come after all. */
  readonly forget: (isAsked: boolean) => void;
}

/**
 * The no that every question of the safety step had in this tab before registering, for one press that confirms them.
 * Null where one of them was not asked, had another answer, or is too old.
 */
export function useSameAnswers(definition: WebformDefinition, isNew: boolean): SameAnswers | null {
  const { safety } = useIsland().domain;
  const questions = questionsOf(definition);
  const [isSame, setSame] = useState(() => {
    if (!isNew || safety?.asked === undefined || safety.webform !== definition.id) return false;
    const { asked } = safety;
    return questions.every((one) => one.key in asked && takesNo(one)) && hasNoes(Object.values(asked));
  });
  if (!isSame) return null;
  return {
    answers: Object.fromEntries(questions.map(({ key }) => [key, NO])),
    forget: (isAsked) => {
      forgetNoes();
      setSame(!isAsked);
    },
  };
}
