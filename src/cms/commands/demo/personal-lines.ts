import type { DomainKey, Language, Localised } from '#src/domains/domain.ts';
import {
  type ExerciseQuestion,
  PERSONAL_TEXT_SOURCES,
  type PersonalTextSources,
} from '#src/domains/personal-text-sources.ts';

type PersonalLine = 'sentence' | 'list' | 'say' | 'away' | 'tomorrow' | 'person';

/** Own texts of the demo users for a hard moment. */
const LINES: Readonly<Record<PersonalLine, Localised<readonly string[]>>> = {
  sentence: { nl: ['Ik wil weer rustige avonden.'], en: ['I want calm evenings again.'] },
  list: {
    nl: ['Een rondje lopen', 'Mijn zus bellen', 'Iets met mijn handen doen'],
    en: ['Going for a walk', 'Calling my sister', 'Doing something with my hands'],
  },
  say: { nl: ['Vandaag niet, dank je.'], en: ['Not today, thank you.'] },
  away: { nl: ['Naar mijn zus'], en: ['To my sister’s'] },
  tomorrow: { nl: ['Een rondje lopen voor het ontbijt'], en: ['A walk before breakfast'] },
  person: { nl: ['Mijn zus'], en: ['My sister'] },
};

const listQuestionsByLine = ({
  sentence,
  list,
  card,
  person,
}: PersonalTextSources): readonly (readonly [PersonalLine, readonly ExerciseQuestion[]])[] => [
  ['sentence', sentence],
  ['list', list],
  ['say', card.say ? [card.say] : []],
  ['away', card.away ? [card.away] : []],
  ['tomorrow', card.tomorrow ? [card.tomorrow] : []],
  ['person', person],
];

/** Returns the demo answer to a question that fills one of the user's own texts; null for any other question. */
export function findDemoTexts(
  domain: DomainKey,
  language: Language,
  question: ExerciseQuestion,
): readonly string[] | null {
  const personalTextSources = PERSONAL_TEXT_SOURCES[domain];
  const source =
    personalTextSources &&
    listQuestionsByLine(personalTextSources).find(([, questions]) =>
      questions.some(({ webform, field }) => webform === question.webform && field === question.field),
    );
  return source ? LINES[source[0]][language] : null;
}
