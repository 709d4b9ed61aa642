import { STARTER } from '#src/cms/starter/content.ts';
import { listLeafElements } from '#src/contract/webform/answers.ts';
import type { Language } from '#src/domains/domain.ts';
import { BARS, type Bar, type FigureName, missed } from './bars.ts';
import {
  ANONYMOUS,
  avoided,
  CONTRACTED,
  DOOM,
  EMPTY_FEEDBACK,
  EXPLAINED,
  FULL,
  KNOWN_LINE,
  LINKING,
  NEGATIVE,
  ORDER,
  OTHER_QUOTES,
  TICS,
  TRANSLATED,
  WORN,
} from './phrases.ts';
import { type Owner, PIECES, type Piece } from './pieces.ts';
import { BREATHING } from './ready.ts';
import { getPlain, getSentences, readWords, type Sentence, withoutGiven } from './sentences.ts';

/** A place in the text that a figure counts. */
export interface TextLocation {
  readonly unit: string;
  readonly text: string;
}

/** The results of a domain in one language for the writer: the figures, and the places that they count. */
export interface Measurement {
  readonly figures: Readonly<Partial<Record<FigureName, number>>>;
  readonly places: Readonly<Partial<Record<FigureName, readonly TextLocation[]>>>;
}

const SHORT = 5;

/** Minimum number of sentences for a check by percentage. */
const MIN_COUNT = 8;

/** Steps for a hard moment are short orders on purpose. */
const ORDERS = /-hard-moment$/;

const cache = new Map<Piece, readonly Sentence[]>();

function toOrdered(piece: Piece): readonly Sentence[] {
  const knownSentences = cache.get(piece);
  if (knownSentences) return knownSentences;
  const sentences = getSentences(piece);
  cache.set(piece, sentences);
  return sentences;
}

/** Returns the sentences that are checked, without examples, safety sentences and given texts. */
const judged = (piece: Piece) =>
  piece.isRunning ? toOrdered(piece).filter(({ isLine, isGiven }) => !isLine && !isGiven) : [];

/** Removes repeated sentences of a domain. */
const different = (sentences: readonly Sentence[]): readonly Sentence[] => [
  ...new Map(sentences.map((sentence) => [sentence.text, sentence])).values(),
];

const round = (value: number) => Math.round(value * 10) / 10;
const getShare = (part: number, integer: number) => round(integer === 0 ? 0 : (100 * part) / integer);

/** Returns the sentence lengths of a form, a page or a domain. */
function getLengths(pieces: readonly Piece[]) {
  const sentences = different(pieces.flatMap(judged));
  const wordCount = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
  const createLonger = (than: number) => sentences.filter((sentence) => sentence.words > than);
  const linking = sentences
    .flatMap(({ text }) => readWords(text))
    .filter((word) => LINKING.test(word.replace(/[^\p{L}]/gu, '')));
  return {
    sentences: sentences.length,
    meanWords: round(sentences.length === 0 ? 0 : wordCount / sentences.length),
    shortShare: getShare(sentences.filter((sentence) => sentence.words <= SHORT).length, sentences.length),
    over15Share: getShare(createLonger(15).length, sentences.length),
    linkingPer100: getShare(linking.length, sentences.length),
    longer: createLonger,
  };
}

const getUnits = (pieces: readonly Piece[]) => [...new Set(pieces.map(({ unit }) => unit))];

/** Returns the figures of one form or page, with the faults of its sentences. */
export function createUnitFigures(owner: Owner, language: Language, unit: string) {
  const pieces = PIECES.filter((piece) => piece.owner === owner && piece.language === language && piece.unit === unit);
  const { longer: _, ...lengths } = getLengths(pieces);
  const bars: Readonly<Record<string, Bar>> = BARS[language];
  const isAsked = lengths.sentences >= MIN_COUNT && !ORDERS.test(unit);
  const options = isAsked ? (['meanWords', 'shortShare'] as const) : [];
  const misses = options.filter((name) => missed(lengths[name], bars[name] ?? {}) > 0);
  return { unit, ...lengths, misses };
}

/** Returns every form and page of a domain. */
export function readUnits(owner: Owner, language: Language) {
  const pieces = PIECES.filter((piece) => piece.owner === owner && piece.language === language);
  return getUnits(pieces).map((unit) => createUnitFigures(owner, language, unit));
}

function findMatches(pieces: readonly Piece[], pattern: RegExp): readonly TextLocation[] {
  return pieces.flatMap(({ unit, text }) => {
    const textKey = getPlain(text);
    return [...textKey.matchAll(pattern)].map(({ index, 0: match }) => ({
      unit,
      text: `${match}: …${textKey.slice(Math.max(0, index - 40), index + 60).replaceAll('\n', ' ')}…`,
    }));
  });
}

