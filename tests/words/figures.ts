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
import { getSentences, plain, type Sentence, withoutGiven, wordsIn } from './sentences.ts';

/** A place in the text that a figure counts. */
export interface Place {
  readonly unit: string;
  readonly text: string;
}

/** The results of a domain in one language for the writer: the figures, and the places that they count. */
export interface Measured {
  readonly figures: Readonly<Partial<Record<FigureName, number>>>;
  readonly places: Readonly<Partial<Record<FigureName, readonly Place[]>>>;
}

const SHORT = 5;

/** Minimum number of sentences for a check by percentage. */
const ENOUGH = 8;

/** Steps for a hard moment are short orders on purpose. */
const ORDERS = /-hard-moment$/;

const cache = new Map<Piece, readonly Sentence[]>();

function inOrder(piece: Piece): readonly Sentence[] {
  const known = cache.get(piece);
  if (known) return known;
  const sentences = getSentences(piece);
  cache.set(piece, sentences);
  return sentences;
}

/** Returns the sentences that are checked, without examples, safety sentences and given texts. */
const judged = (piece: Piece) =>
  piece.isRunning ? inOrder(piece).filter(({ isLine, isGiven }) => !isLine && !isGiven) : [];

/** Removes repeated sentences of a domain. */
const different = (sentences: readonly Sentence[]): readonly Sentence[] => [
  ...new Map(sentences.map((sentence) => [sentence.text, sentence])).values(),
];

const rounded = (value: number) => Math.round(value * 10) / 10;
const share = (part: number, whole: number) => rounded(whole === 0 ? 0 : (100 * part) / whole);

/** Returns the sentence lengths of a form, a page or a domain. */
function getLengths(pieces: readonly Piece[]) {
  const sentences = different(pieces.flatMap(judged));
  const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
  const longer = (than: number) => sentences.filter((sentence) => sentence.words > than);
  const linking = sentences
    .flatMap(({ text }) => wordsIn(text))
    .filter((word) => LINKING.test(word.replace(/[^\p{L}]/gu, '')));
  return {
    sentences: sentences.length,
    meanWords: rounded(sentences.length === 0 ? 0 : words / sentences.length),
    shortShare: share(sentences.filter((sentence) => sentence.words <= SHORT).length, sentences.length),
    over15Share: share(longer(15).length, sentences.length),
    linkingPer100: share(linking.length, sentences.length),
    longer,
  };
}

const getUnits = (pieces: readonly Piece[]) => [...new Set(pieces.map(({ unit }) => unit))];

/** Returns the figures of one form or page, with the faults of its sentences. */
export function unitFigures(owner: Owner, language: Language, unit: string) {
  const pieces = PIECES.filter((piece) => piece.owner === owner && piece.language === language && piece.unit === unit);
  const { longer: _, ...lengths } = getLengths(pieces);
  const bars: Readonly<Record<string, Bar>> = BARS[language];
  const isAsked = lengths.sentences >= ENOUGH && !ORDERS.test(unit);
  const requested = isAsked ? (['meanWords', 'shortShare'] as const) : [];
  const misses = requested.filter((name) => missed(lengths[name], bars[name] ?? {}) > 0);
  return { unit, ...lengths, misses };
}

/** Returns every form and page of a domain. */
export function unitsIn(owner: Owner, language: Language) {
  const pieces = PIECES.filter((piece) => piece.owner === owner && piece.language === language);
  return getUnits(pieces).map((unit) => unitFigures(owner, language, unit));
}

function matches(pieces: readonly Piece[], found: RegExp): readonly Place[] {
  return pieces.flatMap(({ unit, text }) => {
    const words = plain(text);
    return [...words.matchAll(found)].map(({ index, 0: match }) => ({
      unit,
      text: `${match}: …${words.slice(Math.max(0, index - 40), index + 60).replaceAll('\n', ' ')}…`,
    }));
  });
}

