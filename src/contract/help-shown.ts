import { first, type WireFields } from './wire.ts';

/** True if an own forum text waits until a moderator has read it. */
export const isAwaitingModeration = (fields: WireFields): boolean => first(fields, 'field_held') === true;

/** True if a response states that its text mentions not wanting to live: the help lines are shown at once. */
export const isHelpShown = (fields: WireFields): boolean => first(fields, 'field_help_shown') === true;
