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

/** If-then plans of the demo users: the situation, the action, and both in one sentence. */
const IF_THENS: Localised<readonly (readonly [situation: string, action: string, both: string])[]> = {
  nl: [
    ['Vrijdag na het werk', 'Een rondje lopen', 'Als ik vrijdag uit mijn werk kom, dan loop ik een rondje.'],
    ['Alleen thuis', 'Mijn zus bellen', 'Als ik alleen thuis ben, dan bel ik mijn zus.'],
    ['Na een drukke dag', 'Iets met mijn handen doen', 'Als mijn dag druk was, dan doe ik iets met mijn handen.'],
    ['Ik kan niet slapen', 'Thee zetten en lezen', 'Als ik niet kan slapen, dan zet ik thee en lees ik.'],
    ['Na een ruzie', 'Eerst naar buiten', 'Als ik ruzie had, dan ga ik eerst naar buiten.'],
  ],
  en: [
    ['Friday after work', 'Going for a walk', 'If I finish work on Friday, then I go for a walk.'],
    ['Home alone', 'Calling my sister', 'If I’m home alone, then I call my sister.'],
    ['After a busy day', 'Doing something with my hands', 'If my day was busy, then I do something with my hands.'],
    ['I can’t sleep', 'Making tea and reading', 'If I can’t sleep, then I make tea and read.'],
    ['After an argument', 'Going outside first', 'If I had an argument, then I go outside first.'],
  ],
};

function findIfThenText(
  { ifThens }: PersonalTextSources,
  language: Language,
  { webform, field }: ExerciseQuestion,
): string | undefined {
  for (const [index, source] of ifThens.entries()) {
    const questions = 'both' in source ? [undefined, undefined, source.both] : [source.situation, source.action];
    const part = questions.findIndex((question) => question?.webform === webform && question.field === field);
    if (part >= 0) return IF_THENS[language][index % IF_THENS[language].length]?.[part];
  }
  return undefined;
}

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
  if (!personalTextSources) return null;
  const ifThen = findIfThenText(personalTextSources, language, question);
  if (ifThen !== undefined) return [ifThen];
  const source = listQuestionsByLine(personalTextSources).find(([, questions]) =>
    questions.some(({ webform, field }) => webform === question.webform && field === question.field),
  );
  return source ? LINES[source[0]][language] : null;
}