/** Returns three short sentences in a row within one text. */
function getShortRuns(pieces: readonly Piece[]): readonly TextLocation[] {
  return pieces
    .filter(({ unit, isRunning }) => isRunning && !BREATHING.includes(unit))
    .flatMap((piece) => {
      const sentences = toOrdered(piece);
      const isShort = (index: number) => {
        const sentence = sentences[index];
        return sentence !== undefined && !sentence.isGiven && !sentence.isLine && sentence.words <= SHORT;
      };
      return sentences.flatMap((_, index) =>
        isShort(index) && isShort(index + 1) && isShort(index + 2) && !isShort(index - 1)
          ? [
              {
                unit: piece.unit,
                text: sentences
                  .slice(index, index + 3)
                  .map(({ text }) => text)
                  .join(' '),
              },
            ]
          : [],
      );
    });
}

/** Returns sentences of four words or more that occur at more than three questions. */
function tooOften(pieces: readonly Piece[]): readonly TextLocation[] {
  const stands = new Map<string, Set<string>>();
  for (const piece of pieces.filter(({ isRunning }) => isRunning)) {
    for (const { text, words, isGiven } of toOrdered(piece)) {
      if (words < 4 || isGiven) continue;
      stands.set(text, (stands.get(text) ?? new Set()).add(piece.at));
    }
  }
  return [...stands].flatMap(([text, position]) =>
    position.size > 3 ? [{ unit: `${position.size} times`, text }] : [],
  );
}

/** Counts each overused phrase in the texts of a programme. */
export function getTics(owner: Owner) {
  const pieces = PIECES.filter((piece) => piece.owner === owner && piece.language === 'nl');
  return TICS.map(([name, pattern, budget]) => ({ name, count: findMatches(pieces, pattern).length, budget }));
}

function overTicBudget(pieces: readonly Piece[]): readonly TextLocation[] {
  return TICS.flatMap(([name, pattern, budget]) => {
    const found = findMatches(pieces, pattern);
    return found
      .slice(budget)
      .map(({ unit, text }) => ({ unit, text: `${name} (${found.length} of ${budget}) ${text}` }));
  });
}

function getForbidden(all: readonly Piece[], language: Language, owner: Owner): readonly TextLocation[] {
  const pieces = all.map((piece) => ({ ...piece, text: withoutGiven(piece.text, language) }));
  const worn = WORN[language].filter((item) => item.owner === undefined || item.owner === owner);
  const anonymous = language === 'nl' ? pieces.filter(({ text }) => !KNOWN_LINE.test(text)) : [];
  return [
    ...findMatches(pieces, avoided(language)),
    ...worn.flatMap(({ found }) => findMatches(pieces, found)),
    ...findMatches(anonymous, ANONYMOUS),
  ];
}

function readQuestions(owner: Owner, language: Language) {
  return STARTER.webforms
    .filter(({ domains }) => domains.length === 1 && domains[0] === owner)
    .flatMap((form) => listLeafElements(form[language] ?? form.nl).map((element) => ({ unit: form.id, element })))
    .flatMap(({ unit, element }) => ('options' in element ? [{ unit, element }] : []));
}

function getExplanations({
  options,
}: {
  readonly options: readonly { readonly answer?: { readonly explanation: string } }[];
}) {
  return options.flatMap(({ answer }) => (answer ? [answer.explanation] : []));
}

/** Returns feedback that is empty or equal for two answers, and quiz answers that discourage. */
function createQuizPlaces(owner: Owner, language: Language) {
  const questions = readQuestions(owner, language);
  return {
    emptyFeedback: questions.flatMap(({ unit, element }) =>
      getExplanations(element)
        .filter((text) => EMPTY_FEEDBACK.test(getPlain(text)))
        .map((text) => ({ unit, text })),
    ),
    sameFeedbackInItem: questions.flatMap(({ unit, element }) => {
      const text = getExplanations(element);
      return new Set(text).size < text.length ? [{ unit, text: element.label }] : [];
    }),
    doomAnswers: questions.flatMap(({ unit, element }) =>
      element.options
        .filter(({ answer, label }) => answer?.fits === false && DOOM.test(label))
        .map(({ label }) => ({ unit, text: label })),
    ),
  };
}

/** Counts items with a separate text for each answer, and forms with a condition: shown next to alcohol's. */
export function getDepth(owner: Owner, language: Language) {
  const quizzed = readQuestions(owner, language).filter(({ element }) => getExplanations(element).length > 1);
  const discerning = quizzed.filter(({ element }) => {
    const text = getExplanations(element);
    return new Set(text).size === text.length;
  });
  const forms = STARTER.webforms.filter(({ domains }) => domains.length === 1 && domains[0] === owner);
  const tailoredForms = forms.filter((form) => listLeafElements(form.nl).some(({ when }) => when !== undefined));
  return {
    items: quizzed.length,
    ownFeedback: discerning.length,
    forms: forms.length,
    withCondition: tailoredForms.length,
  };
}

