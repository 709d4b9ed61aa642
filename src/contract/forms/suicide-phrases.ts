import { accept, type Reading, refuse } from '#src/rules/fields/reading.ts';
import { MOST_PHRASES, PHRASE_LENGTH, SHORTEST_PHRASE } from '../desk/suicide-words.ts';
import { defineForm } from './form.ts';

type Problem = 'too-long' | 'too-short' | 'too-many';

/** The phrases of a text, one on a line; empty lines are none. */
function readPhrases(typed: string): Reading<readonly string[], Problem> {
  const phrases = typed
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter((line) => line !== '');
  if (phrases.length > MOST_PHRASES) return refuse('too-many');
  if (phrases.some((phrase) => phrase.length < SHORTEST_PHRASE)) return refuse('too-short');
  if (phrases.some((phrase) => phrase.length > PHRASE_LENGTH)) return refuse('too-long');
  return accept(phrases);
}

/** The form of the phrases that moderators add. */
export const suicidePhrasesForm = defineForm({ phrases: readPhrases });
