import { type Answers, hasOther, otherKeyOf, questionsOf } from '#src/contract/webform/answers.ts';
import type { WebformText } from '#src/contract/webform/definition.ts';

/** A user's free-text answers, without choices and numbers. */
export function freeTextsOf(definition: Pick<WebformText, 'elements'>, answers: Answers): readonly string[] {
  const keys = questionsOf(definition).flatMap((question) => {
    if (question.type === 'text' || question.type === 'textarea') return [question.key];
    return hasOther(question) ? [otherKeyOf(question.key)] : [];
  });
  return keys.flatMap((key) => {
    const answer = answers[key];
    return typeof answer === 'boolean' || answer === undefined ? [] : answer;
  });
}
