import { getOwnThings } from '#src/contract/hard-moment/own-things.ts';
import { type Answer, type Answers, questionsOf } from '#src/contract/webform/answers.ts';
import type { QuestionElement, WebformDefinition } from '#src/contract/webform/definition.ts';
import { OWN_WORDS } from '#src/domains/own-words.ts';
import { asksOwnWords, fillingOf } from '#src/rules/hard-moment/exercise-filling.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';

/** The own texts in the format of a question; undefined for a question without own texts. */
function takenBy(question: QuestionElement, value: string | readonly string[] | undefined): Answer | undefined {
  if (value === undefined || (question.type !== 'text' && question.type !== 'textarea')) return undefined;
  const lines = typeof value === 'string' ? [value] : value;
  return question.multiple ? lines : lines.join('\n');
}

/**
 * Initial answers of an unanswered exercise: the user's stored texts for a hard moment. Null while loading; empty on
 * failure. A plan for leaving is never filled in: another person may hold the phone.
 */
export function useOwnFilling(definition: WebformDefinition, isNew: boolean): Answers | null {
  const { domain, site } = useIsland();
  const words = domain.variant === 'self-help' && site.offers.hardMoment ? OWN_WORDS[domain.key] : null;
  const isAsked = isNew && words !== null && asksOwnWords(words, definition.id);
  const things = useCall(getOwnThings, isAsked ? {} : null);
  if (!isAsked) return {};
  if (things.status === 'loading') return null;
  if (things.status === 'error') return {};
  const filling = fillingOf(words, definition.id, things.value);
  return Object.fromEntries(
    questionsOf(definition).flatMap((question) => {
      const taken = takenBy(question, filling[question.key]);
      return taken === undefined ? [] : [[question.key, taken]];
    }),
  );
}
