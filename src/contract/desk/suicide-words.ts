import { array, number, object, string } from 'yup';
import { defineOperation } from '../operation.ts';
import { readBy } from './read-by.ts';

/** Shortest and longest phrase in characters, and how many there may be. */
export const SHORTEST_PHRASE = 4;
export const PHRASE_LENGTH = 120;
export const MOST_PHRASES = 200;

const share = object({ found: number().required(), of: number().required() });

/** The phrases that moderators added, and how well the rule does on sentences that it was not made with. */
export const suicideWords = object({
  phrases: array(string().required()).required(),
  /** How many sentences there are in all, and when they were written (YYYY-MM-DD). */
  size: number().required(),
  date: string().required(),
  /**
   * Those of `mention` are neither missed nor wrong: they speak of suicide, of others or as a subject. `everyday` and
   * `alike` are about something else; `alike` was written to sound like suicide.
   */
  figures: object({ explicit: share, indirect: share, mention: share, everyday: share, alike: share }).required(),
});

const read = (body: unknown) => readBy(suicideWords, body, 'suicide words');
export type SuicideWords = ReturnType<typeof read>;

/** How words about suicide are found, for moderators. */
export const openSuicideWords = defineOperation({
  name: 'open-suicide-words',
  method: 'GET',
  route: '/desk/forum/suicide-words',
  access: 'moderator',
  // The first time, the whole set is read.
  takesLong: true,
  path: (_input: object) => '/desk/forum/suicide-words',
  read: ({ body }) => read(body),
  errors: { 403: 'no moderator' },
});

interface Input {
  readonly body: {
    readonly phrases: readonly string[];
    /** The phrases that the writer started from: two moderators do not undo each other unseen. */
    readonly from: readonly string[];
  };
}

const phrases = () =>
  array(string().strict().trim().min(SHORTEST_PHRASE).max(PHRASE_LENGTH).required()).max(MOST_PHRASES).required();

/** What is saved, on both sides. */
export const writtenPhrases = object({
  phrases: phrases(),
  from: array(string().strict().defined()).required(),
});

/** Saves the phrases that moderators added; refused where they are found in too many ordinary sentences. */
export const saveSuicideWords = defineOperation({
  name: 'save-suicide-words',
  method: 'POST',
  route: '/desk/forum/suicide-words',
  access: 'moderator',
  activity: 'forum',
  takesLong: true,
  path: (_input: Input) => '/desk/forum/suicide-words',
  request: writtenPhrases,
  body: ({ body }) => body,
  read: ({ body }) => read(body),
  errors: {
    403: 'no moderator',
    409: 'somebody saved other phrases meanwhile',
    422: 'a phrase is too short or too long, or is found in too many ordinary sentences',
  },
});
