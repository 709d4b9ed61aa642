/**
 * Subject of a recorded change at the desk. An entry names its own kind in its path; one in the bin was of one of the
 * others.
 */
export const ACTIVITY_KINDS = [
  'page',
  'menu',
  'alert',
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
