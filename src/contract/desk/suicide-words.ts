import { array, number, object, string } from 'yup';
import { defineOperation } from '../operation.ts';
import { parseWithSchema } from './rows.ts';

/** Minimum and maximum length of a phrase in characters, and the maximum number of phrases. */
export const SHORTEST_PHRASE = 4;
export const PHRASE_LENGTH = 120;
export const MOST_PHRASES = 200;

const share = object({ found: number().required(), of: number().required() });

/** The phrases that moderators added, and the rule's results on sentences that it was not made with. */
export const suicideWords = object({
  phrases: array(string().required()).required(),
  /** Total number of sentences, and the date of writing (YYYY-MM-DD). */
  size: number().required(),
  date: string().required(),
  /**
   * Sentences of `mention` are neither missed nor wrong: they mention suicide of others, or as a subject. `everyday`
   * and `alike` are about other subjects; `alike` was written to sound like suicide.
   */
  figures: object({ explicit: share, indirect: share, mention: share, everyday: share, alike: share }).required(),
});

const read = (body: unknown) => parseWithSchema(suicideWords, body, 'suicide words');
export type SuicideWords = ReturnType<typeof read>;

/** Returns how words about suicide are detected, for moderators. */
export const openSuicideWords = defineOperation({
  name: 'open-suicide-words',
  method: 'GET',
  route: '/desk/forum/suicide-words',
  access: 'moderator',
  // The first request reads the whole set.
  takesLong: true,
  read: ({ body }) => read(body),
  errors: { 403: 'no moderator' },
});

interface Input {
  readonly body: {
    readonly phrases: readonly string[];
    /** The phrases that the author started from, so that two moderators do not overwrite each other. */
    readonly from: readonly string[];
  };
}

const phrases = () =>
  array(string().strict().trim().min(SHORTEST_PHRASE).max(PHRASE_LENGTH).required()).max(MOST_PHRASES).required();

/** Schema of the saved phrases, in browser and server. */
export const writtenPhrases = object({
  phrases: phrases(),
  from: array(string().strict().defined()).required(),
});

/** Saves the moderators' phrases; refused if they match too many ordinary sentences. */
export const saveSuicideWords = defineOperation({
  name: 'save-suicide-words',
  method: 'POST',
  route: '/desk/forum/suicide-words',
  access: 'moderator',
  activity: 'forum',
  takesLong: true,
  request: writtenPhrases,
  body: ({ body }: Input) => body,
  read: ({ body }) => read(body),
  errors: {
    403: 'no moderator',
    409: 'somebody saved other phrases meanwhile',
    422: 'a phrase is too short or too long, or is found in too many ordinary sentences',
  },
});
