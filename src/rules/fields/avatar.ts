import { AVATARS } from '../limits.ts';
import { accept, type Reading, refuse } from './reading.ts';

/** The number of an avatar, from 1 to 12 (docs/specification.md, sections 3 and 5). */
export function readAvatar(chosen: number | null): Reading<number, 'required' | 'invalid'> {
  if (chosen === null) return refuse('required');
  return Number.isInteger(chosen) && chosen >= 1 && chosen <= AVATARS ? accept(chosen) : refuse('invalid');
}