/** Returns three short sentences in a row within one text. */
function shortRuns(pieces: readonly Piece[]): readonly Place[] {
  return pieces
    .filter(({ unit, isRunning }) => isRunning && !BREATHING.includes(unit))
    .flatMap((piece) => {
      const sentences = inOrder(piece);
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
function tooOften(pieces: readonly Piece[]): readonly Place[] {
  const stands = new Map<string, Set<string>>();
  for (const piece of pieces.filter(({ isRunning }) => isRunning)) {
    for (const { text, words, isGiven } of inOrder(piece)) {
      if (words < 4 || isGiven) continue;
      stands.set(text, (stands.get(text) ?? new Set()).add(piece.at));
    }
  }
  return [...stands].flatMap(([text, at]) => (at.size > 3 ? [{ unit: `${at.size} times`, text }] : []));
}

/** Counts each overused phrase in the texts of a programme. */
export function getTics(owner: Owner) {
  const pieces = PIECES.filter((piece) => piece.owner === owner && piece.language === 'nl');
  return TICS.map(([name, found, budget]) => ({ name, count: matches(pieces, found).length, budget }));
}

function overTicBudget(pieces: readonly Piece[]): readonly Place[] {
  return TICS.flatMap(([name, found, budget]) => {
    const places = matches(pieces, found);
    return places
      .slice(budget)
      .map(({ unit, text }) => ({ unit, text: `${name} (${places.length} of ${budget}) ${text}` }));
  });
}

function forbidden(all: readonly Piece[], language: Language, owner: Owner): readonly Place[] {
  const pieces = all.map((piece) => ({ ...piece, text: withoutGiven(piece.text, language) }));
  const worn = WORN[language].filter((one) => one.owner === undefined || one.owner === owner);
  const anonymous = language === 'nl' ? pieces.filter(({ text }) => !KNOWN_LINE.test(text)) : [];
  return [
    ...matches(pieces, avoided(language)),
    ...worn.flatMap(({ found }) => matches(pieces, found)),
    ...matches(anonymous, ANONYMOUS),
  ];
}

function questionsIn(owner: Owner, language: Language) {
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
function quizPlaces(owner: Owner, language: Language) {
  const questions = questionsIn(owner, language);
  return {
    emptyFeedback: questions.flatMap(({ unit, element }) =>
      getExplanations(element)
        .filter((text) => EMPTY_FEEDBACK.test(plain(text)))
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
  const quizzed = questionsIn(owner, language).filter(({ element }) => getExplanations(element).length > 1);
  const own = quizzed.filter(({ element }) => {
    const text = getExplanations(element);
    return new Set(text).size === text.length;
  });
  const forms = STARTER.webforms.filter(({ domains }) => domains.length === 1 && domains[0] === owner);
  const tailored = forms.filter((form) => listLeafElements(form.nl).some(({ when }) => when !== undefined));
  return { items: quizzed.length, ownFeedback: own.length, forms: forms.length, withCondition: tailored.length };
}

/** Returns the different sentences of the exercises, including labels, with their word counts. */
function exerciseSentences(owner: Owner, language: Language): ReadonlyMap<string, number> {
  const pieces = PIECES.filter((piece) => piece.isExercise && piece.owner === owner && piece.language === language);
  return new Map(pieces.flatMap(inOrder).map(({ text, words }) => [text, words]));
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0);

/** Domains with exercises that are compared. */
const SUBSTANCES = ['alcohol', 'tobacco', 'gambling', 'cannabis', 'cocaine', 'close-ones'];

/** Counts words in different sentences of the exercises, and those that occur literally in another domain. */
export function getWords(owner: Owner, language: Language) {
  const own = exerciseSentences(owner, language);
  const others = new Set(
    SUBSTANCES.filter((other) => other !== owner).flatMap((other) => [...exerciseSentences(other, language).keys()]),
  );
  const shared = [...own].filter(([text]) => others.has(text)).map(([, words]) => words);
  return { different: sum(own.values()), verbatim: sum(shared) };
}

function acrossFigures(owner: Owner, language: Language) {
  if (!SUBSTANCES.includes(owner)) return {};
  const words = getWords(owner, language);
  const verbatimShare = share(words.verbatim, words.different);
  // Close ones have a different programme: only substances are compared with alcohol.
  if (owner === 'alcohol' || owner === 'close-ones') return { verbatimShare };
  return { verbatimShare, differentWords: words.different };
}

/** Returns questions that are followed by an order, for which English uses "If you …, …". */
function orders(pieces: readonly Piece[]): readonly Place[] {
  return pieces
    .filter(({ isRunning }) => isRunning)
    .flatMap((piece) => {
      const sentences = inOrder(piece);
      return sentences.flatMap(({ text, isGiven }, index) => {
        const next = sentences[index + 1];
        const isOrder = !isGiven && /\?$/.test(text) && next !== undefined && ORDER.test(next.text);
        return isOrder ? [{ unit: piece.unit, text: `${text} ${next.text}` }] : [];
      });
    });
}

/** Returns how many of a hundred different sentences match; given texts are not counted. */
function per100(pieces: readonly Piece[], texts: RegExp): number {
  const sentences = different(pieces.flatMap(inOrder).filter(({ isGiven }) => !isGiven));
  return share(sentences.filter(({ text }) => texts.test(text)).length, sentences.length);
}

/** Returns the English texts in which contractions count: given texts have none on purpose. */
function ownWords(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map((piece) => ({
    ...piece,
    text: inOrder(piece)
      .filter(({ isGiven }) => !isGiven)
      .map(({ text }) => text)
      .join('\n'),
  }));
}

function unexplained(pieces: readonly Piece[]): readonly Place[] {
  return getUnits(pieces).flatMap((unit) => {
    const words = pieces
      .filter((piece) => piece.unit === unit)
      .map(({ text }) => plain(text))
      .join('\n');
    return EXPLAINED.flatMap(([name, explanation]) => {
      const at = words.search(name);
      if (at === -1 || explanation.test(words.slice(Math.max(0, at - 60), at + 90))) return [];
      return [{ unit, text: words.slice(at, at + 60).replaceAll('\n', ' ') }];
    });
  });
}

/** Returns true for texts outside the desk, which uses its staff's terms. */
const isForPeople = ({ unit }: Piece) => !/^(desk|site-edit)/.test(unit);

function englishPlaces(owner: Owner, pieces: readonly Piece[]) {
  const own = ownWords(pieces);
  const unquoted = own.map((piece) => ({ ...piece, text: piece.text.replace(/“[^”]*”/g, '“”') }));
  return {
    full: matches(own, FULL),
    contracted: matches(own, CONTRACTED),
    negativesShort: matches(unquoted, NEGATIVE),
    questionThen: matches(own, /\? Then\b/g).concat(matches(own, /\?\nThen\b/g)),
    translated: [
      ...matches(own.filter(isForPeople), TRANSLATED.everywhere),
      ...matches(
        own.filter((piece) => !isForPeople(piece)),
        TRANSLATED.desk,
      ),
      ...(WITHOUT_RHYTHM.includes(owner) ? matches(own.filter(isForPeople), TRANSLATED.screens) : []),
    ],
    glasses: matches(own, /\bglass(es)?\b(?! of water)/gi),
    unexplained: unexplained(pieces),
  };
}

function lengthPlaces(owner: Owner, language: Language, pieces: readonly Piece[], over: number) {
  return {
    long: pieces.flatMap((piece) =>
      judged(piece)
        .filter(({ words }) => words > over)
        .map(({ text, words }) => ({ unit: piece.unit, text: `(${words}) ${text}` })),
    ),
    units: unitsIn(owner, language)
      .filter(({ misses }) => misses.length > 0)
      .map(({ unit, misses }) => ({ unit, text: misses.join(', ') })),
  };
}

function counted(places: Measured['places']): Measured['figures'] {
  return Object.fromEntries(Object.entries(places).map(([name, found]) => [name, found?.length ?? 0]));
}

function measureDutch(owner: Owner, pieces: readonly Piece[]): Measured {
  const lengths = getLengths(pieces);
  const { long, units } = lengthPlaces(owner, 'nl', pieces, 18);
  const places = {
    over18: long,
    shortRuns: shortRuns(pieces),
    unitsOutside: units,
    tooOften: tooOften(pieces),
    overTicBudget: overTicBudget(pieces),
    agreedOpenings: matches(pieces, /^Klopt\b(?![^.!]*\?)/g),
    forbidden: forbidden(pieces, 'nl', owner),
    otherQuotes: matches(pieces, OTHER_QUOTES),
    ...quizPlaces(owner, 'nl'),
  };
  const { meanWords, shortShare, over15Share, linkingPer100 } = lengths;
  const figures = {
    meanWords,
    shortShare,
    over15Share,
    linkingPer100,
    wantPer100: per100(pieces, /, want\b/),
    ...counted(places),
    ...acrossFigures(owner, 'nl'),
  };
  return { figures, places };
}

function measureEnglish(owner: Owner, pieces: readonly Piece[]): Measured {
  const lengths = getLengths(pieces);
  const { long, units } = lengthPlaces(owner, 'en', pieces, 20);
  const { full, contracted, ...english } = englishPlaces(owner, pieces);
  const ordered = orders(pieces);
  const { doomAnswers: _, ...quiz } = quizPlaces(owner, 'en');
  const places = {
    over20: long,
    unitsOutside: units,
    ...english,
    tooOften: tooOften(pieces),
    forbidden: forbidden(pieces, 'en', owner),
    otherQuotes: matches(pieces, OTHER_QUOTES),
    ...quiz,
  };
  const { meanWords, shortShare, sentences } = lengths;
  const figures = {
    meanWords,
    shortShare,
    contractedShare: share(contracted.length, contracted.length + full.length),
    questionOrderShare: share(ordered.length, sentences),
    becausePer100: per100(pieces, /\bbecause\b/i),
    thenPer100: per100(pieces, /^Then\b/),
    ...counted(places),
    ...acrossFigures(owner, 'en'),
  };
  return { figures, places: { ...places, contractedShare: full, questionOrderShare: ordered } };
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
export function measure(owner: Owner, language: Language): Measured {
  const pieces = PIECES.filter((piece) => piece.owner === owner && piece.language === language);
  const { figures, places } = language === 'nl' ? measureDutch(owner, pieces) : measureEnglish(owner, pieces);
  if (!WITHOUT_RHYTHM.includes(owner)) return { figures, places };
  return { figures: Object.fromEntries(Object.entries(figures).filter(([name]) => !OF_RHYTHM.includes(name))), places };
}

/** Measured domains and languages: guided is Dutch only. */
export const MEASURED: readonly (readonly [owner: Owner, language: Language])[] = [
  ...new Set(PIECES.map(({ owner }) => owner)),
].flatMap((owner) =>
  owner === 'guided' ? [[owner, 'nl'] as const] : [[owner, 'nl'] as const, [owner, 'en'] as const],
);
