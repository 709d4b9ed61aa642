import type { Language } from '#src/domains/domain.ts';
import { MAX_COUNTED_ANSWERS } from '#src/rules/limits.ts';

type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const formatCount = (language: Language): string => new Intl.NumberFormat(language).format(MAX_COUNTED_ANSWERS);

/** Returns the number of submissions of a form as text; large numbers are shown as "many". */
export const formatAnswerCount = (t: Translate, language: Language, answers: number): string =>
  answers > MAX_COUNTED_ANSWERS ? t('desk-webforms.list.many', { number: formatCount(language) }) : String(answers);

/** Returns the number of submissions as a sentence. */
export function formatAnsweredSentence(t: Translate, language: Language, answers: number): string {
  if (answers === 0) return t('desk-webforms.unanswered');
  if (answers > MAX_COUNTED_ANSWERS) return t('desk-webforms.answered-by-many', { number: formatCount(language) });
  return t('desk-webforms.answered', { count: answers });
}
