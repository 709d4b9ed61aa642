import { defineOperation } from '../operation.ts';
import { parseAnswer } from '../shape/parse-answer.ts';
import { array, numeric, object, type ShapeValue, string } from '../shape/shape.ts';

/** Minimum and maximum length of a phrase in characters, and the maximum number of phrases. */
export const MIN_PHRASE_LENGTH = 4;
export const MAX_PHRASE_LENGTH = 120;
export const MAX_PHRASES = 200;

const share = object({ found: numeric(), of: numeric() });

/** The phrases that moderators added, and the results of the rule on sentences that were not used to develop it. */
export const suicideWords = object({
  phrases: array(string()),
  /** Total number of sentences, and the date of writing (YYYY-MM-DD). */
  size: numeric(),
  date: string(),
  /**
   * Sentences of `mention` are not counted as missed or wrong: they mention suicide of others, or as a subject.
   * `everyday` and `alike` are about other subjects; `alike` was written to sound like suicide.
   */
  figures: object({ explicit: share, indirect: share, mention: share, everyday: share, alike: share }),
});

const read = (body: unknown) => parseAnswer(suicideWords, body);
export type SuicideWords = ReturnType<typeof read>;

/** Returns the detection of phrases about suicide, for moderators. */
export const openSuicideWords = defineOperation({
  name: 'open-suicide-words',
  method: 'GET',
  route: '/desk/forum/suicide-words',
  access: 'moderator',
  // The first request runs the rule on the whole set of sentences.
  takesLong: true,
  answerShape: suicideWords,
  read: ({ body }) => read(body),
  errors: { 403: 'not logged in as a moderator' },
});

/** Schema of the saved phrases, in browser and server. */
export const phrasesBody = object({
  phrases: array(string({ min: MIN_PHRASE_LENGTH, max: MAX_PHRASE_LENGTH }), MAX_PHRASES),
  /** The phrases that the author started from, so that two moderators do not overwrite each other. */
  from: array(string()),
});

/** Saves the moderators' phrases; refused if they match too many ordinary sentences. */
export const saveSuicideWords = defineOperation({
  name: 'save-suicide-words',
  method: 'POST',
  route: '/desk/forum/suicide-words',
  access: 'moderator',
  activity: 'forum',
  takesLong: true,
  request: phrasesBody,
  body: ({ body }: { readonly body: ShapeValue<typeof phrasesBody> }) => body,
  answerShape: suicideWords,
  read: ({ body }) => read(body),
  errors: {
    403: 'not logged in as a moderator',
    409: 'the phrases were changed since they were read',
    422: 'a phrase is too short or too long, or matches too many ordinary sentences',
  },
});
