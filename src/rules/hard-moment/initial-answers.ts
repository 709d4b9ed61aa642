import type { ExerciseQuestion, PersonalTextSources } from '../../domains/personal-text-sources.ts';
import { CARD_LINES, type PersonalTexts } from './personal-texts.ts';

/** Initial answers of an exercise by question: one line, or the lines of a list. */
export type InitialAnswers = Readonly<Record<string, string | readonly string[]>>;

/**
 * Returns initial answers of an unanswered exercise: the texts that are already stored for the hard moment, so that
 * they are not typed twice. Does not use a list that several exercises fill.
 */
export function prefillAnswers(
  personalTextSources: PersonalTextSources,
  webform: string,
  { sentence, list, card, person }: PersonalTexts,
): InitialAnswers {
  const findOwnQuestion = (questions: readonly ExerciseQuestion[]) =>
    questions.find((word) => word.webform === webform)?.field;
  const name = person === null ? null : [person.name, person.phone].filter((part) => part !== null).join(' ');
  const parts = [
    ...CARD_LINES.map(
      (line) =>
        [
          findOwnQuestion(personalTextSources.card[line] ? [personalTextSources.card[line]] : []),
          card[line] ?? null,
        ] as const,
    ),
    [findOwnQuestion(personalTextSources.person), name] as const,
    [findOwnQuestion(personalTextSources.sentence), sentence] as const,
    [
      personalTextSources.list.length === 1 ? findOwnQuestion(personalTextSources.list) : undefined,
      list.length > 0 ? list : null,
    ] as const,
  ];
  return Object.fromEntries(parts.filter(([field, value]) => field !== undefined && value !== null));
}

/** Returns true if an exercise has a field for texts that are stored for the hard moment. */
export const hasOwnTextsField = (personalTextSources: PersonalTextSources, webform: string): boolean =>
  [
    ...personalTextSources.sentence,
    ...personalTextSources.list,
    ...Object.values(personalTextSources.card),
    ...personalTextSources.person,
  ].some((word) => word.webform === webform);
