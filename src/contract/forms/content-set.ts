import { accept, type Reading, refuse } from '#src/rules/fields/reading.ts';
import { BUNDLE_BYTES } from '../desk/content-set.ts';
import { defineForm } from './form.ts';

function readSet(chosen: File | null): Reading<File, 'required' | 'too-large'> {
  if (chosen === null) return refuse('required');
  return chosen.size > BUNDLE_BYTES ? refuse('too-large') : accept(chosen);
}

/** A content set to import. */
export const setForm = defineForm({ file: readSet });
