import { KIND_NAMES } from './kinds/index.ts';

/**
 * Type of the entry that a desk change is about. An entry's type is in its path; for an entry in the bin it is its
 * former type.
 */
export const ACTIVITY_KINDS = [
  'page',
  'menu',
  ...KIND_NAMES,
  'term',
  'mail',
  'webform',
  'site',
  'media',
  'self-test',
  'release',
  'staff',
  'nurse',
  'person',
  'forum',
  'provider',
  'opening',
  'facts',
  'help-lines',
  'transfer',
] as const;

export type ActivityKind = (typeof ACTIVITY_KINDS)[number];
