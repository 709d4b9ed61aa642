import { readChoice } from '#src/rules/fields/choice.ts';
import { accept, type Reading, refuse } from '#src/rules/fields/reading.ts';
import { readText } from '#src/rules/fields/text.ts';
import { ALT_MAX, type AltTexts, MEDIA_LIMITS, MEDIA_TYPES } from '../desk/media-file.ts';
import type { OtherValues } from '../fields/fields.ts';
import { defineForm } from './form.ts';

/** Role of a picture for users who do not see it: described, or decorative. */
const MEANINGS = ['words', 'decoration'] as const;

function readFile(chosen: File | null): Reading<File, 'required' | 'no-picture' | 'too-large'> {
  if (chosen === null) return refuse('required');
  if (!MEDIA_TYPES.some((type) => type === chosen.type)) return refuse('no-picture');
  return chosen.size > MEDIA_LIMITS.bytes ? refuse('too-large') : accept(chosen);
}

const readAlt = (typed: string, { text }: OtherValues): Reading<string, 'required' | 'too-long'> =>
  text('meaning') === 'decoration' ? accept('') : readText(typed, ALT_MAX);

const ALT = {
  meaning: (typed: string) => readChoice(typed, MEANINGS),
  nl: readAlt,
  en: readAlt,
};

/** The folder of these forms' texts. */
export const MEDIA_WORDS = 'desk-library.media.errors';

/** The wire names of the alternative texts. */
export const ALT_WIRES = { nl: 'alt.nl', en: 'alt.en' } as const;

/** Typed alternative texts. */
export const typedAlt = ({ nl, en }: AltTexts) => ({
  meaning: nl === '' && en === '' ? 'decoration' : 'words',
  nl,
  en,
});

/** The alternative texts of a picture, in both languages. */
export const altForm = defineForm(ALT);

/** A new picture with its alternative texts. */
export const uploadForm = defineForm({ file: readFile, ...ALT });

/** Another file for an existing picture. */
export const fileForm = defineForm({ file: readFile });