/** Returns the different sentences of the exercises, including labels, with their word counts. */
function createExerciseSentences(owner: Owner, language: Language): ReadonlyMap<string, number> {
  const pieces = PIECES.filter((piece) => piece.isExercise && piece.owner === owner && piece.language === language);
  return new Map(pieces.flatMap(toOrdered).map(({ text, words }) => [text, words]));
}

const getSum = (numbers: Iterable<number>) => [...numbers].reduce((total, number) => total + number, 0);

/** Domains with exercises that are compared. */
const SUBSTANCES = ['alcohol', 'tobacco', 'gambling', 'cannabis', 'cocaine', 'close-ones'];

/** Counts words in different sentences of the exercises, and those that occur literally in another domain. */
export function getWords(owner: Owner, language: Language) {
  const ownByKey = createExerciseSentences(owner, language);
  const otherSentences = new Set(
    SUBSTANCES.filter((other) => other !== owner).flatMap((other) => [
      ...createExerciseSentences(other, language).keys(),
    ]),
  );
  const shared = [...ownByKey].filter(([text]) => otherSentences.has(text)).map(([, wordCount]) => wordCount);
  return { different: getSum(ownByKey.values()), verbatim: getSum(shared) };
}

function acrossFigures(owner: Owner, language: Language) {
  if (!SUBSTANCES.includes(owner)) return {};
  const texts = getWords(owner, language);
  const verbatimShare = getShare(texts.verbatim, texts.different);
  // Close ones have a different programme: only substances are compared with alcohol.
  if (owner === 'alcohol' || owner === 'close-ones') return { verbatimShare };
  return { verbatimShare, differentWords: texts.different };
}

/** Returns questions that are followed by an order, for which English uses "If you …, …". */
function getOrders(pieces: readonly Piece[]): readonly TextLocation[] {
  return pieces
    .filter(({ isRunning }) => isRunning)
    .flatMap((piece) => {
      const sentences = toOrdered(piece);
      return sentences.flatMap(({ text, isGiven }, index) => {
        const next = sentences[index + 1];
        const isOrder = !isGiven && /\?$/.test(text) && next !== undefined && ORDER.test(next.text);
        return isOrder ? [{ unit: piece.unit, text: `${text} ${next.text}` }] : [];
      });
    });
}

/** Returns how many of a hundred different sentences match; given texts are not counted. */
function getPer100(pieces: readonly Piece[], texts: RegExp): number {
  const sentences = different(pieces.flatMap(toOrdered).filter(({ isGiven }) => !isGiven));
  return getShare(sentences.filter(({ text }) => texts.test(text)).length, sentences.length);
}

/** Returns the texts without given sentences, which have no contractions on purpose. */
function ownWords(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map((piece) => ({
    ...piece,
    text: toOrdered(piece)
      .filter(({ isGiven }) => !isGiven)
      .map(({ text }) => text)
      .join('\n'),
  }));
}

function unexplained(pieces: readonly Piece[]): readonly TextLocation[] {
  return getUnits(pieces).flatMap((unit) => {
    const textKey = pieces
      .filter((piece) => piece.unit === unit)
      .map(({ text }) => getPlain(text))
      .join('\n');
    return EXPLAINED.flatMap(([name, explanation]) => {
      const index = textKey.search(name);
      if (index === -1 || explanation.test(textKey.slice(Math.max(0, index - 60), index + 90))) return [];
      return [{ unit, text: textKey.slice(index, index + 60).replaceAll('\n', ' ') }];
    });
  });
}

/** Returns true for texts outside the desk, which uses its staff's terms. */
const isForPeople = ({ unit }: Piece) => !/^(desk|site-edit)/.test(unit);

function createEnglishPlaces(owner: Owner, pieces: readonly Piece[]) {
  const ownPieces = ownWords(pieces);
  const unquoted = ownPieces.map((piece) => ({ ...piece, text: piece.text.replace(/“[^”]*”/g, '“”') }));
  return {
    full: findMatches(ownPieces, FULL),
    contracted: findMatches(ownPieces, CONTRACTED),
    negativesShort: findMatches(unquoted, NEGATIVE),
    questionThen: findMatches(ownPieces, /\? Then\b/g).concat(findMatches(ownPieces, /\?\nThen\b/g)),
    translated: [
      ...findMatches(ownPieces.filter(isForPeople), TRANSLATED.everywhere),
      ...findMatches(
        ownPieces.filter((piece) => !isForPeople(piece)),
        TRANSLATED.desk,
      ),
      ...(WITHOUT_RHYTHM.includes(owner) ? findMatches(ownPieces.filter(isForPeople), TRANSLATED.screens) : []),
    ],
    glasses: findMatches(ownPieces, /\bglass(es)?\b(?! of water)/gi),
    unexplained: unexplained(pieces),
  };
}

function createLengthPlaces(owner: Owner, language: Language, pieces: readonly Piece[], over: number) {
  return {
    long: pieces.flatMap((piece) =>
      judged(piece)
        .filter(({ words }) => words > over)
        .map(({ text, words }) => ({ unit: piece.unit, text: `(${words}) ${text}` })),
    ),
    units: readUnits(owner, language)
      .filter(({ misses }) => misses.length > 0)
      .map(({ unit, misses }) => ({ unit, text: misses.join(', ') })),
  };
}

function formatCount(figures: Measurement['places']): Measurement['figures'] {
  return Object.fromEntries(
    Object.entries(figures).map(([name, locationsFound]) => [name, locationsFound?.length ?? 0]),
  );
}

function measureDutch(owner: Owner, pieces: readonly Piece[]): Measurement {
  const lengths = getLengths(pieces);
  const { long, units } = createLengthPlaces(owner, 'nl', pieces, 18);
  const matchesByFigure = {
    over18: long,
    shortRuns: getShortRuns(pieces),
    unitsOutside: units,
    tooOften: tooOften(pieces),
    overTicBudget: overTicBudget(pieces),
    agreedOpenings: findMatches(pieces, /^Klopt\b(?![^.!]*\?)/g),
    forbidden: getForbidden(pieces, 'nl', owner),
    otherQuotes: findMatches(pieces, OTHER_QUOTES),
    ...createQuizPlaces(owner, 'nl'),
  };
  const { meanWords, shortShare, over15Share, linkingPer100 } = lengths;
  const measurements = {
    meanWords,
    shortShare,
    over15Share,
    linkingPer100,
    wantPer100: getPer100(pieces, /, want\b/),
    ...formatCount(matchesByFigure),
    ...acrossFigures(owner, 'nl'),
  };
  return { figures: measurements, places: matchesByFigure };
}

function measureEnglish(owner: Owner, pieces: readonly Piece[]): Measurement {
  const lengths = getLengths(pieces);
  const { long, units } = createLengthPlaces(owner, 'en', pieces, 20);
  const { full, contracted, ...english } = createEnglishPlaces(owner, pieces);
  const outOfOrder = getOrders(pieces);
  const { doomAnswers: _, ...quiz } = createQuizPlaces(owner, 'en');
  const matchesByFigure = {
    over20: long,
    unitsOutside: units,
    ...english,
    tooOften: tooOften(pieces),
    forbidden: getForbidden(pieces, 'en', owner),
    otherQuotes: findMatches(pieces, OTHER_QUOTES),
    ...quiz,
  };
  const { meanWords, shortShare, sentences } = lengths;
  const measurements = {
    meanWords,
    shortShare,
    contractedShare: getShare(contracted.length, contracted.length + full.length),
    questionOrderShare: getShare(outOfOrder.length, sentences),
    becausePer100: getPer100(pieces, /\bbecause\b/i),
    thenPer100: getPer100(pieces, /^Then\b/),
    ...formatCount(matchesByFigure),
    ...acrossFigures(owner, 'en'),
  };
  return {
    figures: measurements,
    places: { ...matchesByFigure, contractedShare: full, questionOrderShare: outOfOrder },
  };
}

/** Texts of buttons, messages and mails are short and separate: their words are checked, not their rhythm. */
const WITHOUT_RHYTHM: readonly Owner[] = ['screens', 'mails'];

const OF_RHYTHM: readonly string[] = [
  'meanWords',
  'shortShare',
  'over15Share',
  'linkingPer100',
  'shortRuns',
  'unitsOutside',
  'tooOften',
  'overTicBudget',
];

/** Measures all figures of a domain's texts in one language. */
export function measure(owner: Owner, language: Language): Measurement {
  const pieces = PIECES.filter((piece) => piece.owner === owner && piece.language === language);
  const { figures, places } = language === 'nl' ? measureDutch(owner, pieces) : measureEnglish(owner, pieces);
  if (!WITHOUT_RHYTHM.includes(owner)) return { figures, places };
  return { figures: Object.fromEntries(Object.entries(figures).filter(([name]) => !OF_RHYTHM.includes(name))), places };
}

/** Measured domains and languages: guided is Dutch only. */
export const MEASURED_PAGES: readonly (readonly [owner: Owner, language: Language])[] = [
  ...new Set(PIECES.map(({ owner }) => owner)),
].flatMap((owner) =>
  owner === 'guided' ? [[owner, 'nl'] as const] : [[owner, 'nl'] as const, [owner, 'en'] as const],
);
